/** What is said of those who play as bots; the words are people.ftl's. */
import { has, t } from '$lib/i18n.svelte';

/** The level, for people: "Merchant, medium". */
export const levelWord = (bot: string): string => t('people-level', { bot });

/** How somebody plays: a line of their own, or that of the level for bots of old games. */
export function lineOf(name: string, bot: string): string {
  const id = `people-${name.split(' ')[0]?.toLowerCase()}`;
  return has(id) ? t(id) : t(`home-bot-${bot}-about`);
}
