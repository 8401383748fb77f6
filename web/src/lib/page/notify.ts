/** The title of the page, and a notice when it is your turn. */
import { hrefOf, root } from './address';
import { t } from '../text/i18n.svelte';
import { router } from './router.svelte';
import { settings } from '../device/settings.svelte';

const MARK = '● ';
let title = '';
let mine = false;
let elsewhere = 0; // tables that wait for you and are not on show

/** What the page is about; shown in the title before the name of the house. */
export function setTitle(what: string | null): void {
  const name = t('shell-name');
  title = what && what !== name ? `${what} – ${name}` : name;
  dress();
}

/** Whether it is your turn, and at what; a notice is given when that begins out of sight. */
export function setTurn(now: boolean, what: string): void {
  const begins = now && !mine;
  mine = now;
  dress();
  if (begins && document.hidden) void notice(what, router.path);
}

/** How many tables wait for you, and how many of those are not on show. */
export function setWaiting(all: number, others: number): void {
  elsewhere = others;
  dress();
  void navigator.setAppBadge?.(all).catch(() => {}); // on the icon of an installed app
}

/** Ask the browser for leave to give notices; whether it was granted. */
export async function askForNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

function dress(): void {
  const turn = mine ? `${MARK}${t('shell-your-turn')} – ` : '';
  document.title = (elsewhere ? `(${elsewhere}) ` : '') + turn + (title || t('shell-name'));
}

/** Tell that it is your turn at a table, if notices are wanted and allowed. */
export async function notice(what: string, path: string): Promise<void> {
  if (!settings.notices || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const icon = new URL('icon-192.png', root).href;
  const options = { body: what, icon, tag: hrefOf(path) };
  // Phones show notices only by way of the service worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(t('shell-your-turn'), options);
  else new Notification(t('shell-your-turn'), options);
}
