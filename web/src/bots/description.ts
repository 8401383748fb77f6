/** What stands beside the module of a game; Python writes it (`medici.interfaces.browser.engine`). */

export type GameName = 'board' | 'card' | 'dice';
export type BotName = 'random' | 'apprentice' | 'merchant' | 'banker' | 'prince';
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

/** How a bot searches, by numbers of players. */
export interface Searching {
  seconds: number;
  rollouts: Record<number, number>;
  own: Record<number, string>;
  width: number;
}

export interface Game {
  seats: number[];
  variants: { options: Options; number: number }[];
  most_legal: number;
  state: Layout;
  mind: Layout;
  moves: Moves;
  weights: Record<string, number[]>;
  merchant: Record<number, string>;
  ancestors: Record<number, string[]>;
  prices: Record<number, number[]>;
  minds: number;
  doubt: number;
  slips: Partial<Record<BotName, number>>;
  searches: Partial<Record<BotName, Searching>>;
}

export interface Description {
  game: Game;
  shortlist: Layout;
  look: number;
}
