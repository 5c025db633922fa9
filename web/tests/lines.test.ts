import { expect, it } from "vitest";

const SOURCES = import.meta.glob<string>(
  ["../src/**/*.{ts,svelte,css}", "./*.ts", "../index.html"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const MOST = 100;
/** Drawings, one a line: the data of their paths has no better place to break. */
const DRAWINGS = "icons.ts";

// Prettier breaks what it can; texts and comments are left to us.
it("keeps every line within the width of a screen", () => {
  const long = Object.entries(SOURCES)
    .filter(([file]) => !file.endsWith(DRAWINGS))
    .flatMap(([file, text]) =>
      text.split("\n").flatMap((line, n) => (line.length > MOST ? [`${file}:${n + 1}`] : [])),
    );
  expect(Object.keys(SOURCES).length).toBeGreaterThan(100);
  expect(long).toEqual([]);
});
