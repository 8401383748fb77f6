/** The terms of a table in words. */
import { has, t } from '$lib/text/i18n.svelte';
import type { Game, TimeControl } from '$wire';

/** How long, in the largest unit that gives a whole number. */
export function span(seconds: number): string {
  if (seconds >= 86400 && seconds % 86400 === 0) return t('terms-days', { n: seconds / 86400 });
  if (seconds >= 3600 && seconds % 3600 === 0) return t('terms-hours', { n: seconds / 3600 });
  if (seconds >= 60 && seconds % 60 === 0) return t('terms-minutes', { n: seconds / 60 });
  return t('terms-seconds', { n: seconds });
}

export function clockWords(clock: TimeControl): string {
  if (clock.kind === 'none') return t('terms-clock-none');
  if (clock.kind === 'decision') return t('terms-clock-decision-of', { span: span(clock.seconds) });
  return t('terms-clock-bank-of', { span: span(clock.seconds), n: clock.increment });
}

export function paceWords(pace: number | null): string {
  const id = `terms-pace-${pace ?? 'usual'}`;
  return has(id) ? t(id) : span(pace ?? 0);
}

/** The options of a game, each in a few words that stand alone. */
export function optionWords(game: Game, options: Record<string, boolean | string>): string[] {
  return Object.entries(options)
    .map(([option, value]) => `terms-${game}-${option.replaceAll('_', '-')}-${String(value)}`)
    .filter((id) => has(id))
    .map((id) => t(id));
}
