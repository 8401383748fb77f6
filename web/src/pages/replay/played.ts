/** A game as a replay: of this browser, or of the server. */
import { api } from '$lib/server/api';
import { replayOf, type GameRecord } from '$lib/records/record';
import type { Replay } from '$wire';
import { recordAt } from '$local/records';
import { rowOf } from '$local/store/store';

interface Played {
  replay: Replay;
  record: GameRecord;
  here: boolean; // of this browser
}

/** A game of this browser; null if it is none of its, or went on at the server. */
export async function keptHere(table: string): Promise<Played | null> {
  const row = await rowOf(table);
  const record = row && !row.online ? await recordAt(table) : null;
  return record && { record, here: true, replay: replayOf(record, table) };
}

export async function playedThere(table: string): Promise<Played> {
  const record = await api.record(table);
  return { record, here: false, replay: replayOf(record, table) };
}
