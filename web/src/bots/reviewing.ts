/** Reviewing a game: first with the eye, then in more and more futures (`medici.analysis.review.reviewer`). */
import { next_orders } from '$medici/analysis/review/plan.js';
import {
  add_outcomes,
  DecisionStats,
  GameStats,
  new_option,
  new_position,
  type Order,
} from '$medici/analysis/review/stats.js';
import { build_review } from '$medici/analysis/review/summary.js';
import { TITLES, title_for } from '$medici/games/dice/solitaire.js';
import type { Game } from '$medici/record/game.js';
import { plain } from '$python/runtime.js';
import type { Review } from '$wire';
import type { Options } from './description.ts';
import type { Engine } from './engine.ts';
import type { Eye } from './eye.ts';
import { MoveRollouts } from './move-rollouts.ts';
import { SEATS } from './search.ts';

const STRIDE = 1_000_003n; // between the seeds of two reviews: more orders than any review gives
const NAMES = TITLES.map(([, title]) => title); // the best first

export class Reviewing {
  private readonly stats: GameStats;
  private readonly players: number;
  private given = 0; // orders
  private readonly rollouts: MoveRollouts;
  private readonly positions: Uint8Array[] = [];
  private readonly moves: string[];
  private readonly titles: Map<string, number>[] = []; // alone, by position: how likely each is
  private queue: Order[] = [];

  /**
   * Play the game on the engine, and ask the eye about every position. With `only`, the number of a
   * move, no other decision is compared.
   */
  constructor(
    private readonly engine: Engine,
    private readonly eye: Eye,
    private readonly game: Game,
    options: Options,
    private readonly seed: number,
    private readonly only: number | null = null,
  ) {
    this.rollouts = new MoveRollouts(engine);
    this.moves = game.moves.map(([, move]) => move);
    this.players = game.players.length;
    engine.begin(this.players, options);
    const estimates = [this.estimate()];
    for (const move of this.moves) {
      engine.play(move);
      estimates.push(this.estimate());
    }
    const earned = game.over && this.titles.length ? title_for(game.scores[0]!) : null;
    if (earned)
      this.titles.splice(
        -1,
        1,
        named((title) => Number(title === earned)),
      );
    const same = this.samePositions();
    const positions = estimates.map((chances, number) => new_position(chances, same[number]!));
    this.stats = new GameStats(positions, [], this.titles);
    for (const [before, move] of this.moves.entries())
      if (only === null || only === before + 1) this.addDecision(before, move);
  }

  /** Play the next futures; false if nothing more is worth it. */
  goOn(): boolean {
    if (this.queue.length === 0) {
      const orders = next_orders(this.stats, this.players === 1, this.given);
      this.given += orders.length;
      this.queue = orders.filter((one) => this.wants(one));
    }
    const order = this.queue.shift();
    if (order) this.carryOut(order);
    return order !== undefined;
  }

  /** The review by what is known so far. */
  review(): Review {
    return plain(build_review(this.game, this.stats));
  }

  /** Of a single move only the positions beside it matter. */
  private wants({ position }: Order): boolean {
    if (this.only === null) return true;
    const { same_as: after } = this.stats.positions[this.only]!;
    return position === after || position === this.only - 1;
  }

  private estimate(): number[] {
    this.positions.push(this.engine.state());
    if (this.players > 1) return this.eye.evaluate();
    const outlook = this.eye.outlook();
    this.titles.push(named((_, place) => outlook[place] ?? 0));
    return outlook.slice(-1);
  }

  /** For each position one that is worth the same: the next choice or turn of nature. */
  private samePositions(): number[] {
    const same = this.positions.map((_, number) => number);
    for (let number = same.length - 2; number >= 0; number--) {
      this.set(number);
      if (this.game.moves[number]![0] !== 'nature' && this.engine.legal().length === 1)
        same[number] = same[number + 1]!;
    }
    return same;
  }

  private set(position: number): void {
    this.engine.restore(this.positions[position]!);
  }

  /** Add the options of a decision, if there was more than one. */
  private addDecision(position: number, played: string): void {
    const { engine } = this;
    const [actor] = this.game.moves[position]!;
    this.set(position);
    if (actor === 'nature' || engine.legal().length < 2) return;
    const own = engine.notation.parse(played);
    const actions = [...new Set([own, ...engine.candidates()])].sort((a, b) => a - b);
    if (actions.length < 2) return;
    const options = actions.map((action) => {
      this.set(position);
      engine.rules.play(engine.table, action);
      return new_option(action, engine.notation.name(action), this.eye.evaluate()[actor]!);
    });
    const decision = new DecisionStats(position + 1, actor, actions.indexOf(own), options);
    this.stats.decisions.push(decision);
  }

  private carryOut(order: Order): void {
    this.set(order.position);
    const seed = BigInt(this.seed) * STRIDE + BigInt(order.number);
    const ends = this.rollouts.play(order.actions, order.futures, seed, this.players === 1);
    add_outcomes(this.stats, order, this.players, Array.from(ends.numbers), SEATS);
  }
}

/** A chance for each title. */
const named = (chance: (title: string, place: number) => number): Map<string, number> =>
  new Map(NAMES.map((title, place) => [title, chance(title, place)]));
