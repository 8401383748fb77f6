/** What has been seen of a game, and the review that is made of it (`medici.analysis.review`). A worker plays
 * the futures that are worth it. */
import { TITLES, title_for } from '$medici/games/dice/solitaire.js';
import { orders } from '$medici/analysis/review/plan.js';
import { empty_pan } from '$medici/analysis/review/scales.js';
import { Scales, Sight as SightKind } from '$medici/analysis/review/sight.js';
import { review_of } from '$medici/analysis/review/summing.js';
import { take } from '$medici/analysis/review/taking.js';
import { plain } from '$python/runtime.js';
import type { Review } from '../wire-types';
import type { Played } from './game';

/** A move that may be weighed, with the chance of the seat to act after it as the eye sees it. */
export interface Possible {
  action: number;
  move: string;
  eye: number;
}

/** Futures to be played from a position, the same for each of these actions. */
export interface Order {
  position: number;
  actions: number[];
  futures: number;
  number: number; // no two orders of a review have the same
}

export class Seeing {
  readonly #inner: { scales: unknown[] };
  readonly #players: number;
  #given = 0; // orders

  /**
   * The eye's chances in every position, by seat; alone the expected score, and how likely each
   * title is, the best first.
   */
  constructor(eyes: number[][], titles: number[][] = []) {
    const sums = eyes.map((chances) => chances.map(() => 0));
    const counts = eyes.map(() => 0);
    this.#players = eyes[0]?.length ?? 0;
    this.#inner = new SightKind(eyes, counts, sums, [], titles.map(named));
  }

  /** The options of a decision, which are to be weighed against each other. */
  weigh(n: number, seat: number, played: number, options: Possible[]): void {
    const pans = options.map(({ action, move, eye }) => empty_pan(action, move, eye) as unknown);
    this.#inner.scales.push(new Scales(n, seat, played, pans));
  }

  /** What to play next; nothing, once all is certain enough. */
  orders(): Order[] {
    const next = orders(this.#inner, this.#players === 1, this.#given) as Order[];
    this.#given += next.length;
    return next;
  }

  /** What came of an order: see `Weighing.play`. */
  take(order: Order, ends: number[], seats: number): void {
    take(this.#inner, order, this.#players, ends, seats);
  }

  /** What can be said of the game by now. */
  review(game: Played): Review {
    return plain(review_of(game, this.#inner)) as Review;
  }
}

const NAMES = (TITLES as [number, string][]).map(([, title]) => title);

/** Chances by the names of the titles. */
const named = (chances: number[]): Map<string, number> =>
  new Map(NAMES.map((title, place) => [title, chances[place] ?? 0]));

/** The chances of the titles once a game has ended with a score. */
export const earned = (score: number): number[] =>
  NAMES.map((title) => Number(title === title_for(score)));
