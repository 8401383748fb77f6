/** The money track: a hundred steps, then around again. */

const LAP = 100;

export interface Spot {
  step: number; // 0 to 99
  laps: number; // how often the mark went past 99
}

export function spot(florins: number): Spot {
  return { step: florins % LAP, laps: Math.floor(florins / LAP) };
}

/** How far along the track a step lies, as a part of its length. */
export const along = (step: number): number => step / (LAP - 1);

/** The steps that bear a number. */
export const TENS: readonly number[] = Array.from({ length: 10 }, (_, ten) => ten * 10);
