// What a pointer or a key does to a card, wherever it is drawn: hover and long press look closer, a
// click chooses, Space holds it up.

import type { Desk, Lying } from "./desk.svelte";

const rect = (event: Event) => (event.currentTarget as HTMLElement).getBoundingClientRect();

export function handling<P, L extends Lying>(desk: () => Desk<P, L>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const stop = () => clearTimeout(timer);
  return {
    /** For when what was touched goes away. */
    stop,
    /** The handlers of one thing, to be spread on its button. */
    of: (thing: number) => ({
      onpointerenter(event: PointerEvent) {
        if (event.pointerType !== "mouse" || desk().looked?.held) return;
        const where = rect(event);
        stop();
        timer = setTimeout(() => desk().look(thing, where), 300);
      },
      onpointerleave(event: PointerEvent) {
        stop();
        if (event.pointerType === "mouse" && !desk().looked?.held) desk().look(null);
      },
      onpointerdown(event: PointerEvent) {
        pressed = false;
        if (event.pointerType === "mouse") return;
        const where = rect(event);
        stop();
        timer = setTimeout(() => {
          pressed = true;
          desk().look(thing, where, true);
        }, 450);
      },
      onpointercancel: stop,
      onpointerup: stop,
      onclick(event: MouseEvent) {
        stop();
        if (!pressed)
          desk().touch(thing, (event as PointerEvent).pointerType || "mouse", rect(event));
        pressed = false;
      },
      onkeydown(event: KeyboardEvent) {
        if (event.key !== " ") return;
        event.preventDefault();
        if (desk().looked?.thing === thing) desk().look(null);
        else desk().look(thing, rect(event), true);
      },
      onblur() {
        const looked = desk().looked;
        if (looked?.thing === thing && !looked.held) desk().look(null);
      },
      oncontextmenu: (event: MouseEvent) => event.preventDefault(),
    }),
  };
}
