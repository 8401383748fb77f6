/** Looking at a game: first with the eye, then in more and more futures (`medici.analysis.review.looking`). */
import type { Played } from '$lib/house/game';
import { earned, Seeing, type Order, type Possible } from '$lib/house/sight';
import type { Review } from '$lib/wire-types';
import type { Options } from './description.ts';
import type { Engine } from './engine.ts';
import type { Eye } from './eye.ts';
import { freshMind } from './search.ts';
import { SEATS, Weighing } from './weighing.ts';

const WIDTH = 4; // how far from the merchant's bid others are tried, as by the bots that search
const STRIDE = 1_000_003n; // between the seeds of two reviews: more orders than any review gives

export class Reviewing {
  private readonly seeing: Seeing;
  private readonly weighing: Weighing;
  private readonly positions: Uint8Array[] = [];
  private readonly moves: string[];
  private readonly titles: number[][] = []; // alone, by position: how likely each is, the best first
  private queue: Order[] = [];

  /**
   * Play the game on the engine, and look at every position. With `only`, the number of a move, no
   * other is weighed.
   */
  constructor(
    private readonly engine: Engine,
    private readonly eye: Eye,
    private readonly game: Played,
    options: Options,
    private readonly seed: number,
    private readonly only: number | null = null,
  ) {
    this.weighing = new Weighing(engine);
    this.moves = game.moves.map(([, move]) => move);
    engine.begin(game.players.length, options);
    const eyes = [this.look()];
    for (const move of this.moves) {
      engine.play(move);
      eyes.push(this.look());
    }
    if (game.over && this.titles.length) this.titles.splice(-1, 1, earned(game.scores[0]!));
    this.seeing = new Seeing(eyes, this.titles);
    for (const [before, move] of this.moves.entries())
      if (only === null || only === before + 1) this.ask(before, move);
  }

  /** Play the next futures; false if nothing more is worth it. */
  goOn(): boolean {
    if (this.queue.length === 0) this.queue = this.seeing.orders().filter((one) => this.wants(one));
    const order = this.queue.shift();
    if (order) this.carryOut(order);
    return order !== undefined;
  }

  /** What can be said by now. */
  review(): Review {
    return this.seeing.review(this.game);
  }

  /** Of a single move only the positions beside it matter. */
  private wants({ position }: Order): boolean {
    return this.only === null || position === this.only || position === this.only - 1;
  }

  private look(): number[] {
    this.positions.push(this.engine.state());
    if (this.game.players.length > 1) return this.eye.look();
    const outlook = this.eye.outlook();
    this.titles.push(outlook.slice(0, -1));
    return outlook.slice(-1);
  }

  private set(position: number): void {
    const { memory, table, game } = this.engine;
    memory.bytes(table, game.state.size).set(this.positions[position]!);
  }

  /** Put the options of a decision on the scales, if there was more than one. */
  private ask(position: number, played: string): void {
    const { engine } = this;
    const [actor] = this.game.moves[position]!;
    this.set(position);
    if (actor === 'nature' || engine.legal().length < 2) return;
    const own = engine.notation.parse(played);
    const actions = [...new Set([own, ...this.sensible()])].sort((a, b) => a - b);
    if (actions.length < 2) return;
    const options = actions.map((action): Possible => {
      this.set(position);
      engine.rules.play(engine.table, action);
      return { action, move: engine.notation.name(action), eye: this.eye.look()[actor]! };
    });
    this.seeing.weigh(position + 1, actor, actions.indexOf(own), options);
  }

  /** The moves that a search would try, and the merchant's. */
  private sensible(): number[] {
    const { game, memory, mind, search, rules, table } = this.engine;
    const row = game.merchant[this.game.players.length]!;
    const favourite = rules.weighed_move(table, freshMind(memory, game, mind, row));
    const thinker = freshMind(memory, game, mind, row);
    const count = rules.candidates(table, thinker, WIDTH, search.actions, game.most_legal);
    return [favourite, ...Array.from(memory.integers(search.actions, count), Number)];
  }

  private carryOut(order: Order): void {
    this.set(order.position);
    const seed = BigInt(this.seed) * STRIDE + BigInt(order.number);
    const ends = this.weighing.play(order.actions, order.futures, seed);
    this.seeing.take(order, ends, SEATS);
  }
}
