// What grows and stands in each region, sorted so that what is nearer covers what is farther.

import { GAP_OF_ROHAN, HIGH_PASS, MORDOR, type Geometry, type Point } from "./geometry";
import { glyphs, type Glyph } from "./glyphs";

interface Placed {
  x: number;
  y: number;
  drawing: string;
}

export function scenery(geometry: Geometry, keepClear: Point[]): string {
  const { shape, cell, centres, chance, column, row } = geometry;
  const { width, height, margin } = shape;
  const [cw, ch] = cell;
  const u = Math.min(cw, ch);
  const r = (a: number, b: number) => a + (b - a) * chance();
  const g = glyphs(shape.scale, chance);
  const all: Placed[] = [];
  const put = (glyph: Glyph, x: number, y: number, s: number) =>
    all.push({ x, y, drawing: glyph(x, y, s) });

  /** So many around the middle of a region, which stays clear for the pieces. */
  function ring(
    region: number,
    glyph: Glyph,
    count: number,
    size: Point,
    from = 0.3,
    to = 0.47,
    arc?: Point,
  ): void {
    const [cx, cy] = centres[region]!;
    for (let k = 0; k < count; k++) {
      const part = (k + r(0.1, 0.9)) / count;
      const angle = arc ? arc[0] + (arc[1] - arc[0]) * part : part * 6.283;
      const far = r(from, to);
      const x = cx + Math.cos(angle) * cw * far;
      const y = cy + Math.sin(angle) * ch * far + u * 0.06;
      put(
        glyph,
        Math.max(margin + u * 0.08, Math.min(width - margin - u * 0.08, x)),
        Math.max(margin + u * 0.16, Math.min(height - margin - u * 0.03, y)),
        u * r(size[0], size[1]),
      );
    }
  }

  for (const region of [6, 7, 8, 9]) {
    const [cx, cy] = centres[region]!;
    for (let k = 0; k < (region === GAP_OF_ROHAN ? 7 : 13); k++) {
      let x = cx + r(-1, 1) * cw * 0.4;
      const y = cy + r(-1, 1) * ch * 0.4 + u * 0.07;
      if (Math.abs(x - cx) < cw * 0.2 && Math.abs(y - cy) < ch * 0.3)
        x += (x < cx ? -1 : 1) * cw * 0.22;
      if (region === HIGH_PASS && (x - column(3)) / cw + (row(1) - y) / ch > 1.35) continue;
      if (region === GAP_OF_ROHAN && (x - margin) / cw + (height - margin - y) / ch < 0.55)
        continue;
      put(g.peak, x, y, u * r(0.17, 0.28));
    }
  }
  ring(0, g.burrow, 3, [0.13, 0.17], 0.34, 0.4, [0.5, 2.6]);
  ring(0, g.tree, 6, [0.07, 0.1], 0.36, 0.46);
  ring(0, g.hill, 4, [0.12, 0.18], 0.34, 0.44);
  ring(1, g.hill, 6, [0.12, 0.18]);
  ring(1, g.ruin, 2, [0.11, 0.14], 0.36, 0.42, [0.4, 1.2]);
  ring(1, g.tree, 4, [0.07, 0.09], 0.36, 0.46);
  ring(2, g.hill, 5, [0.11, 0.16]);
  ring(2, g.tuft, 8, [0.07, 0.1]);
  ring(2, g.ruin, 1, [0.12, 0.13], 0.38, 0.4, [2.2, 2.6]);
  ring(3, g.hill, 5, [0.14, 0.2]);
  ring(3, g.tree, 11, [0.08, 0.11], 0.34, 0.48);
  ring(4, g.tree, 10, [0.08, 0.11], 0.33, 0.47);
  ring(4, g.hill, 3, [0.12, 0.16], 0.34, 0.42);
  ring(5, g.tuft, 10, [0.08, 0.11]);
  ring(5, g.hill, 5, [0.13, 0.19]);
  ring(10, g.tree, 42, [0.09, 0.14], 0.27, 0.49);
  ring(11, g.tree, 34, [0.09, 0.14], 0.29, 0.48, [0.7, 5.4]);
  ring(12, g.tuft, 16, [0.08, 0.12], 0.28, 0.48);
  ring(12, g.hill, 3, [0.12, 0.16], 0.36, 0.44);
  ring(13, g.marsh, 11, [0.1, 0.13], 0.28, 0.46);
  ring(13, g.peak, 4, [0.13, 0.17], 0.4, 0.46, [0.6, 1.9]);
  ring(14, g.hill, 4, [0.13, 0.18], 0.36, 0.46, [2.6, 4.4]);
  ring(14, g.tower, 1, [0.2, 0.21], 0.38, 0.38, [0.15, 0.35]);
  ring(14, g.tree, 5, [0.07, 0.09], 0.38, 0.46, [3.6, 5.5]);
  ring(14, g.tuft, 6, [0.08, 0.1]);
  for (let k = 0; k < 13; k++) {
    put(
      g.peak,
      column(3) + cw * 0.1 + (k / 12) * cw * 0.86,
      row(3) + ch * 0.2 + r(-1, 1) * ch * 0.03,
      u * r(0.12, 0.17),
    );
  }
  for (let k = 0; k < 9; k++) {
    put(
      g.peak,
      column(3) + cw * 0.1 + r(-1, 1) * cw * 0.03,
      row(3) + ch * (0.3 + (0.68 * k) / 9),
      u * r(0.12, 0.17),
    );
  }
  put(g.volcano, centres[MORDOR]![0] + cw * 0.26, height - margin - u * 0.06, u * 0.42);

  const near = (p: Placed) =>
    keepClear.some(([x, y]) => Math.hypot((p.x - x) / cw, (p.y - u * 0.06 - y) / ch) < 0.14);
  return all
    .filter((p) => !near(p))
    .sort((a, b) => a.y - b.y)
    .map((p) => p.drawing)
    .join("");
}
