/** Advice computed from futures (`medici.analysis.advise`), which a worker plays. */
import * as lots from '$medici/analysis/advise/lots.js';
import { PriceSearch as PriceSearchKind } from '$medici/analysis/advise/prices.js';
import { reasons } from '$medici/analysis/advise/sentences.js';
import {
  build_advice,
  distinct_actions,
  Trial as TrialKind,
} from '$medici/analysis/advise/summary.js';
import { plain } from '$python/runtime.js';
import type { Advice, Line } from '$wire';
import type { Played } from './game';

/** Batches of futures; of each a number for everything that is compared. */
export type Rows = number[][];

/** A price of Python's own form, which only the translated Python looks into. */
export type Price = object;

/** The search for a fair price: which prices to try, in what part of the futures. */
export interface PriceSearch {
  readonly seat: number;
  readonly prices: number[];
  readonly last: boolean;
  readonly part: number;
  readonly trial_seed: number;
  narrow(chances: Rows, florins: Rows): void; // of all looks but the last
  result(chances: Rows, florins: Rows): Price;
}

/** What a position and the moves in it led to in common futures. */
export interface Trial {
  futures: number;
  actions: number[];
  chances: number[];
  totals: number[];
  scores: number[][]; // alone: every final score, of the position and of each action
  moveShares: number[][][]; // by batch, action and seat
  moveTotals: number[][][];
}

/** All that is said of a position, and why its best move is the best. */
export interface Counsel {
  advice: Advice;
  reasons: Line[];
}

interface Board {
  florins: number[];
  presenter: number;
}
const stateOf = (game: Played): Board => (game as unknown as { state: Board }).state;

/** Of actions that name the same cards or faces of dice, the first. */
export const distinctActions = (game: Played, actions: number[]): number[] =>
  distinct_actions(game, actions) as number[];

/** The seats that could have the lot; none where there is no lot. */
export const buyersOf = (game: Played): number[] => lots.buyers_of(game) as number[];

/** The search for the fair price of the lot for a seat. */
export const priceSearch = (game: Played, seat: number, seed: number): PriceSearch =>
  new PriceSearchKind(seat, stateOf(game).florins[seat], seed) as PriceSearch;

/** The presenter of a lot that a further card can join; null where none can. */
export const presenterOf = (game: Played): number | null =>
  lots.can_grow(game) ? stateOf(game).presenter : null;

/** Whether the presenter has room for the lot with a further card. */
export const hasRoom = (game: Played): boolean => lots.has_room(stateOf(game)) as boolean;

/** What a further card does to the price of the lot, by its worth in each future and the card that
 * joined it there; without a price `then` there is no room for it. */
export const withFurtherCard = (
  game: Played,
  now: Price,
  then: Price | null,
  worths: number[],
  cards: number[],
): object => lots.with_further_card(stateOf(game), now, then, worths, cards) as object;

/** The advice, addressed to the seat `you`. */
export function counsel(
  game: Played,
  trial: Trial,
  prices: Price[],
  further: object | null,
  you: number | null,
): Counsel {
  const { futures, actions, chances, totals, scores, moveShares, moveTotals } = trial;
  const inner: unknown = new TrialKind(
    futures,
    actions,
    chances,
    totals,
    scores,
    moveShares,
    moveTotals,
  );
  const advice: unknown = build_advice(game, inner, prices, further, you);
  return { advice: plain(advice) as Advice, reasons: plain(reasons(advice)) as Line[] };
}
