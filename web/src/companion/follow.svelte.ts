/** The score of a real table as others follow it on their phones, by way of the server. */
import { reckon } from '$medici/interfaces/companion/reckon.js';
import { sheet_of } from '$medici/interfaces/companion/recording.js';
import { read_sheet } from '$medici/interfaces/companion/read.js';
import { fromPlain, plain } from '$python/runtime.js';
import { site } from '$lib/page/address';
import { played } from '$lib/records/record';
import { called } from '$lib/text/names';
import type { SharedSheet } from '$wire';
import { gameOf, type SavedEntry } from './shelf.svelte';

class Follow {
  open = $state(false); // the window with the link
  possible = $state(false); // whether a server may be there

  constructor() {
    const look = (): void => void (this.possible = !site && navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    look();
  }
}

export const follow = new Follow();

/** What others are shown of a game. */
export function scoreOf(kept: SavedEntry): SharedSheet {
  const sheet =
    kept.kind === 'sheet'
      ? read_sheet(fromPlain(kept.sheet))
      : sheet_of(played({ ...kept.record }));
  const { days, scores, winners } = plain(reckon(sheet));
  return {
    game: gameOf(kept),
    players: plain(sheet.players).map(called),
    days: days.flatMap(({ scored, morning }) =>
      scored ? [scored.figures.totals.map((total, seat) => total - (morning[seat] ?? 0))] : [],
    ),
    scores,
    winners,
  };
}
