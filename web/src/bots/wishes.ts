/** What a page and the worker that looks at games say to each other. */
import type { Counsel } from '$lib/house/advice';
import type { GameRecord } from '$lib/house/record';
import type { Review } from '$wire';

export interface Wish {
  record: GameRecord;
  seed: number;
  seconds: number; // that it may take
  what: 'game' | 'last'; // the whole game, or its last move alone
}

/** Advice on the position that a game has come to, said to whoever has the seat `you`. */
export interface AdviceWish {
  record: GameRecord;
  seed: number;
  seconds: number;
  what: 'advice';
  you: number | null;
}

/** What has gone wrong. */
export interface Trouble {
  problem: string;
}

/** `part` is how much of the work is done, up to 1. */
export type Report = { review: Review; part: number } | Trouble;

/** What is known by now; nothing at first. */
export type AdviceReport = { counsel: Counsel | null; part: number } | Trouble;
