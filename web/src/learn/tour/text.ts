/** A tour as it is walked: its game is played here from the record. */
import { replayOf } from '$lib/records/record';
import { texts } from '$lib/text/documents';
import type { Game, Tour } from '$wire';

export async function tourOf(game: Game, lang: string): Promise<Tour> {
  const { title, record, notes } = await texts.tour(game, lang);
  return { title, notes, replay: replayOf(record) };
}
