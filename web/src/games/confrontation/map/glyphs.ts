// The little drawings of the atlas: peaks, hills, trees, ruins. Each stands on (x, y) and is about
// s high.

import { fixed as f } from "./geometry";

export type Glyph = (x: number, y: number, s: number) => string;

const INK = "var(--map-ink)";
const SOFT = "var(--map-ink-soft)";

export function glyphs(scale: number, chance: () => number) {
  const S = scale;
  const r = (a: number, b: number) => a + (b - a) * chance();

  const peak: Glyph = (x, y, s) => {
    const w = s * r(0.9, 1.15);
    const h = s * r(0.95, 1.3);
    const k = r(-0.12, 0.12) * w;
    let hatching = "";
    for (let n = 0; n < 4; n++) {
      const t = 0.22 + n * 0.19;
      hatching +=
        `M${f(x + k + (w * 0.62 - k) * t)} ` +
        `${f(y - h + h * t)}l${f(-w * 0.16 * (1 - t * 0.3))} ${f(h * 0.25)}`;
    }
    const right = `Q${f(x + w * 0.25)} ${f(y - h * 0.55)} ${f(x + w * 0.62)} ${f(y)}`;
    return (
      `<path d="M${f(x - w * 0.62)} ${f(y)}Q${f(x - w * 0.2)} ${f(y - h * 0.5)} ` +
      `${f(x + k)} ${f(y - h)}${right}Z" fill="var(--map-peak)" stroke="${INK}" ` +
      `stroke-width="${1.3 * S}" stroke-linejoin="round"/>` +
      `<path d="M${f(x + k)} ${f(y - h)}${right}L${f(x + w * 0.1)} ` +
      `${f(y)}Q${f(x + w * 0.02)} ${f(y - h * 0.5)} ${f(x + k)} ${f(y - h)}Z" ` +
      'fill="var(--map-peak-sh)" opacity=".55"/>' +
      `<path d="${hatching}" stroke="${INK}" stroke-width="${0.9 * S}" fill="none" opacity=".8"/>`
    );
  };

  const hill: Glyph = (x, y, s) =>
    `<path d="M${f(x - s * 0.7)} ${f(y)}Q${f(x - s * 0.3)} ${f(y - s * 0.62)} ` +
    `${f(x + s * 0.05)} ${f(y - s * 0.5)}Q${f(x + s * 0.4)} ${f(y - s * 0.42)} ` +
    `${f(x + s * 0.75)} ${f(y)}" fill="var(--map-a)" fill-opacity=".7" stroke="${SOFT}" ` +
    `stroke-width="${1.2 * S}" stroke-linecap="round"/>` +
    `<path d="M${f(x + s * 0.2)} ${f(y - s * 0.34)}l${f(s * 0.12)} ` +
    `${f(s * 0.16)}m${f(s * 0.06)} ${f(-s * 0.06)}l${f(s * 0.1)} ${f(s * 0.14)}" ` +
    `stroke="${SOFT}" stroke-width="${0.9 * S}"/>`;

  const pine: Glyph = (x, y, s) =>
    `<path d="M${f(x)} ${f(y)}v${f(-s * 0.25)}M${f(x - s * 0.3)} ${f(y - s * 0.2)}L${f(x)} ` +
    `${f(y - s * 1.05)}L${f(x + s * 0.3)} ${f(y - s * 0.2)}Z" fill="var(--map-tree)" ` +
    `stroke="var(--map-tree-ink)" stroke-width="${1.1 * S}" stroke-linejoin="round"/>`;
  const oak: Glyph = (x, y, s) =>
    `<path d="M${f(x)} ${f(y)}v${f(-s * 0.4)}" stroke="var(--map-tree-ink)" ` +
    `stroke-width="${1.4 * S}"/>` +
    `<path d="M${f(x - s * 0.36)} ${f(y - s * 0.35)}c${f(-s * 0.2)} ${f(-s * 0.3)} ` +
    `${f(s * 0.05)} ${f(-s * 0.55)} ${f(s * 0.3)} ${f(-s * 0.5)}c${f(s * 0.1)} ` +
    `${f(-s * 0.2)} ${f(s * 0.5)} ${f(-s * 0.1)} ${f(s * 0.42)} ` +
    `${f(s * 0.15)}c${f(s * 0.22)} ${f(s * 0.15)} ${f(s * 0.05)} ${f(s * 0.45)} ` +
    `${f(-s * 0.15)} ${f(s * 0.38)}Z" fill="var(--map-tree)" stroke="var(--map-tree-ink)" ` +
    `stroke-width="${1.1 * S}"/>`;
  const tree: Glyph = (x, y, s) => (chance() < 0.35 ? pine(x, y, s) : oak(x, y, s));

  const tuft: Glyph = (x, y, s) =>
    `<path d="M${f(x - s * 0.3)} ${f(y)}q${f(s * 0.05)} ${f(-s * 0.3)} ${f(-s * 0.08)} ` +
    `${f(-s * 0.45)}M${f(x)} ${f(y)}q0 ${f(-s * 0.4)} ${f(s * 0.05)} ` +
    `${f(-s * 0.6)}M${f(x + s * 0.3)} ${f(y)}q0 ${f(-s * 0.25)} ${f(s * 0.15)} ` +
    `${f(-s * 0.4)}" stroke="${SOFT}" stroke-width="${1.1 * S}" fill="none" ` +
    'stroke-linecap="round"/>';

  const ruin: Glyph = (x, y, s) =>
    `<path d="M${f(x - s * 0.5)} ` +
    `${f(y)}v${f(-s * 0.7)}h${f(s * 0.22)}v${f(s * 0.25)}h${f(s * 0.12)}v${f(-s * 0.4)}` +
    `h${f(s * 0.25)}v${f(s * 0.55)}h${f(s * 0.14)}v${f(s * 0.3)}Z" ` +
    `fill="var(--map-peak)" stroke="${INK}" stroke-width="${1.2 * S}"/>`;

  const marsh: Glyph = (x, y, s) =>
    `<path d="M${f(x - s * 0.6)} ${f(y)}h${f(s * 0.5)}m${f(s * 0.2)} ` +
    `0h${f(s * 0.5)}M${f(x - s * 0.3)} ${f(y + s * 0.22)}h${f(s * 0.7)}" stroke="${SOFT}" ` +
    `stroke-width="${1.1 * S}" fill="none"/>` +
    tuft(x, y, s * 0.7);

  const burrow: Glyph = (x, y, s) =>
    `<path d="M${f(x - s * 0.9)} ${f(y)}Q${f(x - s * 0.6)} ${f(y - s * 0.9)} ${f(x)} ` +
    `${f(y - s * 0.88)}Q${f(x + s * 0.7)} ${f(y - s * 0.8)} ${f(x + s * 0.9)} ${f(y)}Z" ` +
    `fill="var(--t-shire)" fill-opacity=".55" stroke="${INK}" stroke-width="${1.2 * S}"/>` +
    `<circle cx="${f(x)}" cy="${f(y - s * 0.3)}" r="${f(s * 0.24)}" fill="var(--map-peak)" ` +
    `stroke="${INK}" stroke-width="${1.2 * S}"/>` +
    `<path d="M${f(x)} ${f(y - s * 0.54)}v${f(s * 0.48)}" stroke="${INK}" ` +
    `stroke-width="${0.9 * S}"/>` +
    `<path d="M${f(x + s * 0.5)} ${f(y - s * 0.6)}v${f(-s * 0.3)}" stroke="${INK}" ` +
    `stroke-width="${2 * S}"/>`;

  const tower: Glyph = (x, y, s) =>
    `<path d="M${f(x - s * 0.9)} ${f(y)}h${f(s * 1.8)}l${f(-s * 0.2)} ` +
    `${f(-s * 0.35)}h${f(-s * 1.4)}ZM${f(x - s * 0.6)} ` +
    `${f(y - s * 0.35)}h${f(s * 1.2)}l${f(-s * 0.15)} ` +
    `${f(-s * 0.35)}h${f(-s * 0.9)}ZM${f(x - s * 0.3)} ` +
    `${f(y - s * 0.7)}h${f(s * 0.6)}l${f(-s * 0.1)} ` +
    `${f(-s * 0.35)}h${f(-s * 0.4)}ZM${f(x - s * 0.1)} ${f(y - s * 1.05)}l${f(s * 0.1)} ` +
    `${f(-s * 0.75)}l${f(s * 0.1)} ${f(s * 0.75)}Z" fill="var(--map-peak)" stroke="${INK}" ` +
    `stroke-width="${1.2 * S}" stroke-linejoin="round"/>`;

  const volcano: Glyph = (x, y, s) =>
    `<path d="M${f(x - s * 0.8)} ${f(y)}Q${f(x - s * 0.25)} ${f(y - s * 0.35)} ` +
    `${f(x - s * 0.14)} ${f(y - s * 0.85)}q${f(s * 0.06)} ${f(s * 0.08)} ${f(s * 0.13)} ` +
    `0q${f(s * 0.06)} ${f(s * 0.08)} ${f(s * 0.14)} 0Q${f(x + s * 0.25)} ` +
    `${f(y - s * 0.35)} ${f(x + s * 0.8)} ${f(y)}Z" fill="var(--map-peak-sh)" ` +
    `stroke="${INK}" stroke-width="${1.4 * S}"/>` +
    `<path d="M${f(x - s * 0.1)} ${f(y - s * 0.82)}q${f(s * 0.06)} ${f(s * 0.3)} ` +
    `${f(-s * 0.06)} ${f(s * 0.5)}M${f(x + s * 0.06)} ${f(y - s * 0.82)}q0 ${f(s * 0.2)} ` +
    `${f(s * 0.12)} ${f(s * 0.44)}" stroke="var(--sh)" stroke-width="${2 * S}" ` +
    'fill="none"/>' +
    `<path d="M${f(x)} ${f(y - s * 0.9)}c${f(-s * 0.3)} ${f(-s * 0.2)} ${f(s * 0.2)} ` +
    `${f(-s * 0.32)} ${f(-s * 0.05)} ${f(-s * 0.55)}c${f(-s * 0.2)} ${f(-s * 0.2)} ` +
    `${f(s * 0.25)} ${f(-s * 0.3)} ${f(s * 0.1)} ${f(-s * 0.5)}" stroke="${SOFT}" ` +
    `stroke-width="${3 * S}" fill="none" stroke-linecap="round" opacity=".7"/>`;

  return { peak, hill, tree, tuft, ruin, marsh, burrow, tower, volcano };
}
