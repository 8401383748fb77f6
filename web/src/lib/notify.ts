/** The title of the page, and a notice when it is your turn. */
import { hrefOf } from './address';
import { t } from './i18n.svelte';
import { root } from './place';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

const MARK = '● ';
let title = '';
let mine = false;

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
  if (begins && settings.notices && document.hidden) void notice(what);
}

/** Ask the browser for leave to give notices; whether it was granted. */
export async function askForNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

function dress(): void {
  document.title = mine ? `${MARK}${t('shell-your-turn')} – ${title}` : title;
}

async function notice(what: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const icon = new URL('icon-192.png', root).href;
  const options = { body: what, icon, tag: hrefOf(router.path) };
  // Phones show notices only by way of the service worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(t('shell-your-turn'), options);
  else new Notification(t('shell-your-turn'), options);
}
