/** A game in a module of WebAssembly: its state, its rules, and the bots that play it. */
import type { BotName, Description, Exports, Game, Options, Searching } from './description.ts';
import { Memory } from './memory.ts';
import type { Network } from './network.ts';
import { Notation } from './notation.ts';
import { type Budget, Search, seeded, writePolicy } from './search.ts';

const SLIP_STEPS = 2 ** 53; // as many as a number tells apart: the upper 53 bits of a seed decide
const LOW_BITS = 11n;
const STEADY = 'steady'; // the character of a bot that has no other
const WIDTH = 4; // how far from the merchant's bid others are tried, as by the bots that search

export class Engine {
  readonly description: Description;
  readonly game: Game;
  readonly rules: Exports;
  readonly memory: Memory;
  readonly search: Search;
  readonly notation: Notation;
  readonly table: number; // where the state lies,
  private readonly policy: number; // a merchant's policy,
  readonly source: number; // a random source,
  private readonly out: number; // and legal moves
  network: Network | undefined; // that bots play by

  constructor(description: Description, rules: Exports) {
    const { game } = description;
    this.description = description;
    this.game = game;
    this.rules = rules;
    this.memory = new Memory(rules.memory, rules.heap.value as number);
    this.notation = new Notation(game.moves);
    this.table = this.memory.room(game.state.size);
    this.policy = this.memory.room(game.policy.size);
    this.source = this.memory.room(8);
    this.out = this.memory.room(8 * game.most_legal);
    this.search = new Search(description, rules, this.memory);
  }

  /** The engine of a game, from the bytes of its module. */
  static async start(description: Description, module: BufferSource): Promise<Engine> {
    const source = await WebAssembly.instantiate(module);
    const rules = source.instance.exports as unknown as Exports;
    return new Engine(description, rules);
  }

  /** Begin a game on an empty table. */
  begin(players: number, options: Options = {}): void {
    const { game } = this;
    if (!game.seats.includes(players))
      throw new Error(`expected ${game.seats.join(', ')} players; got ${players}`);
    const names = Object.keys(options);
    const variant = game.variants.find((one) =>
      names.every((name) => one.options[name] === options[name]),
    );
    if (!variant) throw new Error(`expected options of the game; got ${JSON.stringify(options)}`);
    this.memory.bytes(this.table, game.state.size).fill(0);
    this.rules.new(this.table, players, variant.number);
  }

  /** A number of the state. */
  get(name: string, number = 0): number {
    return this.memory.get(this.game.state, this.table, name, number);
  }

  /** The state as it lies in memory: Python's record of it. */
  state(): Uint8Array {
    return this.memory.bytes(this.table, this.game.state.size).slice();
  }

  /** Go back to such a state. */
  restore(state: Uint8Array): void {
    this.memory.bytes(this.table, state.length).set(state);
  }

  /** What the seat to act may do; for nature, all that can happen. */
  legal(): string[] {
    const { most_legal } = this.game;
    const count = this.rules.legal(this.table, this.out, most_legal);
    const actions = this.memory.integers(this.out, count);
    return Array.from(actions, (action) => this.notation.name(Number(action)));
  }

  /** Carry out a move. */
  play(move: string): void {
    const action = this.notation.parse(move);
    if (!this.rules.can(this.table, action)) throw new Error(`expected a legal move; got ${move}`);
    this.rules.play(this.table, action);
  }

  /** The move of a bot for the seat to act; with no budget it takes its own. */
  choose(bot: BotName, seed: number | bigint, budget?: Budget): string {
    return this.notation.name(this.chosen(bot, seed, budget));
  }

  private chosen(bot: BotName, seed: number | bigint, budget?: Budget): number {
    const { game } = this;
    const players = this.get('players');
    if (this.get('actor') >= players)
      throw new Error('expected a seat to act; it is nobody’s turn');
    const [level, character = STEADY] = bot.split(':') as [string, string?];
    const searching = game.searches[level];
    const slips = game.slips[level] ?? 0;
    const steps = game.characters[character];
    if (!steps || (!searching && !(level in game.slips)))
      throw new Error(`expected a bot; got ${bot}`);
    this.network?.become(steps);
    if (searching) return this.searched(searching, seed, budget);
    const start = seeded(seed);
    if (Number(start >> LOW_BITS) / SLIP_STEPS < slips) {
      this.memory.words(this.source, 1)[0] = start;
      return this.rules.random_move(this.table, this.source, 1);
    }
    return this.merchantMove();
  }

  /** Whether the network has learned games such as this one. */
  get known(): boolean {
    return this.rules.is_known(this.table) === 1;
  }

  /** Whether a bot would play by the network in this game, but has none yet. */
  lacksNetwork(bot: BotName): boolean {
    const { slips, searches } = this.game;
    const level = bot.split(':')[0]!;
    const byNetwork = level in searches || (slips[level] ?? 1) < 1;
    return byNetwork && this.known && !this.network;
  }

  /** The merchant's move: the heuristic's, if there is no network or it has not learned such games. */
  merchantMove(): number {
    return this.known && this.network ? this.network.move(this.state()) : this.heuristicMove();
  }

  /** What a bot that searches chooses: by the network, of an ending a best move, or by rollouts. */
  private searched(how: Searching, seed: number | bigint, budget?: Budget): number {
    const { network, search, table } = this;
    const { seconds } = how;
    const players = this.get('players');
    if (network && this.known) {
      const best = network.endings.best(this.state(), how.states);
      const [horizon, rollouts] = how.ahead[players]!;
      const own = budget ?? { rollouts, seconds };
      return network.lookahead.choose(this.state(), horizon, seed, own, best);
    }
    search.begin(table, how, players, seed);
    return search.finish(budget ?? { rollouts: how.rollouts[players]!, seconds });
  }

  /** The heuristic's move. */
  heuristicMove(): number {
    return this.rules.heuristic_move(this.table, this.merchant());
  }

  /** The moves that a search would try, and the heuristic's. */
  candidates(): number[] {
    const { game, memory, rules, search, table } = this;
    const favourite = this.heuristicMove();
    const count = rules.candidates(table, this.merchant(), WIDTH, search.actions, game.most_legal);
    return [favourite, ...Array.from(memory.integers(search.actions, count), Number)];
  }

  private merchant(): number {
    return writePolicy(
      this.memory,
      this.game,
      this.policy,
      this.game.merchant[this.get('players')]!,
    );
  }
}
