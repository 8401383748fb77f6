/** What a table shows later, fetched with its words when it is needed. */
import { speakOf } from '$lib/i18n.svelte';

const words = () => speakOf('more').catch(() => {}); // a window with ids in it is better than none

export const ending = () => Promise.all([import('./End.svelte'), words()]);
export const scoring = () => Promise.all([import('./ScoringDialog.svelte'), words()]);
export const handing = () => Promise.all([import('./Handover.svelte'), words()]);
export const menu = () => Promise.all([import('./Menu.svelte'), words()]);
export const ordering = () =>
  Promise.all([import('./Orders.svelte'), speakOf('orders').catch(() => {})]);
export const losing = () => import('./Lost.svelte');
