// Generated from Python's structs by scripts/browser_types.py; do not edit.

/** Something that happened at a moment, in seconds since 1970. */
export interface Happened {
  type: string;
  at: number;
}

/**
 * How long people may think: no limit, a time for each decision, or a bank for the game.
 *
 * A bank gets the increment after every decision of its person.
 */
export interface TimeControl {
  kind: 'none' | 'decision' | 'bank';
  seconds: number;
  increment: number;
}

/** who may talk at a table */
export type Talk = 'all' | 'players' | 'nobody';

/** A table is created. The commitment binds the house before anybody sends a seed. */
export interface TableCreated extends Happened {
  type: 'table-created';
  v: number;
  table: string;
  game: string;
  options: Record<string, boolean | string>;
  seats: number;
  clock: TimeControl;
  public: boolean;
  commitment: string;
  by: string;
  by_name: string;
  pace: number | null; // seconds that a bot lets pass before its move
  talk: Talk; // as it was when nobody was asked
}

/** A person sits down and gives a seed for chance. */
export interface SeatTaken extends Happened {
  type: 'seat-taken';
  seat: number;
  player: string;
  name: string;
  seed: string;
}

/** A bot sits down. */
export interface BotSeated extends Happened {
  type: 'bot-seated';
  seat: number;
  bot: string;
  name: string;
}

/** A seat is free again. */
export interface SeatLeft extends Happened {
  type: 'seat-left';
  seat: number;
}

/** The game begins: seats and seeds stay as they are, and chance is settled. */
export interface Started extends Happened {
  type: 'started';
  seeds: string[];
}

/** A move of a seat, or of nature if there is none, and the clocks after it. */
export interface Moved extends Happened {
  type: 'moved';
  seat: number | null;
  move: string;
  clocks: number[] | null;
  by_bot?: boolean;
}

/** A seat took its last decision back: the game is back to so many recorded moves. */
export interface Undone extends Happened {
  type: 'undone';
  seat: number;
  moves: number;
}

export type Reason = 'clock' | 'resigned' | 'left';

/** A bot plays on for a person. */
export interface BotTookOver extends Happened {
  type: 'bot-took-over';
  seat: number;
  reason: Reason;
}

/** The person is back, and the bot gets up. */
export interface PlayerReturned extends Happened {
  type: 'player-returned';
  seat: number;
}

/** The house is back, or its time was set: until then no clock ran for so many seconds. */
export interface Resumed extends Happened {
  type: 'resumed';
  until: number;
  slept: number;
}

/** The person in a seat has seen the scoring of a day; once all have, the clocks run on. */
export interface WentOn extends Happened {
  type: 'went-on';
  seat: number;
}

/** Somebody said something. */
export interface Said extends Happened {
  type: 'said';
  player: string;
  name: string;
  text: string;
}

/** The end of a game; `title` in solitaire only. */
export interface Result {
  scores: number[];
  winners: number[];
  title?: string;
}

/** The game is over, and the secret is told. */
export interface Ended extends Happened {
  type: 'ended';
  result: Result;
  secret: string;
}

/** The table was given up by a player, or by the house if there is none; the secret is told. */
export interface Cancelled extends Happened {
  type: 'cancelled';
  by: string | null;
  secret: string;
}

/** Another table is created for the same players. */
export interface RematchOffered extends Happened {
  type: 'rematch-offered';
  table: string;
  by: string;
}

/** From now on bots take so many seconds for a move; null: as the house does it. */
export interface PaceSet extends Happened {
  type: 'pace-set';
  pace?: number;
}

/** From now on these may talk. */
export interface TalkSet extends Happened {
  type: 'talk-set';
  talk: Talk;
}

/** The host lets somebody talk no more at this table, or again. */
export interface Silenced extends Happened {
  type: 'silenced';
  player: string;
  silent?: boolean;
}

/** A person is forgotten: the name and the words are gone, here and from the events before. */
export interface Forgotten extends Happened {
  type: 'forgotten';
  player: string;
}

export type TableEvent =
  | TableCreated
  | SeatTaken
  | BotSeated
  | SeatLeft
  | Started
  | Moved
  | Undone
  | BotTookOver
  | PlayerReturned
  | Resumed
  | WentOn
  | Said
  | Ended
  | Cancelled
  | RematchOffered
  | PaceSet
  | TalkSet
  | Silenced
  | Forgotten;

/** What has happened, and how the table stands after the last event that there is. */
export interface Events {
  type: 'events';
  from: number; // the number of the first event
  events: TableEvent[];
  actor: number | null;
  clocks: number[] | null;
  deadline: number | null;
  more?: boolean; // true: further events follow at once
  you?: string | null; // after a hello: the id of who said it
}

/** Which seats belong to people who are not at the table now. */
export interface Away {
  type: 'presence';
  away: number[];
}

/**
 * Bid up to a ceiling for the lot under which so many cards are left; no number, all of today.
 *
 * One more card makes it another lot, for which the order does not hold.
 */
export interface Order {
  type: 'order';
  ceiling: number;
  day: number;
  deck?: number;
  seat?: number;
}

/** The orders of your own that stand; nobody else is told. */
export interface Ordered {
  type: 'orders';
  orders: Order[];
}

/** A command was carried out, and is durable. */
export interface Ok {
  type: 'ok';
  cmd_id: string | null;
  seq: number;
}

/** A command was refused; nothing has changed. */
export interface Refusal {
  type: 'error';
  cmd_id: string | null;
  code: string;
  message: string;
  seq: number;
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong';
}

export type Message = Events | Away | Ordered | Ok | Refusal | Pong;
