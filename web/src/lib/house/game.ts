/** Games as the rules have them, played here: what can be done, what lies there, what happened. */
import { Following as FollowingKind } from '$medici/playback/following.js';
import { replay_of } from '$medici/playback/replay.js';
import { RecordError } from '$medici/record/errors.js';
import { Game as GameKind } from '$medici/record/game.js';
import { parse_record, replay } from '$medici/record/read.js';
import { scene as scene_of } from '$medici/scene.js';
import { fromPlain, plain } from '$python/runtime.js';
import type { Game, Replay, Scene, Step } from '../wire-types';

export type Options = Record<string, boolean | string>;
/** A game's record, as docs/record.md has it. */
export type GameRecord = Record<string, unknown>;

/** A game in Python's form: its methods are those of medici.record.Game. */
export interface Played {
  readonly name: Game;
  readonly players: string[];
  readonly moves: [number | 'nature', string][];
  readonly actor: number | 'nature' | null;
  readonly over: boolean;
  readonly day: number;
  readonly scores: number[];
  readonly winners: number[];
  play(move: string): void;
  legal(): string[];
  copy(): Played;
  before(moves: number): Played;
}

export function newGame(name: Game, players: string[], options: Options = {}): Played {
  return new GameKind(name, players, fromPlain(options)) as Played;
}

export const sceneOf = (game: Played): Scene => plain(scene_of(game)) as Scene;

export const recordOf = (game: Played): GameRecord =>
  plain((game as unknown as { record(): unknown }).record()) as GameRecord;

/** The game of a record, every move and figure checked; RecordProblem says what is wrong. */
export function played(record: GameRecord): Played {
  return saying(() => replay(fromPlain(record)) as Played);
}

/** The record in a text. */
export function readRecord(text: string): GameRecord {
  return saying(() => plain(parse_record(text)) as GameRecord);
}

/** A whole game step by step, with what could have been done instead. */
export function replayOf(record: GameRecord, table: string | null = null): Replay {
  const fair = (record.fair ?? null) as unknown;
  return plain(replay_of(played(record), table, fromPlain(fair))) as Replay;
}

/** A record that is damaged or untrue; the number of the move, if it is one. */
export class RecordProblem extends Error {
  constructor(
    message: string,
    readonly move: number | null,
  ) {
    super(message);
  }
}

function saying<T>(read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof RecordError)) throw thrown;
    const { message, move } = thrown as { message: string; move: number | null };
    throw new RecordProblem(message, move);
  }
}

/** A game as far as somebody has followed it. */
export class Following {
  #inner = new FollowingKind();

  /** Every step so far, without its scene. */
  get log(): Step[] {
    return plain(this.#inner.log) as Step[];
  }

  /** The steps that are new; and whether moves have been taken back before them. */
  goOn(game: Played, scenes = true): { fresh: Step[]; undone: boolean } {
    const [fresh, undone] = this.#inner.go_on(game, scenes) as [unknown, boolean];
    return { fresh: plain(fresh) as Step[], undone };
  }
}
