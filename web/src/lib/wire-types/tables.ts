// Generated from Python's structs by scripts/browser_types.py; do not edit.
import type { Day, Scene, Step } from './scenes';
import type { Reason, Result, Talk, TimeControl } from './events';

export type Game = 'board' | 'card' | 'dice';

/** A chair as it is seen. */
export interface SeatView {
  name: string | null; // null: free
  bot: string | null; // who moves here, if it is no person
  taken_over: Reason | null; // why the bot plays for a person
  yours: boolean;
  stand_in?: string; // the name of the bot that plays for a person
}

export type Phase = 'open' | 'running' | 'over' | 'cancelled';

/** Something that was said. */
export interface Saying {
  at: number;
  name: string;
  text: string;
  player: string; // the lasting id of who said it, which is no secret
}

/** A table as one person, or an onlooker, sees it; the game itself is in the subclasses. */
export interface TableView {
  table: string;
  seq: number;
  game: Game;
  options: Record<string, boolean | string>;
  public: boolean;
  host: string;
  yours: boolean; // whether you are the host
  seats: SeatView[];
  phase: Phase;
  clock: TimeControl;
  clocks: number[] | null; // when the turn began; the deadline tells the rest
  deadline: number | null;
  rest: number | null; // until when no clock runs, unless all people go on before
  actor: number | 'nature' | null;
  legal: string[]; // empty unless it is your turn
  can_undo: boolean;
  moves: number;
  days: Day[];
  result: Result | null;
  commitment: string;
  chat: Saying[];
  pace: number | null;
  rematch: string | null;
  talk: Talk;
  may_talk: boolean; // whether you may, as far as the table goes
  silenced: string[]; // ids of people whom the host lets talk no more
}

/** A table in a list. */
export interface Listed {
  table: string;
  game: Game;
  host: string;
  phase: Phase;
  seats: SeatView[];
  clock: TimeControl;
  options: Record<string, boolean | string>;
  created: number;
}

/** A table of one's own, running or past. */
export interface Mine extends Listed {
  updated: number;
  your_turn: boolean;
  day: number;
  result: Result | null;
  deadline?: number; // of your turn, where there is a clock
}

/** A new table, and the way to it. */
export interface Laid {
  table: string;
  invite: string;
  commitment: string;
}

/** What can be chosen for a game; the first of the values is the default. */
export interface OptionInfo {
  values: (boolean | string)[];
  meaning: string;
  differs: boolean; // whether it is played differently: where it is not, nobody is asked
}

/** A game, its numbers of players and its options. */
export interface GameInfo {
  title: string;
  players: number[];
  options: Record<string, OptionInfo>;
}

/** A player. */
export interface Me {
  player: string;
  name: string;
  shunned?: string[]; // ids of people whom the player has muted or blocked
}

export type How = 'mute' | 'block';

/** Somebody whom one does not want to hear, or to meet. */
export interface Shunned {
  player: string;
  name: string;
  how: How;
}

/** The key with which a house signs its calls; null where it calls nobody. */
export interface PushKey {
  key: string | null;
}

/** A device where one is signed in. */
export interface Device {
  id: string;
  device: string; // its browser and system; nothing if it told neither
  created: number;
  used: number; // to the hour
  current: boolean; // whether it is the one that asks
}

/** A passkey, as its owner knows it. */
export interface Passkey {
  id: string;
  name: string;
  site: string; // the host where it works
  created: number;
  used: number | null;
}

/** Why a request was refused: a code for programs, a sentence for people. */
export interface Problem {
  code: string;
  message: string;
}

export type Failure = 'record' | 'commitment' | 'move';

/** Whether chance was fair; what follows the reason is there if the proof could be checked. */
export interface Verdict {
  fair: boolean | null; // null: the secret has not been revealed yet, or no proof was promised
  failed: Failure | 'unrevealed' | 'unproven' | 'proof' | null;
  reason: string | null;
  commitment?: string;
  checked?: number; // how many of nature's moves are as they had to be
  over?: boolean;
  move?: number | null; // the first move that failed, from 1
  expected?: string | null;
  got?: string | null;
}

/** A game, step by step, from the empty table on. */
export interface Replay {
  game: Game;
  players: string[];
  options: Record<string, boolean | string>;
  start: Scene;
  steps: Step[];
  result: Result | null; // null: it is not over
  table: string | null;
  fair: Verdict | null; // null: there is no proof
}
