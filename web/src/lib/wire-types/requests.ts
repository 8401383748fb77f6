// Generated from Python's structs by scripts/browser_types.py; do not edit.
import type { Order, TableEvent, Talk, TimeControl } from './events';
import type { Game, How } from './tables';

/** What a new table is to be; as JSON, the body of the request for one. */
export interface Terms {
  game: Game;
  players: number;
  options?: Record<string, boolean | string>;
  clock?: TimeControl;
  public?: boolean;
  bots?: Record<string, string>; // by seat
  pace?: number | null; // seconds that a bot lets pass before its move
  citizens?: Record<string, string>; // who of its level a bot shall be, by seat, where that is free
  talk?: Talk | null; // who may talk; null: everybody who was sent the link, or the players
}

/** A game that began in a browser: its log, and the seat that shall be free for a friend. */
export interface Brought {
  events: TableEvent[];
  free?: number | null;
}

/**
 * Sit down, in any free seat if none is named, with a seed for chance.
 *
 * Under another name one may sit down once more, for somebody at the same device.
 */
export interface Join {
  type: 'join';
  seat?: number | null;
  seed: string;
  name?: string | null;
}

/** Get up; once the game runs, a bot plays on. No seat means all of one's own. */
export interface Leave {
  type: 'leave';
  seat?: number | null;
}

/** Have a bot sit down. */
export interface SeatBot {
  type: 'seat-bot';
  seat?: number | null;
  bot: string;
}

/** Free a seat before the game. */
export interface Unseat {
  type: 'unseat';
  seat: number;
}

/** Begin the game. */
export interface Start {
  type: 'start';
}

/** Make a move. */
export interface Move {
  type: 'move';
  move: string;
}

/** Take one's last decision back, and what bots have answered. */
export interface Undo {
  type: 'undo';
}

/** Let a bot play on. No seat means the one to act, if it is one's own. */
export interface Resign {
  type: 'resign';
  seat?: number | null;
}

/** Take the seat back from the bot; of several, the one to act. */
export interface Return {
  type: 'return';
  seat?: number | null;
}

/** Say that one has seen the scoring of a day, so that the clocks need not rest any longer. */
export interface GoOn {
  type: 'go-on';
}

/** Note that the time of a seat is up; it counts only if that is so. */
export interface Expire {
  type: 'expire';
  seat: number;
}

/** Say something. */
export interface Chat {
  type: 'chat';
  text: string;
}

/** Offer another game to the same round. */
export interface Rematch {
  type: 'rematch';
}

/** Give the table up. */
export interface Cancel {
  type: 'cancel';
}

/** Let bots take so many seconds for a move from now on; null: as the house does it. */
export interface SetPace {
  type: 'set-pace';
  pace?: number | null;
}

/** Say who may talk from now on. */
export interface SetTalk {
  type: 'set-talk';
  talk: Talk;
}

/** Let somebody talk no more at this table, or again. */
export interface Silence {
  type: 'silence';
  player: string;
  silent?: boolean;
}

/** The move of a bot; from the house only. */
export interface BotMove {
  type: 'bot-move';
  seat: number;
  move: string;
}

/** Take a person's name and words out of the table; from the house only. */
export interface Forget {
  type: 'forget';
  player: string;
}

export type Command =
  | Join
  | Leave
  | SeatBot
  | Unseat
  | Start
  | Move
  | Undo
  | Resign
  | Return
  | GoOn
  | Expire
  | Chat
  | Rematch
  | Cancel
  | SetPace
  | SetTalk
  | Silence
  | BotMove
  | Forget;

/** Take an order back. No seat means all of one's own. */
export interface Withdraw {
  type: 'withdraw';
  seat?: number | null;
}

export type OrderCommand = Order | Withdraw;

/** A name to be known by. */
export interface Name {
  name: string;
}

/** A link to another device. */
export interface Token {
  token: string;
}

/** Mute or block somebody: by the id, or by the seat at a table. */
export interface Shun {
  how: How;
  other?: string | null;
  table?: string | null;
  seat?: number | null;
}

/** Tell the operator of somebody at a table, by the id or the seat, or of something said. */
export interface Report {
  table: string;
  reason: string;
  accused?: string | null;
  seat?: number | null;
  said?: number | null; // when it was said
}

export type Text = string;

/** What a browser alone can read with. */
export interface SubscriptionKeys {
  p256dh: Text;
  auth: Text;
}

/** Where a browser is called: what its `PushSubscription` says. */
export interface NewSubscription {
  endpoint: string;
  keys: SubscriptionKeys;
}

/** Where a browser is called no more. */
export interface Endpoint {
  endpoint: string;
}
