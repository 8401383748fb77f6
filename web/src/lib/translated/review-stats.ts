/** Sums over the futures of a game, and the review that is computed from them (`medici.analysis.review`).
 * A worker plays the futures that are worth it. */
import { TITLES, title_for } from '$medici/games/dice/solitaire.js';
import { next_orders } from '$medici/analysis/review/plan.js';
import {
  add_outcomes,
  DecisionStats,
  GameStats,
  new_option,
} from '$medici/analysis/review/stats.js';
import { build_review } from '$medici/analysis/review/summary.js';
import { plain } from '$python/runtime.js';
import type { Review } from '$wire';
import type { Played } from './game';

/** A move that may be compared, with the eye's estimate of the chance of the seat to act after it. */
export interface Option {
  action: number;
  move: string;
  estimate: number;
}

/** Futures to be played from a position, the same for each of these actions. */
export interface Order {
  position: number;
  actions: number[];
  futures: number;
  number: number; // no two orders of a review have the same
}

export class ReviewStats {
  readonly #stats: { decisions: unknown[] };
  readonly #players: number;
  #given = 0; // orders

  /**
   * The eye's estimates of the chances in every position, by seat; alone of the score, and how
   * likely each title is, the best first.
   */
  constructor(estimates: number[][], titles: number[][] = []) {
    const sums = estimates.map((chances) => chances.map(() => 0));
    const counts = estimates.map(() => 0);
    this.#players = estimates[0]?.length ?? 0;
    this.#stats = new GameStats(estimates, counts, sums, [], titles.map(named));
  }

  /** Add a decision, whose options are to be compared. */
  addDecision(n: number, seat: number, played: number, options: Option[]): void {
    const fresh = options.map(
      ({ action, move, estimate }) => new_option(action, move, estimate) as unknown,
    );
    this.#stats.decisions.push(new DecisionStats(n, seat, played, fresh));
  }

  /** What to play next; nothing once everything is certain enough. */
  nextOrders(): Order[] {
    const next = next_orders(this.#stats, this.#players === 1, this.#given) as Order[];
    this.#given += next.length;
    return next;
  }

  /** Add the outcomes of an order: see `Weighing.play`. */
  add(order: Order, outcomes: number[], seats: number): void {
    add_outcomes(this.#stats, order, this.#players, outcomes, seats);
  }

  /** The review by what is known so far. */
  review(game: Played): Review {
    return plain(build_review(game, this.#stats)) as Review;
  }
}

const NAMES = (TITLES as [number, string][]).map(([, title]) => title);

/** Chances by the names of the titles. */
const named = (chances: number[]): Map<string, number> =>
  new Map(NAMES.map((title, place) => [title, chances[place] ?? 0]));

/** The chances of the titles once a game has ended with a score. */
export const earned = (score: number): number[] =>
  NAMES.map((title) => Number(title === title_for(score)));
