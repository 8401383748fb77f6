/** The search of banker and prince: Python's lines around the same rules (`medici.bots.searcher`). */
import type { Description, Game, Searching } from './description.ts';
import type { Exports } from './exports.ts';
import type { Memory } from './memory.ts';
import { seeded } from './seeds.ts';

const SEATS = 6;
const WITHOUT_LIMIT = 2 ** 40; // rollouts: more than anybody has time for

/** How long a bot may think: whichever ends first. With rollouts alone nothing depends on the time. */
export interface Budget {
  rollouts?: number;
  seconds?: number;
}

export class Search {
  private readonly description: Description;
  private readonly game: Game;
  private readonly rules: Exports;
  private readonly memory: Memory;
  private readonly tables: number;
  private readonly minds: number;
  private readonly ancestors: number;
  private readonly prices: number;
  private readonly lineup: number;
  private readonly chances: number;
  readonly actions: number;
  private readonly sums: number;
  private readonly sources: number;
  readonly shortlist: number;
  private arguments: number[] = [];
  private people: number[] = []; // whom the others are drawn from, and what they are known to pay

  constructor(description: Description, rules: Exports, memory: Memory) {
    const { game } = description;
    this.description = description;
    this.game = game;
    this.rules = rules;
    this.memory = memory;
    const acquaintances = Object.values(game.prices).map((prices) => prices.length);
    const ancestors = Math.max(...Object.values(game.ancestors).map((rows) => rows.length));
    const most = Math.max(game.minds, ...acquaintances);
    this.tables = memory.room(2 * game.state.size);
    this.minds = memory.room((1 + most) * game.mind.size);
    this.ancestors = memory.room(ancestors * game.mind.size);
    this.prices = memory.room(8 * most);
    this.lineup = memory.room(2 * SEATS);
    this.chances = memory.room(8 * SEATS * most);
    this.actions = memory.room(8 * (1 + game.most_legal)); // one may stay instead of moving
    this.sums = memory.room(16 * game.most_legal);
    this.sources = memory.room(3 * 8);
    this.shortlist = memory.room(description.shortlist.size);
  }

  /** Begin to weigh the moves of the state at `t`. */
  begin(t: number, how: Searching, players: number, seed: number | bigint): void {
    const { game, rules } = this;
    const own = how.own[players]!;
    const most = game.most_legal;
    this.set(
      'count',
      rules.candidates(t, this.think(this.minds, own), how.width, this.actions, most),
    );
    this.set('favourite', rules.weighed_move(t, this.think(this.minds, own)));
    this.set('doubt', game.doubt);
    this.set('limit', WITHOUT_LIMIT);
    this.gather(t, own, players, seed);
  }

  /** Make ready to try these moves out from the state at `t`, none of which will be chosen. */
  prepare(t: number, actions: readonly number[], players: number, seed: number | bigint): void {
    this.memory.bytes(this.shortlist, this.description.shortlist.size).fill(0);
    this.memory.integers(this.actions, actions.length).set(actions.map(BigInt));
    this.gather(t, this.game.searches.prince!.own[players]!, players, seed);
  }

  /** What a search works with, as a rule takes it. */
  get everything(): number[] {
    return this.arguments.slice(0, -1); // without the shortlist
  }

  /** Get to know those who may sit at the table. */
  private gather(t: number, own: string, players: number, seed: number | bigint): void {
    const { game, memory } = this;
    const prices = game.prices[players]!;
    const ancestors = game.ancestors[players]!;
    const others = prices.length || (ancestors.length ? game.minds : 0);
    memory.bytes(this.tables, 2 * game.state.size).fill(0);
    memory.bytes(this.tables, game.state.size).set(memory.bytes(t, game.state.size));
    for (const [number, row] of ancestors.entries())
      this.think(this.ancestors + number * game.mind.size, row);
    memory.floats(this.prices, prices.length).set(prices);
    memory.words(this.sources, 3).set([seeded(seed), 0n, 0n]);
    const most = game.most_legal;
    const known = prices.length ? SEATS : 0;
    const [source, nature, luck] = [this.sources, this.sources + 8, this.sources + 16];
    this.arguments = [
      ...[this.tables, 2, this.minds, 1 + others, this.lineup, 1, SEATS],
      ...[this.chances, known, others, this.actions, most, this.sums, most, 2],
      ...[source, 1, nature, 1, luck, 1, this.shortlist],
    ];
    memory.bytes(this.minds, (1 + others) * game.mind.size).fill(0);
    this.think(this.minds, own);
    this.people = [this.ancestors, ancestors.length, this.prices, prices.length];
    this.meet();
  }

  /** Draw those who may sit at the table, once more if asked again. */
  meet(): void {
    this.rules.begin_search(...this.arguments, ...this.people);
  }

  /** Whether it is known how the others pay: then they are always the same. */
  get known(): boolean {
    return this.people.at(-1)! > 0;
  }

  /** Play futures until one of the moves is chosen. */
  finish(budget: Budget): number {
    if (budget.rollouts !== undefined) this.set('limit', budget.rollouts);
    const started = performance.now();
    let spent = 0;
    let finished = this.get('finished');
    while (!finished) {
      if (budget.seconds !== undefined) {
        const passed = (performance.now() - started) / 1000;
        spent = budget.seconds ? passed / budget.seconds : 1;
      }
      finished = this.rules.search_on(...this.arguments, this.description.look, spent);
    }
    return Number(this.memory.integers(this.actions, 1)[0]);
  }

  /** Play so many futures of every candidate; for those who measure. */
  explore(futures: number): void {
    this.rules.explore(...this.arguments, futures);
  }

  /** What the candidates were paid so far, and the squares of it. */
  payoffs(): Float64Array {
    return this.memory.floats(this.sums, 2 * this.get('count')).slice();
  }

  get(name: string): number {
    return this.memory.get(this.description.shortlist, this.shortlist, name);
  }

  private set(name: string, value: number): void {
    this.memory.set(this.description.shortlist, this.shortlist, name, value);
  }

  /** A fresh mind that plays by a row of weights. */
  private think(mind: number, row: string): number {
    return freshMind(this.memory, this.game, mind, row);
  }
}

/** Make a record a fresh mind that plays by a row of weights; its address once more. */
export function freshMind(memory: Memory, game: Game, at: number, row: string): number {
  const weights = game.weights[row]!;
  memory.bytes(at, game.mind.size).fill(0);
  memory.floats(at + game.mind.fields.w![1], weights.length).set(weights);
  return at;
}
