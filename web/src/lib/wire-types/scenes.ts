// Generated from Python's structs by scripts/browser_types.py; do not edit.

export type BoardPhase = 'first' | 'turn' | 'lot' | 'auction' | 'fill' | 'over';

export type Actor = number | 'nature' | null;

/** as the record writes a card or the face of a die: fur3, cloth0x2 */
export type CardId = string;

/** What a seat said in an auction; null is a pass. */
export interface Bid {
  seat: number;
  bid: number | null;
}

/** A ship, and what is aboard in the order of loading. */
export interface Ship {
  cards: CardId[];
  worth: number;
  free: number;
  spaces: number;
}

export type Good = 'cloth' | 'fur' | 'grain' | 'dye' | 'spice';

/** of each good, a number for each seat */
export type Rows = Record<Good, number[]>;

/** From this level on a track pays a bonus. */
export interface Level {
  level: number;
  pay: number;
}

/** How a lot went; nobody has bought it if there is no seat. */
export interface Sale {
  seat: number | null;
  price: number;
  cards: CardId[];
}

/** The table of the board game. A scored day's ships stay until the next day begins. */
export interface BoardScene {
  game: 'board';
  players: number;
  day: number;
  phase: BoardPhase;
  actor: Actor;
  presenter: number | null;
  lot: CardId[];
  lot_worth: number;
  lot_limit: number;
  bids: Bid[];
  waiting: number[]; // who can still speak, in order, the actor first
  silent: number[]; // who cannot bid for this lot
  leader: number | null;
  high: number;
  deck: number;
  ships: Ship[];
  florins: number[];
  levels: Rows;
  aboard: Rows; // cards that will raise the levels: none once they have
  bonuses: Level[];
  top: number;
  unseen: Record<CardId, number>;
  last_sale: Sale | null;
}

export type CardPhase = 'first' | 'draw' | 'turn' | 'over';

/** From so many icons on a warehouse pays a bonus. */
export interface Monopoly {
  icons: number;
  pay: number;
}

/** The table of the card game. A scored day's ships and market stay until the next begins. */
export interface CardScene {
  game: 'card';
  players: number;
  day: number;
  phase: CardPhase;
  actor: Actor;
  on_turn: number | null;
  revealed: number;
  most_reveals: number;
  deck: number;
  market: CardId[];
  reach: number;
  ships: Ship[];
  florins: number[];
  icons: Rows;
  aboard: Rows; // icons that will go to the warehouses: none once they have
  monopolies: Monopoly[];
  unseen: Record<CardId, number>;
}

export type DicePhase =
  'first' | 'rolling' | 'choosing' | 'entering' | 'filling' | 'alone' | 'over';

/** The dice that a seat has entered, by their numbers in the roll, 1 to 5. */
export interface Chosen {
  seat: number;
  places: number[];
}

/** A ship of the dice game, and what those of earlier rounds were worth. */
export interface Sheet {
  numbers: number[];
  worth: number;
  free: number;
  spaces: number;
  scored: (number | null)[];
}

/** From so many crosses on a column pays a bonus. */
export interface Column {
  crosses: number;
  pay: number;
}

/** A title that solitaire earns from so many points on. */
export interface Title {
  from: number;
  title: string;
}

/** The table of the dice game. A scored round's ships stay until the next roll. */
export interface DiceScene {
  game: 'dice';
  players: number;
  day: number;
  phase: DicePhase;
  actor: Actor;
  roller: number | null;
  dice: CardId[];
  left: number[];
  chosen: Chosen[];
  sheets: Sheet[];
  points: number[];
  crosses: Rows;
  circles: Record<Good, number> | null;
  column: number;
  bonuses: Column[];
  breakthrough: number | null;
  titles: Title[] | null;
}

export type Scene = BoardScene | CardScene | DiceScene;

/** What a day pays by rank, from the first on: for ships (B40), and in each good (B43). */
export interface Prizes {
  ships: number[];
  goods: number[];
}

/** How a seat would stand at the end of the day, and what it would be paid. */
export interface Prospect {
  worth: number;
  place: number; // of its ship; 1 is the best
  ship: number; // paid for the ship
  levels: Record<Good, number>;
  goods: Record<Good, number>; // paid for each good, rank and bonus together
}

/** What a sentence names: exactly one of these is set. */
export interface Part {
  seat?: number; // the name of a player
  seats?: number[]; // several names in a list
  good?: Good;
  cards?: string[]; // cards, or faces of dice, in a list
  lines?: Line[]; // further messages, joined by "; "
}

export type Arg = number | string | Part;

/** A message by its id, with its arguments. */
export interface Line {
  id: string;
  args?: Record<string, Arg>;
}

/** One scored day: the ships' values, what each seat got for what, and the new totals. */
export interface Day {
  values: number[];
  ship: number[];
  goods: Record<Good, number[]>;
  bonus: Record<Good, number[]>;
  totals: number[];
}

/** The scoring of a day: its figures, and who got what for the ships and for each good. */
export interface Scored {
  day: number;
  figures: Day;
  ships: Line[];
  goods: Record<Good, Line[]>;
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
  scene?: Scene; // left out of a log
  loaded?: Scene; // if a day ended: the table before it is counted
  forced?: boolean; // whether there was nothing else to do; live only
  legal?: string[]; // in a replay: what a seat could have done here
  actor?: Actor; // in a replay: who is to act then
}
