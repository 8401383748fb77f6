/** A game of the server as a replay: its record is played here, and the server judges its chance. */
import { api } from '$lib/api';
import { replayOf, type GameRecord } from '$lib/house/game';
import type { Replay } from '$lib/wire-types';

export async function playedThere(table: string): Promise<{ replay: Replay; record: GameRecord }> {
  const [record, fair] = await Promise.all([api.record(table), api.verify(table)]);
  return { record, replay: { ...replayOf(record, table), fair } };
}
