/** What a page and the worker that looks at games say to each other. */
import type { GameRecord } from '$lib/house/record';
import type { Review } from '$lib/wire-types';

export interface Wish {
  record: GameRecord;
  seed: number;
  seconds: number; // that it may take
  /**
   * The whole game; its last move alone; or the move that is to be made next, which is then told of
   * as if the obvious one had been made.
   */
  what: 'game' | 'last' | 'next';
}

/** `part` is how much of the work is done, up to 1. */
export type Report = { review: Review; part: number } | { problem: string };
