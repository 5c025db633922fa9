// Where things go on a board of this size. All in pixels, so that pieces keep their shape.

import type { Geometry, Shape } from "./map/geometry";
import type { Piece } from "./picture";

interface Spot {
  piece: Piece;
  x: number;
  y: number;
  size: number;
  /** How many stand in the same region. */
  crowd: number;
}

/**
 * Narrow boards get the tall map. Heights step, so that a resize does not redraw at every pixel.
 */
export function shapeFor(width: number, height: number): Shape {
  const ratio = height / Math.max(1, width);
  if (width < 640) {
    const tall = step(780 * ratio, 700, 1240);
    return {
      width: 780,
      height: tall,
      margin: 20,
      label: 28,
      scale: 1.75,
      labelAt: 0.335,
      wrap: true,
    };
  }
  return {
    width: 1080,
    height: step(1080 * ratio, 520, 860),
    margin: 26,
    label: 21,
    scale: 1,
    labelAt: 0.29,
    wrap: false,
  };
}

function step(wish: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, wish)) / 20) * 20;
}

export function places(pieces: Piece[], geometry: Geometry, width: number, height: number): Spot[] {
  const { shape, cell, centres } = geometry;
  const cellWidth = (cell[0] / shape.width) * width;
  const cellHeight = (cell[1] / shape.height) * height;
  const full = shape.wrap
    ? Math.min(46, cellWidth * 0.46)
    : Math.min(62, cellHeight * 0.4, cellWidth * 0.27);
  const perRow = shape.wrap ? 2 : 4;
  const spots: Spot[] = [];
  for (let region = 0; region < 16; region++) {
    const here = pieces.filter((piece) => piece.region === region);
    const rows = Math.ceil(here.length / perRow);
    const fits = (cellWidth * 0.98) / (Math.min(here.length, perRow) * 1.22);
    const size = Math.min(fits, rows > 2 ? full * 0.68 : rows > 1 ? full * 0.84 : full);
    const [cx, cy] = centres[region]!;
    const left = (cx / shape.width) * width;
    const top = (cy / shape.height) * height + cellHeight * (shape.wrap ? 0.12 : 0.07);
    here.forEach((piece, n) => {
      const line = Math.floor(n / perRow);
      const inLine = Math.min(perRow, here.length - line * perRow);
      const gap = Math.min(size * 1.24, (cellWidth * 0.96) / inLine);
      spots.push({
        piece,
        x: left + ((n % perRow) - (inLine - 1) / 2) * gap,
        y: top + (line - (rows - 1) / 2) * size * 1.14,
        size,
        crowd: here.length,
      });
    });
  }
  // Keep the order of things, so that a piece that moves is the same element and travels.
  return spots.sort((a, b) => a.piece.thing - b.piece.thing);
}
