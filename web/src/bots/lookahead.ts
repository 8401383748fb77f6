/** The search of banker and prince by the network: Python's lines around the same rules (`medici.bots.search.lookahead_engine`). */
import type { Description } from './description.ts';
import type { Memory } from './memory.ts';
import { type Budget, COLUMNS, finish, keepAmong, SEATS, seeded, WITHOUT_LIMIT } from './search.ts';

/** The rules of a network's module. */
export interface NetworkRules {
  memory: WebAssembly.Memory;
  heap: WebAssembly.Global;
  network_move(t: number, ...network: readonly number[]): number;
  begin_lookahead(...search: readonly number[]): void;
  search_on(...search: readonly number[]): number;
  keep_among(...search: readonly number[]): void;
  best_moves(...tree: readonly number[]): number;
  evaluate_moves(...search: readonly number[]): void;
  evaluate_lot?(...search: readonly number[]): void; // of the board game
}

export class Lookahead {
  private readonly description: Description;
  private readonly rules: NetworkRules;
  private readonly memory: Memory;
  readonly tables: number;
  readonly actions: number;
  private readonly sums: number;
  readonly sources: number;
  private readonly progress: number;
  private readonly among: number; // moves that alone are in question
  readonly search: readonly number[]; // all but the horizon, as a rule takes it

  constructor(
    description: Description,
    rules: NetworkRules,
    memory: Memory,
    network: readonly number[],
    outputs: number,
  ) {
    const { game, progress } = description;
    const most = game.most_legal;
    this.description = description;
    this.rules = rules;
    this.memory = memory;
    this.tables = memory.room(2 * game.state.size);
    this.actions = memory.room(8 * (1 + most)); // besides, one may be no move
    this.sums = memory.room(COLUMNS * 8 * most);
    this.sources = memory.room(2 * 8);
    this.progress = memory.room(progress.size);
    this.among = memory.room(8 * most);
    this.search = [
      ...[this.tables, 2, this.actions, most, this.sums, most, COLUMNS],
      ...[this.sources, 1, this.sources + 8, 1, this.progress, 1],
      ...network,
      ...[memory.room(8 * outputs), outputs, memory.room(8 * SEATS), SEATS],
    ];
  }

  /** The move that does best in a state of the game, as it lies in memory; if there are any, among some moves. */
  choose(
    state: Uint8Array,
    horizon: number,
    seed: number | bigint,
    budget: Budget,
    among: readonly number[] = [],
  ): number {
    const { memory, rules, description } = this;
    const search = [...this.search, horizon];
    memory.bytes(this.tables, state.length).set(state);
    memory.bytes(this.progress, description.progress.size).fill(0);
    memory.words(this.sources, 2).set([seeded(seed), 0n]);
    const limit = budget.rollouts ?? WITHOUT_LIMIT;
    memory.set(description.progress, this.progress, 'limit', limit);
    rules.begin_lookahead(...search);
    keepAmong(memory, rules, search, this.among, among, description.game.most_legal);
    if (!memory.get(description.progress, this.progress, 'finished'))
      finish(budget, (spent) => rules.search_on(...search, description.step, spent));
    return Number(memory.integers(this.actions, 1)[0]);
  }

  /** What is known of so many moves after a search: what they were paid, the squares of it, their bonus. */
  payoffs(moves: number): Float64Array {
    return this.memory.floats(this.sums, COLUMNS * moves).slice();
  }
}
