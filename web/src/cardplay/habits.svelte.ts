// How far a player wants to pass by itself, and where to be asked all the same.

import { keep, recall } from "../lib/settings.svelte";
import type { Moment, Until } from "./flow";

export class Habits {
  /** The wish of this moment. */
  until: Until = $state.raw(null);
  /** Pass wherever nothing can be done, though others may notice. */
  quietly: boolean = $state(false);
  /** The phases in which to ask even then. */
  asking: string[] = $state.raw([]);

  /** They are remembered under a game's key. */
  constructor(private readonly key: string) {
    this.quietly = recall(`${key}.quiet`) === "on";
    this.asking = (recall(`${key}.ask`) ?? "").split(",").filter(Boolean);
  }

  passTo(to: "decision" | "phase" | "round", now: Moment): void {
    this.until = { to, ...now };
  }

  hush(): void {
    this.quietly = !this.quietly;
    keep(`${this.key}.quiet`, this.quietly ? "on" : "off");
  }

  askIn(phase: string): void {
    this.asking = this.asking.includes(phase)
      ? this.asking.filter((each) => each !== phase)
      : [...this.asking, phase];
    keep(`${this.key}.ask`, this.asking.join(","));
  }
}
