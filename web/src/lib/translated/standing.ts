/** Places among ships, and prizes that several games have: the rules say what they are. */
import { MOST, rank_of, SECOND } from '$medici/games/ranking.js';

/** A place among all, the best is 1, and what it pays. */
export interface Place {
  place: number;
  pay: number;
}

/** What the first two ranks in a good are paid (B43, C33, D22). */
export const GOOD_PRIZES: readonly [number, number] = [MOST as number, SECOND as number];

export const placeOf = (worths: number[], seat: number): number =>
  (rank_of(worths, worths.length, seat) as [number, number])[0] + 1;
