/** What people do beyond one table, in the order in which it is offered. */
import type { Subject } from '$lib/page/router.svelte';

export const SUBJECTS: readonly Subject[] = [
  'opponents',
  'friends',
  'deals',
  'matches',
  'ranking',
  'tournaments',
  'clubs',
  'watch',
];

/** What the messages of a subject begin with. */
export const wordsOf = (subject: Subject): string =>
  ({ ranking: 'ratings', people: 'community' })[subject as string] ?? subject;
