// One flat list of what can be done now, for the option list and the number keys alike.

import { beginnings, matching, single } from "./options";
import type { Option } from "./protocol";
import type { Table } from "./table.svelte";

export interface Choice {
  key: string;
  label: string;
  more?: string;
  on?: boolean;
  act: () => void;
  point: () => void;
  unpoint: () => void;
}

/** What a game calls its things; null where a thing has no name worth a line of its own. */
type Namer = (thing: number) => string | null;

export function choices(table: Table, name: Namer): Choice[] {
  const question = table.question;
  if (!question) return [];
  const unpoint = () => (table.pointed = []);
  const whole = (option: Option): Choice => ({
    key: `o${option.id}`,
    label: option.label,
    ...(table.previews.get(option.id)?.brief ? { more: table.previews.get(option.id)!.brief } : {}),
    ...(single(question) ? {} : { on: table.picks.includes(option.id) }),
    act: () => table.choose(option),
    point: () => (table.pointed = option.things),
    unpoint,
  });
  if (table.doubt.length > 0) return table.doubt.map(whole);
  if (table.passing.length > 0) return table.passing.map(whole);
  const meant = matching(question.options, table.chosen);
  const paired = meant.filter((option) => option.things.length > 1);
  // Many moves are easier to read piece by piece.
  if (table.chosen.length > 0 || paired.length < 6) return meant.map(whole);
  const grouped = beginnings(paired).map((thing): Choice => {
    const count = paired.filter((option) => option.things[0] === thing).length;
    return {
      key: `t${thing}`,
      label: name(thing) ?? "",
      more: count === 1 ? "one way" : `${count} ways`,
      act: () => table.touch(thing),
      point: () => (table.pointed = [thing]),
      unpoint,
    };
  });
  return [...grouped, ...meant.filter((option) => option.things.length < 2).map(whole)];
}
