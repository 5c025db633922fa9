import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["dist"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // TypeScript finds names that are not there, and knows the browser's.
      "no-undef": "off",
      // With noUncheckedIndexedAccess every index may miss. What the server sends does not: "!"
      // says so.
      "@typescript-eslint/no-non-null-assertion": "off",
      // A number reads the same in a text as by itself.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // A name that begins with "_" says that it is there for its place alone.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      // An empty text, or a flag that is not set, is as good as none.
      "@typescript-eslint/prefer-nullish-coalescing": [
        "error",
        { ignorePrimitives: { string: true, boolean: true } },
      ],
      // Handlers are arrows, and nobody looks at what they give back.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // "void question;" in an effect names what it waits for.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // A getter can be overridden by another that works something out; a field cannot.
      "@typescript-eslint/class-literal-property-style": "off",
      // Sets and maps are made anew when something changes, and never changed where they are seen.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // What these put into the page are drawings of our own, constants or made from a seed.
    files: [
      "src/cardplay/Face.svelte",
      "src/games/*/HomeArt.svelte",
      "src/games/confrontation/BoardMap.svelte",
      "src/games/confrontation/Piece.svelte",
      "src/shared/Icon.svelte",
    ],
    rules: { "svelte/no-at-html-tags": "off" },
  },
  {
    files: ["**/*.js"],
    extends: [ts.configs.disableTypeChecked],
  },
);
