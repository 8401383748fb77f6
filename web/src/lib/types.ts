/** What the server says, word for word. The browser draws it and knows no rule. */

export type Game = 'board' | 'card' | 'dice';
export type Good = 'cloth' | 'fur' | 'grain' | 'dye' | 'spice';
export type Ware = Good | 'gold' | 'neutral';
export type ByGood<T> = Record<Good, T>;
/** A card or the face of a die as the record writes it: fur3, gold10, cloth0x2, dye0g, neutral7. */
export type CardId = string;
/** A seat, nature, or nobody once the game is over. */
export type Actor = number | 'nature' | null;

/** A sentence of the story: a Fluent message and what stands in it. */
export interface Line {
  id: string;
  args?: Record<string, Arg>;
}
export type Arg =
  | number
  | string
  | { seat: number } // the name of a player
  | { seats: number[] } // several names in a list
  | { good: Good }
  | { cards: CardId[] } // cards in a list
  | { lines: Line[] }; // further messages, joined by "; "

export interface Ship {
  cards: CardId[];
  worth: number;
  free: number;
  spaces: number;
}

export interface BoardScene {
  game: 'board';
  players: number;
  day: number; // 1 to 3
  phase: 'first' | 'turn' | 'lot' | 'auction' | 'fill' | 'over';
  actor: Actor;
  presenter: number | null;
  lot: CardId[];
  lot_worth: number;
  lot_limit: number; // the most cards this lot may hold
  bids: { seat: number; bid: number | null }[]; // said in this auction, in order; null is a pass
  waiting: number[]; // who can still speak, in order, the actor first
  silent: number[]; // who cannot bid for this lot (no room, or too few florins)
  leader: number | null;
  high: number;
  deck: number; // cards left today
  ships: Ship[];
  florins: number[];
  levels: ByGood<number[]>; // each seat's level on each track
  aboard: ByGood<number[]>; // each seat's cards of a good aboard, which will raise the level
  bonuses: { level: number; pay: number }[];
  top: number; // the highest level of a track
  unseen: Record<CardId, number>; // copies not seen today
  last_sale: { seat: number | null; price: number; cards: CardId[] } | null;
}

export interface CardScene {
  game: 'card';
  players: number;
  day: number;
  phase: 'first' | 'draw' | 'turn' | 'over';
  actor: Actor;
  on_turn: number | null;
  revealed: number; // cards turned up this turn
  most_reveals: number;
  deck: number;
  market: CardId[]; // the end of the row last
  reach: number; // how many cards from the end can be taken
  ships: Ship[];
  florins: number[];
  icons: ByGood<number[]>; // in the warehouses
  aboard: ByGood<number[]>; // icons aboard, which will go to the warehouses
  monopolies: { icons: number; pay: number }[];
  unseen: Record<CardId, number>; // copies in the deck
}

export interface DiceScene {
  game: 'dice';
  players: number;
  day: number; // the round, 1 to 3
  phase: 'first' | 'rolling' | 'choosing' | 'entering' | 'filling' | 'alone' | 'over';
  actor: Actor;
  roller: number | null;
  dice: CardId[]; // the five faces, place 1 first; empty before the first roll
  left: number[]; // places (1 to 5) that may still be chosen
  chosen: { seat: number; places: number[] }[]; // since the last roll, in order
  sheets: {
    numbers: number[]; // in this round's ship
    worth: number;
    free: number;
    spaces: number;
    scored: (number | null)[]; // worth of each round's ship once it is scored
  }[];
  points: number[];
  crosses: ByGood<number[]>;
  circles: ByGood<number> | null; // the enemy's, in solitaire
  column: number; // spaces of a column
  bonuses: { crosses: number; pay: number }[];
  breakthrough: number | null; // circles that stop all columns, in solitaire
  titles: { from: number; title: string }[] | null; // in solitaire
}

export type Scene = BoardScene | CardScene | DiceScene;

/** What a scored day paid, a number for each seat. */
export interface Day {
  values: number[];
  ship: number[];
  goods: ByGood<number[]>;
  bonus: ByGood<number[]>;
  totals: number[];
}

/** A scoring as it is counted: its figures, and a sentence for the ships and for each good. */
export interface Scored {
  day: number;
  figures: Day;
  ships: Line[];
  goods: ByGood<Line[]>;
  totals: Line[];
}

/** One recorded move, what it led to, and the table after it. */
export interface Step {
  n: number; // the first move is 1
  seat: number | null; // null: nature
  move: string;
  told: Line[];
  scored?: Scored;
  ending?: Line[]; // who has won, and why
  scene?: Scene; // left out in the log of a snapshot
  legal?: string[]; // in a replay: what the actor could have done here, before this move
  actor?: Actor; // in a replay: who is to act after this move
}

export interface SeatView {
  name: string | null; // null: free
  bot: string | null;
  taken_over: 'clock' | 'resigned' | 'left' | null;
  yours: boolean;
}

export interface Clock {
  kind: 'none' | 'decision' | 'bank';
  seconds: number;
  increment: number;
}

export interface Saying {
  at: number;
  name: string;
  text: string;
}

export interface Result {
  scores: number[];
  winners: number[];
  title?: string;
}

/** A table as you see it. */
export interface TableView {
  table: string;
  seq: number;
  game: Game;
  options: Record<string, boolean | string>;
  public: boolean;
  host: string;
  yours: boolean; // whether you are the host
  seats: SeatView[];
  phase: 'open' | 'running' | 'over' | 'cancelled';
  clock: Clock;
  clocks: number[] | null;
  deadline: number | null;
  actor: Actor;
  legal: string[]; // empty unless a seat of yours is to act
  can_undo: boolean;
  moves: number;
  days: Day[];
  result: Result | null;
  commitment: string;
  chat: Saying[];
  pace: number | null;
  rematch: string | null;
  scene: Scene | null; // null until the game begins
}

/** Messages of the socket, for one who said hello with "scenes": true. */
export type Message =
  | { type: 'snapshot'; seq: number; table: TableView; log: Step[] }
  | { type: 'update'; seq: number; table: TableView; steps: Step[]; undone: boolean }
  | { type: 'ok'; cmd_id: string | null; seq: number }
  | { type: 'error'; cmd_id: string | null; code: string; message: string; seq: number }
  | { type: 'pong' };

export interface Listed {
  table: string;
  game: Game;
  host: string;
  phase: 'open' | 'running' | 'over' | 'cancelled';
  seats: SeatView[];
  clock: Clock;
  options: Record<string, boolean | string>;
  created: number;
}

/** A table of mine, running or past: my turn first, then the newest. */
export interface Mine extends Listed {
  updated: number;
  your_turn: boolean;
  day: number;
  result: Result | null;
}

/** A finished or uploaded game, step by step; the first scene is the empty table. */
export interface Replay {
  game: Game;
  players: string[];
  options: Record<string, boolean | string>;
  start: Scene;
  steps: Step[];
  result: Result | null;
  table: string | null;
  fair: Verdict | null; // null: the record has no proof
}

export interface Verdict {
  fair: boolean | null; // null: the secret is not told yet
  failed?: string | null;
  reason?: string | null;
  [more: string]: unknown;
}

/** What every game's table is given, live, in a replay and in a tour. */
export interface TableProps<S extends Scene> {
  scene: S;
  seats: SeatView[];
  me: number | null; // the seat at the bottom: yours, or the one you watch
  legal: string[]; // moves that can be made here now; empty for onlookers
  pending: string | null; // a move that was sent and is not confirmed yet
  onmove: (move: string) => void;
}
