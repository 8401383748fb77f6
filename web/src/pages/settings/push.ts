/** Web Push: being told by the house even while no page of it is open, where it has set that up. */
import { ask } from '$lib/server/api';
import { t } from '$lib/text/i18n.svelte';
import { GAMES } from '$lib/game/games';
import { settings } from '$lib/device/settings.svelte';
import { root, site } from '$lib/page/address';
import { askForNotices } from '$lib/page/notify';
import { recallName } from '$lib/server/own-name';
import { session } from '$lib/server/session.svelte';
import type { Endpoint, NewSubscription, PushKey } from '$wire';

/** Where the words of a notice are kept for the service worker, which speaks no language. */
const WORDS = `medici-notices ${new URL(root).pathname}`;

export type PushStatus = 'on' | 'off' | 'page'; // page: only as long as a page is open

/** How far this browser is told at present. */
export async function reach(): Promise<PushStatus> {
  const registration = await worker();
  const key = registration ? await houseKey() : null;
  if (!registration || !key) return 'page';
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Be told from now on, if the browser allows it: how far that reaches; null where it does not. */
export async function beTold(): Promise<PushStatus | null> {
  settings.notices = await askForNotices();
  return settings.notices ? subscribe() : null;
}

/** Have the house call this browser, if both can. */
async function subscribe(): Promise<PushStatus> {
  const registration = await worker();
  const key = registration ? await houseKey() : null;
  if (!registration || !key) return 'page';
  try {
    await session.ensure(recallName());
    await keepWords();
    const wish = { userVisibleOnly: true, applicationServerKey: key };
    const { endpoint, keys } = (await registration.pushManager.subscribe(wish)).toJSON();
    const { p256dh = '', auth = '' } = keys ?? {};
    const there: NewSubscription = { endpoint: endpoint ?? '', keys: { p256dh, auth } };
    await ask('POST', '/api/me/push', there);
    return 'on';
  } catch {
    return 'page'; // no push service can be reached from here, or the browser will not
  }
}

export async function unsubscribe(): Promise<void> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  const there: Endpoint = { endpoint: subscription.endpoint };
  await ask('DELETE', '/api/me/push', there).catch(() => {});
}

/** Leave the words of a notice, in the language that is spoken, where the worker finds them. */
export async function keepWords(): Promise<void> {
  const names = GAMES.map((game) => [game, t('table-title', { game })] as const);
  const words = {
    turn: t('shell-your-turn'),
    invited: t('friends-push-invited'),
    found: t('opponents-found'),
    round: t('friends-push-round'),
    ...Object.fromEntries(names),
  };
  await (await caches.open(WORDS)).put(root, new Response(JSON.stringify(words)));
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (site || !('PushManager' in window)) return undefined;
  return navigator.serviceWorker?.getRegistration();
}

const houseKey = (): Promise<string | null> =>
  ask<PushKey>('GET', '/api/push').then(
    ({ key }) => key,
    () => null,
  );
