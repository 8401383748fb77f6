/** Refusals in the player's language: what happened, that nothing was lost, what to do. */
import { has, t } from '$lib/i18n.svelte';

export function problem(code: string): string {
  const id = `table-error-${code}`;
  return t(has(id) ? id : 'table-error-unknown');
}
