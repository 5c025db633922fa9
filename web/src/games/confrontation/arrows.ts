// The keyboard on the map.

/** Arrow keys go to the nearest thing in that direction, lit or not. */
export function arrows(event: KeyboardEvent, frame: HTMLElement | undefined): void {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
    event.key
  ];
  const from = document.activeElement;
  if (!way || !frame || !from || !frame.contains(from)) return;
  event.preventDefault();
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: { element: HTMLElement; far: number } | null = null;
  for (const element of frame.querySelectorAll<HTMLElement>("[data-thing]")) {
    const [a, b] = middle(element);
    const along = (a - x) * way[0]! + (b - y) * way[1]!;
    const aside = Math.abs((a - x) * way[1]!) + Math.abs((b - y) * way[0]!);
    if (element === from || along < 4) continue;
    const far = along + aside * 2.2;
    if (!best || far < best.far) best = { element, far };
  }
  best?.element.focus();
}
