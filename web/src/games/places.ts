/** Places among ships, and what each pays: the rules say what they are. */
import { rank_of } from '$medici/games/ranking.js';

/** A place among all, the best is 1, and what it pays. */
export interface Place {
  place: number;
  pay: number;
}

export const placeOf = (worths: number[], seat: number): number =>
  rank_of(worths, worths.length, seat)[0] + 1;
