/** A notice that opponents were found, for one whose page is out of sight. */
import { settings } from '$lib/device/settings.svelte';
import { hrefOf, root } from '$lib/page/address';
import { t } from '$lib/text/i18n.svelte';

/** Say so, if notices are wanted and allowed; it leads to a page. */
export async function notify(what: string, path: string): Promise<void> {
  if (!settings.notices || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const icon = new URL('icon-192.png', root).href;
  const options = { body: t('opponents-found-about'), icon, tag: hrefOf(path) };
  // Phones show notices only by way of the service worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(what, options);
  else new Notification(what, options);
}
