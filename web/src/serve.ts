/** The service worker, and what to do when a new version of the client is there. */
import { t } from '$lib/text/i18n.svelte';
import '$lib/page/install';
import { root, version } from '$lib/page/address';
import { recallText, rememberText } from '$lib/device/storage';
import { toast } from '$lib/page/toast.svelte';

const RELOADED = 'medici-reloaded';
const SEEN = `medici-version ${new URL(root).pathname}`; // several houses may share a host
const LATER = 1500; // milliseconds after the page is ready
const OFTEN = 3_600_000; // milliseconds between questions for a new version while the page is open

export function serve(): void {
  addEventListener('vite:preloadError', missed);
  if (!import.meta.env.PROD) return;
  sayIfUpdated();
  if (!('serviceWorker' in navigator)) return;
  // The page itself and a first game come first; what is kept for later can wait.
  const begin = () => setTimeout(() => void register().catch(() => {}), LATER);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

/** A part is gone with an older version, or was not to be had: take all anew, but not in circles. */
function missed(): void {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < 60_000) return;
  const renew = () => {
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  };
  // Not while nobody answers: there is nothing to be had, and the page would be gone.
  const wait = () => addEventListener('online', missed, { once: true });
  void fetch(root, { cache: 'no-store' }).then(renew, wait);
}

/** Say once that this is another version than last time. */
function sayIfUpdated(): void {
  const before = recallText(SEEN);
  if (before === version) return;
  rememberText(SEEN, version);
  if (before) toast(t('shell-updated', { version }));
}

async function register(): Promise<void> {
  const worker = new URL('sw.js', root);
  const workers = navigator.serviceWorker;
  const registration = await workers.register(worker, { updateViaCache: 'none' });
  const follow = () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      // The very first one has no other to wait for.
      if (fresh.state === 'installed' && workers.controller) void arrived(fresh);
    });
  };
  if (registration.waiting) void arrived(registration.waiting);
  follow();
  registration.addEventListener('updatefound', follow);
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < OFTEN) return;
    asked = Date.now();
    void registration.update().catch(() => {});
  });
}

/** A worker with all files of a new version is there. Nobody is interrupted by it. */
async function arrived(worker: ServiceWorker): Promise<void> {
  if ((await versionOf(worker)) === version)
    worker.postMessage('take over'); // the page came from the network, new as it is
  else {
    const action = { text: t('shell-reload'), run: () => take(worker) };
    toast(t('shell-new-version'), 'plain', { action });
  }
}

function versionOf(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    worker.postMessage('version', [port2]);
  });
}

function take(worker: ServiceWorker): void {
  const reload = () => location.reload();
  if (worker.state !== 'installed') return reload(); // another tab was first
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('take over');
}
