/** A record that somebody brings along: played here, without sending it anywhere. */
import { api } from '$lib/api';
import { readRecord, replayOf, type GameRecord } from '$lib/house/record';
import type { Replay, Verdict } from '$lib/wire-types';

export { RecordProblem } from '$lib/house/record';

const UNCHECKED: Verdict = { fair: null, failed: null, reason: null };

/** The game of a text, step by step; a SyntaxError or a RecordProblem says what is wrong with it. */
export async function playedHere(text: string): Promise<{ replay: Replay; record: GameRecord }> {
  JSON.parse(text); // what is no JSON at all is no record of anything
  const record = readRecord(text);
  const replay = replayOf(record);
  return { record, replay: { ...replay, fair: 'fair' in record ? await verdict(record) : null } };
}

/** Proofs are checked by a server; where there is none, that is left open. */
async function verdict(record: GameRecord): Promise<Verdict> {
  try {
    return (await api.check(record)).verdict ?? UNCHECKED;
  } catch {
    return UNCHECKED;
  }
}
