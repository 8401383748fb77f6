/** What a game's module exports, and what stands beside it; Python writes both (`medici.interfaces.browser.engine`). */

export type GameName = 'board' | 'card' | 'dice';
type Level = 'random' | 'apprentice' | 'merchant' | 'banker' | 'prince';
export type BotName = Level | `${Level}:${string}`; // after the colon stands a character
export type Options = Record<string, boolean | string>;

/** How a record lies in memory: of each field the kind of its numbers, where they begin, how many. */
export interface Layout {
  size: number;
  fields: Record<string, [kind: string, offset: number, count: number]>;
}

/** Moves that differ in their words, each of which is a digit of a number. */
export interface Verb {
  verb: string;
  start: number;
  words: (string[] | { first: number; last: number })[];
}

export interface Moves {
  names: Record<string, number>;
  verbs: Verb[];
}

/** How far a bot looks ahead: decisions after a move, and futures of all moves together. */
export type Depth = [horizon: number, rollouts: number];

/** How a bot searches, by numbers of players. */
export interface Searching {
  seconds: number;
  ahead: Record<number, Depth>; // by the network, where it has learned the game
  rollouts: Record<number, number>; // without
  own: Record<number, string>;
  width: number;
  states: number; // of an ending that it solves, at most
}

/** What the solver of endings works with. */
export interface EndingSizes {
  depth: number;
  key: number;
  counts: number;
  places: number;
}

export interface Game {
  seats: number[];
  variants: { options: Options; number: number }[];
  most_legal: number;
  state: Layout;
  policy: Layout;
  moves: Moves;
  weights: Record<string, number[]>;
  merchant: Record<number, string>;
  bases: Record<number, string[]>;
  prices: Record<number, number[]>;
  drawn: number;
  doubt: number;
  slips: Partial<Record<string, number>>; // by level
  searches: Partial<Record<string, Searching>>;
  characters: Partial<Record<string, number[]>>; // what each adds to the biases of choices: more than before
  horizon: number; // of the futures that analyses play by the network
}

export interface Description {
  game: Game;
  progress: Layout;
  endings: EndingSizes;
  step: number;
}

type Address = number;

/** Its rules by their names. Addresses, lengths and numbers go in. */
export interface Exports {
  memory: WebAssembly.Memory;
  heap: WebAssembly.Global;
  new: (t: Address, players: number, variant: number) => void;
  play(t: Address, action: number): void;
  can(t: Address, action: number): number;
  legal(t: Address, out: Address, length: number): number;
  nature_move(t: Address, source: Address, length: number): number;
  ways(t: Address): number;
  outcome(t: Address, way: number): number;
  weight(t: Address, action: number): number;
  total(t: Address, seat: number): number;
  wins(t: Address, seat: number): number;
  random_move(t: Address, source: Address, length: number): number;
  heuristic_move(t: Address, policy: Address): number;
  is_known(t: Address): number;
  candidates(t: Address, policy: Address, width: number, out: Address, length: number): number;
  begin_search(...search: number[]): void;
  search_on(...search: number[]): number;
  explore(...search: number[]): void;
  // in the module of those who review alone:
  evaluate_moves?(...search: number[]): void;
  evaluate_lot?(...search: number[]): void; // of the board game
  evaluate?(...buffers: number[]): void;
  evaluate_solitaire?(...buffers: number[]): void;
}
