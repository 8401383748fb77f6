/** Another game with somebody whom one has played with. */
import { go } from '$lib/page/router.svelte';
import { toast } from '$lib/page/toast.svelte';
import { date, t } from '$lib/text/i18n.svelte';
import type { Opponent } from '$wire';
import { people } from './api';

/** The last game with somebody, in words. */
export const lastGame = ({ game, size, ended }: Opponent): string =>
  t('friends-met-last', {
    game: t(`home-${game}-title`),
    n: size,
    date: date(ended, { dateStyle: 'medium' }),
  });

/** Lay a table like the last one, ask the other to it, and go there. */
export async function rematch({ player, name, table }: Opponent): Promise<void> {
  const { table: again } = await people.invite({ others: [player], rematch: table });
  toast(t('friends-rematch-done', { name }));
  go(`/tables/${again}`);
}
