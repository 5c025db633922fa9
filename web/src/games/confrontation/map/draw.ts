// The whole map as SVG markup. Colours are custom properties, so one drawing serves both themes.

import { gates } from "../travel";
import {
  MORDOR,
  REGIONS,
  fixed as f,
  lay,
  type Geometry,
  type Point,
  type Shape,
} from "./geometry";
import { scenery } from "./scenery";

interface MapDrawing {
  svg: string;
  /** Names lie above whatever is lit. */
  names: string;
  geometry: Geometry;
}

const INK = "var(--map-ink)";
const drawn = new Map<string, MapDrawing>();

/** Draws a map of this size once; filters and trees cost time. */
export function mapOf(shape: Shape): MapDrawing {
  const key = JSON.stringify(shape);
  let found = drawn.get(key);
  if (!found) {
    const geometry = lay(shape);
    found = { svg: draw(geometry), names: labels(geometry), geometry };
    drawn.set(key, found);
  }
  return found;
}

const middle = (pair: Point[]): Point => [
  (pair[0]![0] + pair[1]![0]) / 2,
  (pair[0]![1] + pair[1]![1]) / 2,
];

function draw(geometry: Geometry): string {
  const { width: W, height: H, scale: S } = geometry.shape;
  const [west, east] = gates(geometry);
  return (
    defs(geometry) +
    `<rect width="${W}" height="${H}" fill="url(#vellum)"/>` +
    sea(geometry) +
    tints(geometry) +
    `<rect class="grain" width="${W}" height="${H}" filter="url(#grain)" opacity=".5"/>` +
    river(geometry) +
    borders(geometry) +
    scenery(geometry, [west, east]) +
    tunnel(geometry, west, east) +
    arrows(geometry) +
    ornaments(geometry) +
    `<g fill="none" stroke="${INK}">` +
    `<rect x="${5 * S}" y="${5 * S}" width="${W - 10 * S}" height="${H - 10 * S}" ` +
    `stroke-width="${2 * S}"/><rect x="${9.5 * S}" y="${9.5 * S}" width="${W - 19 * S}" ` +
    `height="${H - 19 * S}" stroke-width="${0.8 * S}"/>` +
    `<rect x="${7.3 * S}" y="${7.3 * S}" width="${W - 14.6 * S}" height="${H - 14.6 * S}" ` +
    `stroke-width="${2.6 * S}" stroke-dasharray="${26 * S} ${26 * S}" opacity=".55"/></g>`
  );
}

function defs(geometry: Geometry): string {
  const S = geometry.shape.scale;
  const clips = geometry.outlines
    .map((d, n) => `<clipPath id="land-${n}"><path d="${d}"/></clipPath>`)
    .join("");
  return (
    '<defs><radialGradient id="vellum" cx="50%" cy="45%" r="75%">' +
    '<stop offset="0" stop-color="var(--map-a)"/>' +
    '<stop offset="1" stop-color="var(--map-b)"/></radialGradient>' +
    '<filter id="grain" x="0" y="0" width="100%" height="100%">' +
    '<feTurbulence type="fractalNoise" baseFrequency=".012 .018" numOctaves="4" seed="4" ' +
    'result="n"/><feColorMatrix in="n" values="0 0 0 0 .35  0 0 0 0 .22  0 0 0 0 .06  0 0 0 ' +
    '-1.3 .86"/></filter><filter id="soft">' +
    `<feGaussianBlur stdDeviation="${5 * S}"/></filter>${clips}</defs>`
  );
}

const line = (points: Point[]) => `M${points.map((p) => `${f(p[0])} ${f(p[1])}`).join("L")}`;

/** Ripples along the western and southern shore. */
function sea({ shape, cell, edges, column }: Geometry): string {
  const { margin, height, scale: S } = shape;
  const shore = edges.filter(
    (e) =>
      e.outer &&
      (e.points.every((p) => p[0] < margin + cell[0] * 0.5) ||
        e.points.every((p) => p[1] > height - margin - cell[1] * 0.5 && p[0] < column(3))),
  );
  const ripple = (d: number, n: number) =>
    `<g stroke-width="${(n ? 0.7 : 1.2) * S}" opacity="${0.5 - n * 0.1}" ` +
    `transform="translate(${-d * 0.55 * S} ` +
    `${d * 0.55 * S})">${shore.map((e) => `<path d="${line(e.points)}"/>`).join("")}</g>`;
  return `<g fill="none" stroke="var(--map-water-ink)">${[6, 11, 17, 24].map(ripple).join("")}</g>`;
}

function tints({ outlines, cell }: Geometry): string {
  const wide = Math.min(...cell) * 0.15;
  return REGIONS.map(
    ([, , , , tint], n) =>
      `<g clip-path="url(#land-${n})">` +
      `<path d="${outlines[n]}" fill="var(--t-${tint})" opacity=".13"/>` +
      `<path d="${outlines[n]}" fill="none" stroke="var(--t-${tint})" ` +
      `stroke-width="${wide}" opacity=".42" filter="url(#soft)"/></g>`,
  ).join("");
}

function river({ shape, cell, corner, column, row }: Geometry): string {
  const { width: W, height: H, margin: m, scale: S } = shape;
  const [cw, ch] = cell;
  const A = middle(corner(3, 2));
  const B = middle(corner(2, 3));
  const d =
    `M${f(W - m)} ${f(row(1) + ch * 0.22)}C${f(W - m - cw * 0.3)} ${f(row(1) + ch * 0.15)} ` +
    `${f(W - m - cw * 0.25)} ${f(row(1) + ch * 0.95)} ${f(A[0] + cw * 0.2)} ` +
    f(A[1] - ch * 0.1) +
    `S${f(A[0] - cw * 0.06)} ${f(A[1] + ch * 0.2)} ${f(A[0] - cw * 0.24)} ${f(A[1] + ch * 0.42)}` +
    `S${f(B[0] + cw * 0.42)} ${f(B[1] - ch * 0.02)} ${f(B[0] + cw * 0.12)} ${f(B[1] - ch * 0.02)}` +
    `S${f(B[0] - cw * 0.2)} ${f(B[1] + ch * 0.3)} ${f(B[0] - cw * 0.18)} ${f(B[1] + ch * 0.5)}` +
    `S${f(column(1) + cw * 0.6)} ${f(H - m - ch * 0.1)} ${f(column(1) + cw * 0.55)} ` +
    f(H - m + 4);
  return (
    `<path d="${d}" fill="none" stroke="var(--map-water-ink)" stroke-width="${11 * S}" ` +
    'stroke-linecap="round"/>' +
    `<path d="${d}" fill="none" stroke="var(--map-water)" stroke-width="${8.5 * S}" ` +
    'stroke-linecap="round"/>' +
    `<path d="${d}" fill="none" stroke="var(--map-a)" stroke-width="${1.2 * S}" ` +
    `stroke-dasharray="${14 * S} ${18 * S} ${5 * S} ${10 * S}" opacity=".8"/>`
  );
}

function borders({ shape, edges }: Geometry): string {
  const S = shape.scale;
  const one = (outer: boolean, points: Point[]) =>
    outer
      ? `<path d="${line(points)}" stroke-width="${2.2 * S}" opacity=".95"/>`
      : `<path d="${line(points)}" stroke-width="${1.5 * S}" stroke-dasharray="${7 * S} ` +
        `${4 * S} ${1.5 * S} ${4 * S}" opacity=".75"/>`;
  return (
    `<g fill="none" stroke="${INK}" ` +
    `stroke-linecap="round">${edges.map((e) => one(e.outer, e.points)).join("")}</g>`
  );
}

/** Two gold chevrons: where only the Fellowship may go. */
function chevrons(x: number, y: number, angle: number, size: number): string {
  const d = "M-15-9 0 0-15 9M-4-9 11 0-4 9";
  return (
    `<g transform="translate(${f(x)} ${f(y)}) rotate(${angle}) scale(${size})" fill="none" ` +
    'stroke-linecap="round" stroke-linejoin="round">' +
    `<path d="${d}" stroke="var(--map-halo)" stroke-width="7"/>` +
    `<path d="${d}" stroke="var(--gold-bright)" stroke-width="3.6"/></g>`
  );
}

function tunnel({ shape }: Geometry, west: Point, east: Point): string {
  const S = shape.scale;
  const d = line([west, east]);
  const gate = (p: Point) =>
    `<g transform="translate(${f(p[0])} ${f(p[1])}) ` +
    `scale(${S * (shape.wrap ? 0.72 : 0.95)})">` +
    `<path d="M-15 15v-14a15 16 0 0 1 30 0v14Z" fill="var(--map-peak)" stroke="${INK}" ` +
    `stroke-width="1.6"/><path d="M-9 15V3a9 10 0 0 1 18 0v12Z" fill="${INK}"/>` +
    `<path d="M-15 2l6 0M15 2l-6 0M-11-8l4 4M11-8l-4 4M0-15v6" stroke="${INK}" ` +
    'stroke-width="1.2"/></g>';
  const angle = (Math.atan2(east[1] - west[1], east[0] - west[0]) * 180) / Math.PI;
  const [x, y] = middle([west, east]);
  return (
    `<path d="${d}" stroke="var(--map-halo)" stroke-width="${15 * S}" opacity=".75"/>` +
    `<path d="${d}" stroke="${INK}" stroke-width="${11 * S}" stroke-dasharray="${3 * S} ` +
    `${4 * S}" opacity=".8"/>` +
    gate(west) +
    gate(east) +
    chevrons(x, y, angle, S * 0.85)
  );
}

function arrows({ shape, cell, corner }: Geometry): string {
  const [cw, ch] = cell;
  const A = middle(corner(3, 2));
  const B = middle(corner(2, 3));
  const S = shape.scale;
  return (
    chevrons(
      A[0] - cw * (shape.wrap ? 0.16 : 0.075),
      A[1] + ch * (shape.wrap ? 0.1 : 0.12),
      104,
      S,
    ) + chevrons(B[0] + cw * 0.02, B[1], 168, S)
  );
}

function labels({ shape, cell, centres }: Geometry): string {
  const { label, wrap, labelAt } = shape;
  const [cw, ch] = cell;
  let svg = "";
  REGIONS.forEach(([name, , , dots], n) => {
    const [cx, cy] = centres[n]!;
    const x = cx + (wrap && name === "High Pass" ? -cw * 0.06 : 0);
    const y = cy - ch * labelAt + (n === MORDOR ? ch * 0.045 : 0);
    const cut = name.lastIndexOf(" ");
    const lines = wrap && cut > 0 ? [name.slice(0, cut), name.slice(cut + 1)] : [name];
    lines.forEach((text, k) => {
      svg +=
        `<text x="${f(x)}" y="${f(y + k * label * 0.92 - (lines.length - 1) * label * 0.3)}" ` +
        `text-anchor="middle" font-size="${label}" class="name">${text}</text>`;
    });
    const below = y + (lines.length - 1) * label * 0.62 + label * 0.55;
    for (let k = 0; k < dots; k++) {
      svg +=
        `<circle cx="${f(x + (k - (dots - 1) / 2) * label * 0.42)}" cy="${f(below)}" ` +
        `r="${label * 0.12}" fill="var(--map-label)" stroke="var(--map-halo)" ` +
        `stroke-width="${label * 0.05}"/>`;
    }
  });
  return svg;
}

/** The compass in the north-east, a ship in the south-west. */
function ornaments({ shape, cell }: Geometry): string {
  const { width: W, height: H, margin: m } = shape;
  const [cw, ch] = cell;
  const size = Math.min(cw, ch) * 0.14;
  return (
    `<g transform="translate(${f(W - m - cw * 0.115)} ${f(m + ch * 0.14)}) ` +
    `scale(${size / 20})" stroke="${INK}" stroke-width="1">` +
    '<circle r="15" fill="none"/><circle r="12.5" fill="none" stroke-width=".5"/>' +
    `<path d="M0-21 4-4 0 0ZM21 0 4 4 0 0ZM0 21-4 4 0 0ZM-21 0-4-4 0 0Z" fill="${INK}"/>` +
    '<path d="M0-21-4-4 0 0ZM21 0 4-4 0 0ZM0 21 4 4 0 0ZM-21 0-4 4 0 0Z" ' +
    'fill="var(--map-peak)"/><text y="-23" text-anchor="middle" font-size="9" ' +
    'class="north">N</text></g>' +
    `<g transform="translate(${f(m + cw * 0.12)} ${f(H - m - ch * 0.13)}) ` +
    `scale(${size / 22})" fill="var(--map-peak)" stroke="${INK}" stroke-width="1.3">` +
    '<path d="M-18 6C-10 9 10 9 20 4L14 14C4 17-8 17-14 14Z"/>' +
    '<path d="M0 6V-20M0-18C10-14 12-4 8 4H0ZM0-18C-7-12-9-4-7 4H0"/>' +
    '<path d="M-24 18q6-4 12 0t12 0 12 0 12 0" fill="none" stroke="var(--map-water-ink)"/>' +
    "</g>"
  );
}
