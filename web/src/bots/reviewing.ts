/** Looking at a whole game: first with the eye, then in more and more futures. */
import { Seeing, type Option, type Order } from '$lib/house/sight';
import type { Engine } from './engine.ts';
import type { Eye } from './eye.ts';
import { freshMind } from './search.ts';
import type { Course } from './course.ts';
import { STAY, Weighing } from './weighing.ts';

const WIDTH = 6; // moves that are worth a thought, beside those that were played or are obvious

export class Reviewing {
  readonly seeing: Seeing;
  private readonly engine: Engine;
  private readonly eye: Eye;
  private readonly weighing: Weighing;
  private readonly players: number;
  private readonly positions: Uint8Array[] = [];
  private queue: Order[] = [];
  private readonly seed: number;

  /** Play the game, and look at every position; `decisions` says which moves are to be weighed. */
  constructor(
    engine: Engine,
    eye: Eye,
    course: Course,
    seed: number,
    decisions: (n: number) => boolean = () => true,
  ) {
    this.engine = engine;
    this.eye = eye;
    this.seed = seed;
    this.players = course.players;
    this.weighing = new Weighing(engine);
    engine.begin(course.players, course.options);
    const eyes = [this.look()];
    for (const move of course.moves) {
      engine.play(move);
      eyes.push(this.look());
    }
    this.seeing = new Seeing(eyes);
    for (const [before, move] of course.moves.entries())
      if (decisions(before + 1)) this.ask(before, move);
  }

  /** Play the next futures; false if nothing more is worth it. */
  goOn(): boolean {
    if (this.queue.length === 0) this.queue = this.seeing.orders();
    const order = this.queue.shift();
    if (order) this.carryOut(order);
    return order !== undefined;
  }

  private look(): number[] {
    this.positions.push(this.engine.state());
    return this.eye.look();
  }

  private set(position: number): void {
    const { memory, table, game } = this.engine;
    memory.bytes(table, game.state.size).set(this.positions[position]!);
  }

  /** Put the sensible moves of a position on the scales, if somebody had a choice. */
  private ask(position: number, played: string): void {
    const { engine } = this;
    this.set(position);
    const seat = engine.get('actor');
    if (seat >= this.players || seat < 0) return;
    const own = engine.notation.parse(played);
    const actions = [...new Set([own, ...this.sensible()])];
    if (actions.length < 2) return;
    const options = actions.map((action): Option => {
      this.set(position);
      engine.rules.play(engine.table, action);
      return { action, move: engine.notation.name(action), eye: this.eye.look()[seat]! };
    });
    this.seeing.weigh(position + 1, seat, 0, options);
  }

  /** The moves that are worth a thought, that of the merchant first. */
  private sensible(): number[] {
    const { engine } = this;
    const { game, memory, mind, search, rules, table } = engine;
    const row = game.merchant[this.players]!;
    const favourite = rules.weighed_move(table, freshMind(memory, game, mind, row));
    const thinker = freshMind(memory, game, mind, row);
    const count = rules.candidates(table, thinker, WIDTH, search.actions, game.most_legal);
    return [favourite, ...Array.from(memory.integers(search.actions, count), Number)];
  }

  private carryOut({ position, actions, futures, number }: Order): void {
    this.set(position);
    const seat = this.engine.get('actor');
    const seed = this.seed * 1_000_003 + number;
    const ends = this.weighing.play(actions, futures, seed);
    const seats = [...Array(this.players).keys()];
    const gain = this.players === 1 ? ends.total : ends.share;
    for (let future = 0; future < futures; future++) {
      if (actions[0] === STAY) {
        this.seeing.addPosition(position, seats.map((one) => gain(future, 0, one)));
        continue;
      }
      const each = [...actions.keys()];
      this.seeing.addOptions(
        position,
        actions,
        future,
        each.map((place) => gain(future, place, seat)),
        each.map((place) => ends.total(future, place, seat)),
      );
    }
  }
}
