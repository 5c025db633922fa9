// Who plays by keyboard must never be lost: where focus goes when what had it is gone.

let keyed = false;
addEventListener("keydown", () => (keyed = true), true);
addEventListener("pointerdown", () => (keyed = false), true);

/** Whether the last thing anybody did was done with a key. */
export function byKeys(): boolean {
  return keyed;
}

/** Nothing has focus. */
export function adrift(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Somebody is writing or reading elsewhere: leave them alone. */
export function engaged(): boolean {
  return document.activeElement?.closest("dialog, input, textarea, select, [role=log]") != null;
}

/** A key that is meant for something else: the browser, a field, a dialog. */
export function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const field = target.closest("input, textarea, select, dialog") !== null;
  return event.ctrlKey || event.metaKey || event.altKey || field;
}

export function focusOn(element: HTMLElement | SVGElement | null | undefined): void {
  element?.focus({ preventScroll: true });
}

/** What has closed gives focus to the place where the table rests. */
export function rest(): void {
  if (adrift()) focusOn(document.querySelector<HTMLElement>("[data-rest]"));
}
