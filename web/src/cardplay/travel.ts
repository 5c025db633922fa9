// A card that lies elsewhere than before goes there on its own feet. Who wants no motion sees none.

const still = matchMedia("(prefers-reduced-motion: reduce)");

export function travelling() {
  let old = new Map<string, DOMRect>();
  const all = () => [...document.querySelectorAll<HTMLElement>(".cardb[data-thing]")];
  return {
    before() {
      if (still.matches) return;
      old = new Map(all().map((each) => [each.dataset.thing!, each.getBoundingClientRect()]));
    },
    after() {
      if (still.matches) return;
      for (const each of all()) {
        const from = old.get(each.dataset.thing!);
        const to = each.getBoundingClientRect();
        if (!from || to.width === 0 || from.width === 0) continue;
        const [x, y] = [from.left - to.left, from.top - to.top];
        if (Math.hypot(x, y) < 12) continue;
        each.animate(
          [
            {
              transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`,
              transformOrigin: "0 0",
              zIndex: 9,
            },
            { transform: "none", transformOrigin: "0 0", zIndex: 9 },
          ],
          {
            duration: 240,
            easing: "cubic-bezier(.2,.7,.2,1)",
          },
        );
      }
      old.clear();
    },
  };
}
