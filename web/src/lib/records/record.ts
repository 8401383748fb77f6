/** Records of games (docs/record.md): written, read and checked, and played again step by step. */
import { replay_of } from '$medici/presentation/playback/replay.js';
import type { Game } from '$medici/record/game.js';
import { parse_record, replay } from '$medici/record/read.js';
import { fromPlain, plain } from '$python/runtime.js';
import type { Replay } from '$wire';

export type GameRecord = Record<string, unknown>;

export const recordOf = (game: Game): GameRecord => plain(game.record());

/** The game of a record, every move and figure checked; RecordError says what is wrong. */
export const played = (record: GameRecord): Game => replay(fromPlain(record));

/** The record in a text. */
export const readRecord = (text: string): GameRecord => plain(parse_record(text));

/** A whole game step by step, with what could have been done instead. */
export function replayOf(record: GameRecord, table: string | null = null): Replay {
  const fair = (record.fair ?? null) as GameRecord | null;
  return plain(replay_of(played(record), table, fair && fromPlain(fair)));
}

/** A move of nature: in how many ways it could have been made, and what each would have been. */
export interface Choice {
  move: number; // its number in the record, from 1
  text: string;
  ways: number;
  outcome(index: number): string;
}

/** Every move of nature in a record, which is checked on the way. */
export function naturesOf(record: GameRecord): Choice[] {
  const choices: Choice[] = [];
  const note = (move: number, game: Game, text: string) => {
    if (game.actor !== 'nature') return;
    const { book } = game;
    const state: unknown = game.state.copy();
    const outcome = (index: number) => book.move_name(book.outcome(state, index));
    choices.push({ move, text, ways: book.ways(state), outcome });
  };
  replay(fromPlain(record), note);
  return choices;
}

/** Play on as long as chance is to act. */
export function drawOn(game: Game, nature: { choose(game: Game, number: number): number }) {
  while (game.actor === 'nature') game.carry_out('nature', nature.choose(game, 0));
}
