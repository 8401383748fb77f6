// Generated from Python's structs by scripts/browser_types.py; do not edit.
import type { Clock, TableEvent } from './events';
import type { Game } from './tables';

/** What a new table is to be; as JSON, the body of the request for one. */
export interface Terms {
  game: Game;
  players: number;
  options?: Record<string, boolean | string>;
  clock?: Clock;
  public?: boolean;
  bots?: Record<string, string>; // by seat
  pace?: number | null; // seconds that a bot lets pass before its move
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

/** Take one's last move back. */
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
  | Expire
  | Chat
  | Rematch
  | Cancel
  | BotMove
  | Forget;

/** A name to be known by. */
export interface Name {
  name: string;
}

/** A link to another device. */
export interface Token {
  token: string;
}
