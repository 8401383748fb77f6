/** Reviewing a game: first with the eye, then in more and more futures (`medici.analysis.review.reviewer`). */
import type { Played } from '$lib/translated/game';
import { earned, ReviewStats, type Option, type Order } from '$lib/translated/review-stats';
import type { Review } from '$wire';
import type { Options } from './description.ts';
import type { Engine } from './engine.ts';
import type { Eye } from './eye.ts';
import { MoveRollouts } from './move-rollouts.ts';
import { SEATS } from './search.ts';

const STRIDE = 1_000_003n; // between the seeds of two reviews: more orders than any review gives

export class Reviewing {
  private readonly stats: ReviewStats;
  private readonly rollouts: MoveRollouts;
  private readonly positions: Uint8Array[] = [];
  private readonly moves: string[];
  private readonly titles: number[][] = []; // alone, by position: how likely each is, the best first
  private queue: Order[] = [];

  /**
   * Play the game on the engine, and ask the eye about every position. With `only`, the number of a
   * move, no other decision is compared.
   */
  constructor(
    private readonly engine: Engine,
    private readonly eye: Eye,
    private readonly game: Played,
    options: Options,
    private readonly seed: number,
    private readonly only: number | null = null,
  ) {
    this.rollouts = new MoveRollouts(engine);
    this.moves = game.moves.map(([, move]) => move);
    engine.begin(game.players.length, options);
    const estimates = [this.estimate()];
    for (const move of this.moves) {
      engine.play(move);
      estimates.push(this.estimate());
    }
    if (game.over && this.titles.length) this.titles.splice(-1, 1, earned(game.scores[0]!));
    this.stats = new ReviewStats(estimates, this.titles);
    for (const [before, move] of this.moves.entries())
      if (only === null || only === before + 1) this.addDecision(before, move);
  }

  /** Play the next futures; false if nothing more is worth it. */
  goOn(): boolean {
    if (this.queue.length === 0)
      this.queue = this.stats.nextOrders().filter((one) => this.wants(one));
    const order = this.queue.shift();
    if (order) this.carryOut(order);
    return order !== undefined;
  }

  /** The review by what is known so far. */
  review(): Review {
    return this.stats.review(this.game);
  }

  /** Of a single move only the positions beside it matter. */
  private wants({ position }: Order): boolean {
    return this.only === null || position === this.only || position === this.only - 1;
  }

  private estimate(): number[] {
    this.positions.push(this.engine.state());
    if (this.game.players.length > 1) return this.eye.evaluate();
    const outlook = this.eye.outlook();
    this.titles.push(outlook.slice(0, -1));
    return outlook.slice(-1);
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
    const options = actions.map((action): Option => {
      this.set(position);
      engine.rules.play(engine.table, action);
      return { action, move: engine.notation.name(action), estimate: this.eye.evaluate()[actor]! };
    });
    this.stats.addDecision(position + 1, actor, actions.indexOf(own), options);
  }

  private carryOut(order: Order): void {
    this.set(order.position);
    const seed = BigInt(this.seed) * STRIDE + BigInt(order.number);
    const ends = this.rollouts.play(order.actions, order.futures, seed);
    this.stats.add(order, Array.from(ends.numbers), SEATS);
  }
}
