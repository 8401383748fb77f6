/** Positions of a replay: 0 is the table before the first move, n the table after move n. */
import type { Line, Replay, Scene, Step } from '$wire';

export interface Mark {
  day: number;
  at: number;
}

export function sceneAt(replay: Replay, at: number): Scene {
  return replay.steps[at - 1]?.scene ?? replay.start;
}

/** Where each day begins. */
export function dayMarks(replay: Replay): Mark[] {
  const marks: Mark[] = [{ day: replay.start.day, at: 0 }];
  replay.steps.forEach((step, before) => {
    const day = step.scene?.day;
    if (day !== undefined && day > marks.at(-1)!.day) marks.push({ day, at: before + 1 });
  });
  return marks;
}

/** Where a key leads, or null if it means nothing here. */
export function keyTarget(key: string, at: number, last: number): number | null {
  const target = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    PageUp: at - 10,
    PageDown: at + 10,
    Home: 0,
    End: last,
  }[key];
  return target === undefined ? null : Math.max(0, Math.min(last, target));
}

export interface Entry {
  at: number;
  seat: number | null;
  lines: Line[];
}

/** The log: what was told, with the position it led to. */
export function entries(steps: Step[]): Entry[] {
  return steps
    .map((step, before) => ({
      at: before + 1,
      seat: step.seat,
      lines: [...step.told, ...(step.ending ?? [])],
    }))
    .filter((entry) => entry.lines.length > 0);
}

/** The entry that tells of a position, or of the last one before it. */
export function entryAt(log: Entry[], at: number): number {
  let entry = -1;
  for (let index = 0; index < log.length && log[index]!.at <= at; index++) entry = index;
  return entry;
}

/** The position that an address asks for: ?step=12. */
export function stepOf(search: string): number {
  return Number(new URLSearchParams(search).get('step') ?? 0) || 0;
}
