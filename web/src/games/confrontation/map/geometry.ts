// The lattice of the map: sixteen regions on a 4x4 grid whose diagonals are the ranks. Each inner
// corner is split in two, so that exactly the rulebook's neighbours share an edge. Everything is
// drawn from a seed.

export type Point = readonly [number, number];

export interface Shape {
  width: number;
  height: number;
  margin: number;
  /** Size of region names. */
  label: number;
  /** Thickness of lines. */
  scale: number;
  /** How far above the middle a name stands, in parts of a region's height. */
  labelAt: number;
  /** Names of two words go on two lines. */
  wrap: boolean;
}

/** Name, column, rank's row, dots, tint; in the order of the game's region numbers. */
export const REGIONS: readonly (readonly [string, number, number, number, string])[] = [
  ["The Shire", 0, 0, 4, "shire"],
  ["Arthedain", 1, 0, 2, "north"],
  ["Cardolan", 0, 1, 2, "north"],
  ["Rhudaur", 2, 0, 2, "east"],
  ["Eregion", 1, 1, 2, "wood"],
  ["Enedwaith", 0, 2, 2, "east"],
  ["High Pass", 3, 0, 1, "mount"],
  ["Misty Mountains", 2, 1, 1, "mount"],
  ["Caradhras", 1, 2, 1, "mount"],
  ["Gap of Rohan", 0, 3, 1, "mount"],
  ["Mirkwood", 3, 1, 2, "wood"],
  ["Fangorn", 2, 2, 2, "wood"],
  ["Rohan", 1, 3, 2, "gold"],
  ["Dagorlad", 3, 2, 2, "ash"],
  ["Gondor", 2, 3, 2, "gold"],
  ["Mordor", 3, 3, 4, "mordor"],
];
const numberOf = (name: string): number => REGIONS.findIndex(([each]) => each === name);
export const HIGH_PASS = numberOf("High Pass");
export const GAP_OF_ROHAN = numberOf("Gap of Rohan");
export const MORDOR = numberOf("Mordor");

export const fixed = (n: number): string => n.toFixed(1);

/** Mulberry32: small, fast, and the same everywhere. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

interface Edge {
  points: Point[];
  /** On the rim of the map. */
  outer: boolean;
  start: Point;
}

export interface Geometry {
  shape: Shape;
  /** Width and height of one cell. */
  cell: Point;
  /** Outline of each region as path data. */
  outlines: string[];
  centres: Point[];
  edges: Edge[];
  /** The corners of the lattice; inner ones are two points. */
  corner: (column: number, row: number) => Point[];
  column: (n: number) => number;
  row: (n: number) => number;
  /** The next number from 0 to 1 of this map's dice. */
  chance: () => number;
}

export function lay(shape: Shape, seed = 7): Geometry {
  const { width, height, margin } = shape;
  const chance = dice(seed);
  const between = (a: number, b: number) => a + (b - a) * chance();
  const column = (n: number) => margin + ((width - 2 * margin) * n) / 4;
  const row = (n: number) => margin + ((height - 2 * margin) * n) / 4;
  const cw = (width - 2 * margin) / 4;
  const ch = (height - 2 * margin) / 4;

  const corners: Point[][] = [];
  for (let a = 0; a < 5; a++) {
    for (let b = 0; b < 5; b++) {
      const inner = a > 0 && a < 4 && b > 0 && b < 4;
      let x = column(a);
      let y = row(b);
      if (a > 0 && a < 4) x += between(-1, 1) * cw * 0.05;
      if (b > 0 && b < 4) y += between(-1, 1) * ch * 0.05;
      corners.push(
        inner
          ? [
              [x - cw * 0.15, y - ch * 0.15],
              [x + cw * 0.15, y + ch * 0.15],
            ]
          : [[x, y]],
      );
    }
  }
  const corner = (a: number, b: number) => corners[a * 5 + b]!;

  const onRim = ([x, y]: Point) =>
    x < margin + 2 || x > width - margin - 2 || y < margin + 2 || y > height - margin - 2;
  const key = (p: Point) => `${fixed(p[0])}_${fixed(p[1])}`;
  const known = new Map<string, Edge>();

  /** A wobbly line between two corners; both regions beside it share it. */
  function edge(p: Point, q: Point): Point[] {
    const [k1, k2] = [key(p), key(q)];
    const name = k1 < k2 ? k1 + k2 : k2 + k1;
    let found = known.get(name);
    if (!found) {
      const [start, end] = k1 < k2 ? [p, q] : [q, p];
      const outer = onRim(start) && onRim(end);
      let points: Point[] = [start, end];
      for (let n = 0; n < 4; n++) points = wobble(points, outer ? 0.09 : 0.13);
      found = { points, outer, start };
      known.set(name, found);
    }
    return key(found.start) === k1 ? found.points : [...found.points].reverse();
  }

  function wobble(points: Point[], amount: number): Point[] {
    const more: Point[] = [];
    for (let m = 0; m < points.length - 1; m++) {
      const [a, b] = [points[m]!, points[m + 1]!];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const d = between(-1, 1) * length * amount;
      more.push(a, [
        (a[0] + b[0]) / 2 - ((b[1] - a[1]) / length) * d,
        (a[1] + b[1]) / 2 + ((b[0] - a[0]) / length) * d,
      ]);
    }
    more.push(points[points.length - 1]!);
    return more;
  }

  const outlines: string[] = [];
  const centres: Point[] = [];
  REGIONS.forEach(([, a, b], region) => {
    const [tl, tr] = [corner(a, b), corner(a + 1, b)];
    const [br, bl] = [corner(a + 1, b + 1), corner(a, b + 1)];
    const around: Point[] = [tl[tl.length - 1]!];
    // Two corners of the map are cut off, for the compass and the ship.
    if (region === HIGH_PASS)
      around.push([column(3) + cw * 0.62, margin], [width - margin, row(0) + ch * 0.42]);
    else around.push(...tr);
    around.push(br[0]!);
    if (region === GAP_OF_ROHAN)
      around.push([column(0) + cw * 0.38, height - margin], [margin, row(3) + ch * 0.58]);
    else around.push(...[...bl].reverse());
    let path = "";
    around.forEach((p, n) => {
      for (const q of edge(p, around[(n + 1) % around.length]!).slice(n ? 1 : 0)) {
        path += `${path ? "L" : "M"}${fixed(q[0])} ${fixed(q[1])}`;
      }
    });
    outlines.push(path + "Z");
    let x = column(a) + cw / 2;
    let y = row(b) + ch / 2;
    if (region === HIGH_PASS) [x, y] = [x - cw * 0.06, y + ch * 0.04];
    if (region === GAP_OF_ROHAN) [x, y] = [x + cw * 0.06, y - ch * 0.04];
    centres.push([x, y]);
  });
  return {
    shape,
    cell: [cw, ch],
    outlines,
    centres,
    edges: [...known.values()],
    corner,
    column,
    row,
    chance,
  };
}
