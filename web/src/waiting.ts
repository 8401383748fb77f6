/** The tables that wait for one: told of when that begins, and counted. */
import { api } from '$lib/server/api';
import { t } from '$lib/text/i18n.svelte';
import { notice, setWaiting } from '$lib/page/notify';
import { go, router } from '$lib/page/router.svelte';
import { settings } from '$lib/device/settings.svelte';
import { toast } from '$lib/page/toast.svelte';
import type { OwnTable } from '$wire';

const EVERY = 20_000; // milliseconds

/** Look now and then from now on; the answer stops it. */
export function watchTables(): () => void {
  let known: Set<string> | null = null; // those that waited before
  const look = async (): Promise<void> => {
    if (document.hidden && !settings.notices) return;
    const waiting = (await api.current()).filter((table) => table.your_turn);
    const others = waiting.filter((table) => router.path !== addressOf(table));
    setWaiting(waiting.length, others.length);
    for (const table of others) if (known && !known.has(table.table)) tell(table);
    known = new Set(waiting.map((table) => table.table));
  };
  const looking = (): void => void look().catch(() => {}); // perhaps next time
  const timer = setInterval(looking, EVERY);
  document.addEventListener('visibilitychange', looking);
  looking();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', looking);
    setWaiting(0, 0);
  };
}

const addressOf = ({ table }: OwnTable): string => `/tables/${table}`;

function tell(table: OwnTable): void {
  const what = t('table-title', { game: table.game });
  if (document.hidden) void notice(what, addressOf(table));
  else if (router.path !== '/')
    // home shows it by itself
    toast(t('shell-your-turn-at', { what }), 'plain', {
      action: { text: t('home-turn-go'), run: () => go(addressOf(table)) },
    });
}
