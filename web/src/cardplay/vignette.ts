// The small landscape on every card: drawn from the card's number, so that it is the same each
// time. Our own lines only.

const cache = new Map<string, string>();

/** Dawn over hills for the free, dusk over ridges for the enemy, woods and paths for places. */
export function landscape(seed: number, kind: "free" | "shadow" | "place"): string {
  const key = `${kind}${seed}`;
  let drawn = cache.get(key);
  if (!drawn) {
    drawn = draw(seed, kind);
    cache.set(key, drawn);
  }
  return drawn;
}

function draw(seed: number, kind: "free" | "shadow" | "place"): string {
  let state = seed * 9301 + 7;
  const random = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  const n = (value: number) => value.toFixed(1);
  const ridge = (y: number, height: number, peaks: number) => {
    let d = `M0 100V${y}`;
    for (let k = 0; k <= peaks; k++)
      d += `L${n((k * 140) / peaks)} ${n(y - height * random() * (k % 2 ? 1 : 0.35))}`;
    return `${d}V100H0Z`;
  };
  const hills = (y: number, height: number) =>
    `M0 ${y}C30 ${n(y - height * random())} 50 ${n(y + height * 0.5)} 75 ` +
    `${n(y - height * random() * 0.6)}S120 ${n(y - height)} 140 ` +
    `${n(y - height * 0.2)}V100H0Z`;
  const sharp = kind === "shadow";
  let trees = "";
  for (let k = 0; !sharp && k < (kind === "place" ? 14 : 8); k++) {
    const [x, height, y] = [
      4 + random() * 132,
      7 + random() * (kind === "place" ? 16 : 9),
      86 + random() * 10,
    ];
    if (Math.abs(x - 70) > 26)
      trees +=
        `<path d="M${n(x)} ${n(y)}h-4l4-${n(height)} 4 ${n(height)}z" fill="#000" ` +
        'opacity=".26"/>';
  }
  const far = sharp ? ridge(62, 34, 9) : hills(58, 22);
  const middle = sharp || seed % 4 === 0 ? ridge(76, 30, 7) : hills(74, 18);
  return (
    `<rect width="140" height="100" fill="url(#sky-${sharp ? "dusk" : "dawn"})"/>` +
    `<circle cx="${sharp ? 26 : 112}" cy="24" r="${sharp ? 9 : 11}" ` +
    `fill="${sharp ? "#f3b26b" : "#fff6dc"}" opacity=".8"/>` +
    `<path d="${far}" fill="currentColor" opacity=".3"/>` +
    `<path d="${middle}" fill="currentColor" opacity=".5"/>` +
    `<path d="${hills(92, 12)}" fill="currentColor" opacity=".85"/>${trees}`
  );
}
