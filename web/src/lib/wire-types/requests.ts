// Generated from Python's structs by scripts/browser_types.py; do not edit.
import type { Clock, Game, Reason, Result } from './tables';

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

/** Something that happened at a moment, in seconds since 1970. */
export interface Happened {
  type: 'happened';
  at: number;
}

/** A table is created. The commitment binds the house before anybody sends a seed. */
export interface TableCreated extends Happened {
  type: 'table-created';
  v?: number;
  table: string;
  game: string;
  options: Record<string, boolean | string>;
  seats: number;
  clock: Clock;
  public: boolean;
  commitment: string;
  by: string;
  by_name: string;
  pace?: number | null; // seconds that a bot lets pass before its move
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

/** A seat took its last move back: the game is back to so many recorded moves. */
export interface Undone extends Happened {
  type: 'undone';
  seat: number;
  moves: number;
}

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

/** Somebody said something. */
export interface Said extends Happened {
  type: 'said';
  player: string;
  name: string;
  text: string;
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

export type Event =
  | TableCreated
  | SeatTaken
  | BotSeated
  | SeatLeft
  | Started
  | Moved
  | Undone
  | BotTookOver
  | PlayerReturned
  | Said
  | Ended
  | Cancelled
  | RematchOffered;

/** A game that began in a browser: its log, and the seat that shall be free for a friend. */
export interface Brought {
  events: Event[];
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
  | BotMove;

/** A name to be known by. */
export interface Name {
  name: string;
}

/** A link to another device. */
export interface Token {
  token: string;
}
