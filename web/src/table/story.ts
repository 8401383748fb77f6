/** The log of a table by days. */
import type { Step } from '$lib/wire-types';

export interface Chapter {
  day: number;
  steps: Step[];
}

/** Steps grouped by day; the scoring of a day closes it. */
export function chapters(log: Step[]): Chapter[] {
  const all: Chapter[] = [];
  let day = 1;
  let open = false;
  for (const step of log) {
    if (!open) all.push({ day, steps: [] });
    open = true;
    all[all.length - 1]!.steps.push(step);
    if (step.scored) {
      day = step.scored.day + 1;
      open = false;
    }
  }
  return all;
}
