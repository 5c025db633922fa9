// Saved line-ups: five outposts in the order they are asked for, then those who stay at home.

interface Lineup {
  name: string;
  characters: number[];
}

const FIELD = 9;

export function parse(text: string | null): Lineup[] {
  if (!text) return [];
  try {
    const data: unknown = JSON.parse(text);
    return Array.isArray(data) ? data.filter(isLineup) : [];
  } catch {
    return [];
  }
}

function isLineup(data: unknown): data is Lineup {
  const lineup = data as Partial<Lineup> | null;
  return (
    typeof lineup?.name === "string" &&
    Array.isArray(lineup.characters) &&
    lineup.characters.length === FIELD &&
    lineup.characters.every((id) => Number.isInteger(id))
  );
}

/** A line-up can be used only with the very characters it was made of. */
export function fits(lineup: Lineup, roster: number[]): boolean {
  const sorted = (ids: number[]) => [...ids].sort((a, b) => a - b).join();
  return sorted(lineup.characters) === sorted(roster);
}

export function saved(all: Lineup[], lineup: Lineup): Lineup[] {
  return [lineup, ...all.filter((other) => other.name !== lineup.name)].slice(0, 24);
}

export function shuffled(ids: number[], chance: () => number): number[] {
  const left = [...ids];
  for (let n = left.length - 1; n > 0; n--) {
    const k = Math.floor(chance() * (n + 1));
    [left[n], left[k]] = [left[k]!, left[n]!];
  }
  return left;
}

export function swapped(ids: number[], a: number, b: number): number[] {
  return ids.map((id) => (id === a ? b : id === b ? a : id));
}

/**
 * A line-up as a hint would have it: these in the first places that are still open, and everybody
 * else as they were.
 */
export function hinted(ids: number[], settled: number, wanted: number[]): number[] {
  return wanted.reduce((line, id, n) => swapped(line, line[settled + n]!, id), ids);
}
