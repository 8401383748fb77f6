/** The search by rollouts: Python's lines around the same rules (`medici.bots.search.engine`). */
import type { Description, Exports, Game, Searching } from './description.ts';
import type { Memory } from './memory.ts';

export const SEATS = 6; // that rules have room for
export const COLUMNS = 3; // what is known of a candidate: paid, squares, bonus
export const WITHOUT_LIMIT = 2 ** 40; // rollouts: more than anybody has time for
const WORD = (1n << 64n) - 1n;

/** How long a bot may think: whichever ends first. With rollouts alone nothing depends on the time. */
export interface Budget {
  rollouts?: number;
  seconds?: number;
}

/** The seed of 64 bits that a number stands for, as `medici.kernel.chance` has it: splitmix64, never 0. */
export function seeded(seed: number | bigint): bigint {
  let bits = (BigInt(seed) * 0x9e3779b97f4a7c15n + 0xd1b54a32d192ed03n) & WORD;
  bits = ((bits ^ (bits >> 30n)) * 0xbf58476d1ce4e5b9n) & WORD;
  bits = ((bits ^ (bits >> 27n)) * 0x94d049bb133111ebn) & WORD;
  return bits ^ (bits >> 31n) || 1n;
}

/** Write a policy with a row of weights, without notes; its address once more. */
export function writePolicy(memory: Memory, game: Game, at: number, row: string): number {
  const weights = game.weights[row]!;
  memory.bytes(at, game.policy.size).fill(0);
  memory.floats(at + game.policy.fields.w![1], weights.length).set(weights);
  return at;
}

/** Search on, told which part of the time is spent, until a move is chosen (`medici.bots.search.finish`). */
export function finish({ seconds }: Budget, searchOn: (spent: number) => number): void {
  const started = performance.now();
  let spent = 0;
  do {
    if (seconds !== undefined) {
      const passed = (performance.now() - started) / 1000;
      spent = seconds ? passed / seconds : 1;
    }
  } while (!searchOn(spent));
}

/** Leave only some moves of a search in question, if there are any; they are laid at an address for it. */
export function keepAmong(
  memory: Memory,
  rules: { keep_among(...search: readonly number[]): void },
  search: readonly number[],
  at: number,
  moves: readonly number[],
  most: number,
): void {
  if (moves.length === 0) return;
  memory.integers(at, moves.length).set(moves.map(BigInt));
  rules.keep_among(...search, at, most, moves.length);
}

export class Search {
  private readonly description: Description;
  private readonly game: Game;
  private readonly rules: Exports;
  private readonly memory: Memory;
  private readonly tables: number;
  private readonly policies: number;
  private readonly seats: number;
  private readonly chances: number;
  readonly actions: number;
  private readonly sums: number;
  private readonly sources: number;
  private readonly bases: number;
  private readonly prices: number;
  private readonly progress: number;
  arguments: number[] = []; // all of it, as a rule takes it

  constructor(description: Description, rules: Exports, memory: Memory) {
    const { game } = description;
    this.description = description;
    this.game = game;
    this.rules = rules;
    this.memory = memory;
    const bases = Math.max(...Object.values(game.bases).map((rows) => rows.length));
    const most = Math.max(game.drawn, ...Object.values(game.prices).map((row) => row.length));
    this.tables = memory.room(2 * game.state.size);
    this.policies = memory.room((1 + most) * game.policy.size);
    this.bases = memory.room(bases * game.policy.size);
    this.prices = memory.room(8 * most);
    this.seats = memory.room(2 * SEATS);
    this.chances = memory.room(8 * SEATS * most);
    this.actions = memory.room(8 * (1 + game.most_legal)); // besides, one may be no move
    this.sums = memory.room(COLUMNS * 8 * game.most_legal);
    this.sources = memory.room(3 * 8);
    this.progress = memory.room(description.progress.size);
  }

  /** Begin to try the moves of the state at `t`. */
  begin(t: number, how: Searching, players: number, seed: number | bigint): void {
    const { game, rules } = this;
    const own = how.own[players]!;
    const policy = (): number => writePolicy(this.memory, game, this.policies, own);
    const count = rules.candidates(t, policy(), how.width, this.actions, game.most_legal);
    this.set('count', count);
    this.set('favourite', rules.heuristic_move(t, policy()));
    this.set('doubt', game.doubt);
    this.set('limit', WITHOUT_LIMIT);
    this.start(t, own, players, seed);
  }

  /**
   * Make ready to play these moves from the state at `t`, none of which will be chosen; all seats
   * play alike.
   */
  prepare(t: number, actions: readonly number[], players: number, seed: number | bigint): void {
    this.memory.bytes(this.progress, this.description.progress.size).fill(0);
    this.memory.integers(this.actions, actions.length).set(actions.map(BigInt));
    this.write(t, this.game.searches.prince!.own[players]!, [], [], seed);
  }

  private start(t: number, own: string, players: number, seed: number | bigint): void {
    this.write(t, own, this.game.prices[players]!, this.game.bases[players]!, seed);
    this.rules.begin_search(...this.arguments);
  }

  /** Lay out a search: its own policy, and what those of the others are drawn from. */
  private write(
    t: number,
    own: string,
    prices: readonly number[],
    bases: readonly string[],
    seed: number | bigint,
  ): void {
    const { game, memory } = this;
    const others = prices.length || (bases.length ? game.drawn : 0);
    memory.bytes(this.tables, 2 * game.state.size).fill(0);
    memory.bytes(this.tables, game.state.size).set(memory.bytes(t, game.state.size));
    memory.bytes(this.policies, (1 + others) * game.policy.size).fill(0);
    writePolicy(memory, game, this.policies, own);
    for (const [number, row] of bases.entries())
      writePolicy(memory, game, this.bases + number * game.policy.size, row);
    memory.floats(this.prices, prices.length).set(prices);
    memory.bytes(this.seats, 2 * SEATS).fill(0);
    memory.words(this.sources, 3).set([seeded(seed), 0n, 0n]);
    const most = game.most_legal;
    const [source, nature, policySource] = [this.sources, this.sources + 8, this.sources + 16];
    this.arguments = [
      ...[this.tables, 2, this.policies, 1 + others, this.seats, 1, SEATS],
      ...[
        this.chances,
        prices.length > 0 ? SEATS : 0,
        others,
        this.actions,
        most,
        this.sums,
        most,
        COLUMNS,
      ],
      ...[source, 1, nature, 1, policySource, 1],
      ...[this.bases, bases.length, this.prices, prices.length, this.progress, 1],
    ];
  }

  /** Play futures until one of the moves is chosen. */
  finish(budget: Budget): number {
    if (budget.rollouts !== undefined) this.set('limit', budget.rollouts);
    const { arguments: search, rules } = this;
    if (!this.get('finished'))
      finish(budget, (spent) => rules.search_on(...search, this.description.step, spent));
    return Number(this.memory.integers(this.actions, 1)[0]);
  }

  /** Play so many futures of every candidate; for those who measure. */
  explore(futures: number): void {
    this.rules.explore(...this.arguments, futures);
  }

  /** What is known of the candidates so far: what they were paid, the squares of it, their bonus. */
  payoffs(): Float64Array {
    return this.memory.floats(this.sums, COLUMNS * this.get('count')).slice();
  }

  get(name: string): number {
    return this.memory.get(this.description.progress, this.progress, name);
  }

  private set(name: string, value: number): void {
    this.memory.set(this.description.progress, this.progress, name, value);
  }
}
