/** What is said of clubs. */
import { problem } from '$lib/server/api';
import { has, t } from '$lib/text/i18n.svelte';

/** Why something about a club was not done. */
export function clubProblem(thrown: unknown): string {
  const error = problem(thrown);
  const id = `clubs-problem-${error.code}`;
  return has(id) ? t(id) : error.text;
}
