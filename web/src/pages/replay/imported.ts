/** A record that somebody brings along: played here, without sending it anywhere. */
import { readRecord, replayOf, type GameRecord } from '$lib/records/record';
import type { Replay } from '$wire';

/** The game of a text, step by step; a SyntaxError or a RecordError says what is wrong with it. */
export function playedHere(text: string): { replay: Replay; record: GameRecord } {
  JSON.parse(text); // what is no JSON at all is no record of anything
  const record = readRecord(text);
  return { record, replay: replayOf(record) };
}
