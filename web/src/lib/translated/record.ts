/** Records of games (docs/record.md): written, read and checked, and played again step by step. */
import { replay_of } from '$medici/presentation/playback/replay.js';
import { RecordError } from '$medici/record/errors.js';
import { parse_record, replay } from '$medici/record/read.js';
import { fromPlain, plain } from '$python/runtime.js';
import type { Replay } from '$wire';
import type { Played } from './game';

export type GameRecord = Record<string, unknown>;

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

/** A move of nature: in how many ways it could have been made, and what each would have been. */
export interface Choice {
  move: number; // its number in the record, from 1
  text: string;
  ways: number;
  outcome(index: number): string;
}

interface Ruled {
  state: { copy(): unknown };
  book: {
    ways(state: unknown): number;
    outcome(state: unknown, index: number): number;
    move_name(action: number): string;
  };
}

/** Every move of nature in a record, which is checked on the way. */
export function naturesOf(record: GameRecord): Choice[] {
  const choices: Choice[] = [];
  const note = (move: number, game: Played & Ruled, text: string) => {
    if (game.actor !== 'nature') return;
    const { book } = game;
    const state = game.state.copy();
    const outcome = (index: number) => book.move_name(book.outcome(state, index));
    choices.push({ move, text, ways: book.ways(state), outcome });
  };
  saying(() => replay(fromPlain(record), note) as Played);
  return choices;
}

/** Play on as long as chance is to act. */
export function drawOn(game: Played, nature: { choose(game: Played, number: number): number }) {
  const inner = game as Played & { carry_out(actor: string, action: number): void };
  while (game.actor === 'nature') inner.carry_out('nature', nature.choose(game, 0));
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
