/** What an adviser makes of futures (`medici.analysis.advise`). A worker plays them. */
import * as lots from '$medici/analysis/advise/lots.js';
import { distinct } from '$medici/analysis/advise/phrases.js';
import { Pricing as PricingKind } from '$medici/analysis/advise/pricing.js';
import { reasons } from '$medici/analysis/advise/reasons.js';
import { told, Weighed as WeighedKind } from '$medici/analysis/advise/telling.js';
import { plain } from '$python/runtime.js';
import type { Advice, Line } from '$wire';
import type { Played } from './game';

/** Batches of futures; of each a number for everything that is compared. */
export type Rows = number[][];

/** A price of Python's own form, which only the translated Python looks into. */
export type Price = object;

/** The search for a fair price: which prices to try, in what part of the futures. */
export interface Pricing {
  readonly seat: number;
  readonly prices: number[];
  readonly last: boolean;
  readonly part: number;
  readonly trial_seed: number;
  look(chances: Rows, florins: Rows): void; // of all looks but the last
  found(chances: Rows, florins: Rows): Price;
}

/** What a position and the moves in it led to in common futures. */
export interface Weighed {
  futures: number;
  actions: number[];
  chances: number[];
  totals: number[];
  scores: number[][]; // alone: every end, of the position and of each action
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

/** Of actions that one says in the same words, the first: dice that show the same. */
export const distinctIn = (game: Played, actions: number[]): number[] =>
  distinct(game, actions) as number[];

/** The seats that could have the lot; none where there is no lot. */
export const buyersOf = (game: Played): number[] => lots.buyers_of(game) as number[];

/** The search for the fair price of the lot for a seat. */
export const pricing = (game: Played, seat: number, seed: number): Pricing =>
  new PricingKind(seat, stateOf(game).florins[seat], seed) as Pricing;

/** Whoever presents a lot that a further card can join; null where none can. */
export const presenterOf = (game: Played): number | null =>
  lots.grows(game) ? stateOf(game).presenter : null;

/** Whether the presenter has room for the lot with a further card. */
export const fitsGrown = (game: Played): boolean => lots.fits_grown(stateOf(game)) as boolean;

/** What a further card does: it makes the lot too large, */
export const tooLarge = (game: Played, now: Price): object =>
  lots.too_large(stateOf(game), now) as object;

/** or changes its price: by what it was worth in each future, and which card joined it there. */
export const grown = (
  game: Played,
  now: Price,
  then: Price,
  worths: number[],
  cards: number[],
): object => lots.grown(stateOf(game), now, then, worths, cards) as object;

/** The advice, said to whoever has the seat `you`. */
export function counsel(
  game: Played,
  tried: Weighed,
  prices: Price[],
  further: object | null,
  you: number | null,
): Counsel {
  const { futures, actions, chances, totals, scores, moveShares, moveTotals } = tried;
  const weighed: unknown = new WeighedKind(
    futures,
    actions,
    chances,
    totals,
    scores,
    moveShares,
    moveTotals,
  );
  const advice: unknown = told(game, weighed, prices, further, you);
  return { advice: plain(advice) as Advice, reasons: plain(reasons(advice)) as Line[] };
}
