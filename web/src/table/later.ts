/** What a table shows later, fetched with its words when it is needed. */
import { speakOf } from '$lib/i18n.svelte';
import type { LiveTable } from '$lib/live.svelte';

const words = () => speakOf('more').catch(() => {}); // a window with ids in it is better than none

// What cannot be had while the line is down never comes; the page is read anew when it is back.
const patiently = <T>(part: Promise<T>): Promise<T> => part.catch(() => new Promise(() => {}));

export const ending = () => patiently(Promise.all([import('./End.svelte'), words()]));
export const scoring = () => Promise.all([import('./ScoringDialog.svelte'), words()]);
export const handing = () => patiently(Promise.all([import('./Handover.svelte'), words()]));
export const menu = () => patiently(Promise.all([import('./Menu.svelte'), words()]));
export const ordering = () =>
  patiently(Promise.all([import('./Orders.svelte'), speakOf('orders').catch(() => {})]));
export const hinting = () => patiently(Promise.all([import('./Hint.svelte'), words()]));
export const losing = () => patiently(import('./Lost.svelte'));

/** Before a move is made: what tells, once it is, what it cost. */
export function practising(live: LiveTable, names: string[]): () => void {
  const [moves, before] = [live.game?.moves.length ?? 0, live.scene];
  return () =>
    void Promise.all([import('./practice'), words()])
      .then(
        ([{ tellCost }]) => live.game && before && tellCost(live.game, moves + 1, before, names),
      )
      .catch(() => {}); // the game goes on
}
