import type { RuleSection } from "../games/game";

/**
 * The section a cited rule is in; rules about a single character fall to the section given last.
 */
export function sectionFor(sections: RuleSection[], rule: string, otherwise = 0): number {
  const name = rule.replace(/^\d+:\s*/, "").toLowerCase();
  const at = sections.findIndex((section) =>
    section.rules.some((each) => each.toLowerCase() === name),
  );
  return at >= 0 ? at : otherwise;
}
