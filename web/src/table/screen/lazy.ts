/** What a table does not show from the start, fetched with its words when it is needed. */
import { loadTexts } from '$lib/text/i18n.svelte';
import type { LiveTable } from '$lib/live/live-table.svelte';

const words = () => loadTexts('more').catch(() => {}); // a window with ids in it is better than none

// What cannot be had while the line is down never comes; the page is read anew when it is back.
const orNever = <T>(part: Promise<T>): Promise<T> => part.catch(() => new Promise(() => {}));

export const loadEnd = () => orNever(Promise.all([import('../end/GameEnd.svelte'), words()]));
export const loadScoring = () => Promise.all([import('../scoring/ScoringDialog.svelte'), words()]);
export const loadHandover = () =>
  orNever(Promise.all([import('../players/HandoverDialog.svelte'), words()]));
export const loadMenu = () => orNever(Promise.all([import('../menu/Menu.svelte'), words()]));
export const loadOrders = () =>
  orNever(
    Promise.all([import('../decisions/AdvanceOrders.svelte'), loadTexts('orders').catch(() => {})]),
  );
export const loadHint = () =>
  orNever(Promise.all([import('../decisions/HintPanel.svelte'), words()]));
export const loadCountdown = () => orNever(import('../players/Countdown.svelte'));
export const loadNotice = () => orNever(import('../end/TopNotice.svelte'));
export const loadSheet = () => orNever(import('../menu/BottomSheet.svelte'));
export const loadSeatLost = () => orNever(import('../players/SeatLostDialog.svelte'));

/** Before a move is made: what tells, once it is, what it cost. */
export function prepareCost(live: LiveTable, names: string[]): () => void {
  const [moves, before] = [live.game?.moves.length ?? 0, live.scene];
  return () =>
    void Promise.all([import('../decisions/practice'), words()])
      .then(
        ([{ showMoveCost }]) =>
          live.game && before && showMoveCost(live.game, moves + 1, before, names),
      )
      .catch(() => {}); // the game goes on
}
