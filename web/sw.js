/* Keeps the client itself for when the network is away. Tables are never kept: /api is not touched. */
const VERSION = '__VERSION__';
const KEPT = __KEPT__; // addresses below this folder
const LAZY = __LAZY__; // and those that are kept once they were asked for
const SITE = false; // plain files on some host: only the folder itself is a page there
const ROOT = new URL('./', self.location.href).href;
const FAMILY = `medici ${new URL(ROOT).pathname} `; // several houses may share a host
const CACHE = FAMILY + VERSION;
const AT_ONCE = 3; // files that are fetched side by side: the page itself comes first
const PATIENCE = 3000; // milliseconds for a page from the network, if there is a copy of it

const SERVERS = /^\/(api|docs|schema|metrics|healthz)(\/|$)/;
const OLDER = /^medici-[0-9a-f]{12}$/; // as caches were named once
const kept = new Set(KEPT.map((path) => new URL(path, ROOT).href));
const lazy = new Set(LAZY.map((path) => new URL(path, ROOT).href));
const isAsset = (address) => address.startsWith(`${ROOT}assets/`); // its name tells what is in it

/** What is kept of an address, of this version if it has it. */
const copyOf = async (address) =>
  (await caches.match(address, { ignoreVary: true, cacheName: CACHE })) ??
  caches.match(address, { ignoreVary: true });

self.addEventListener('install', (event) => event.waitUntil(keep()));

/** Keep everything. A new version waits until the page asks for it, or until nobody is here. */
async function keep() {
  const cache = await caches.open(CACHE);
  const had = await Promise.all([...lazy].map(async (it) => ((await copyOf(it)) ? [it] : [])));
  const left = [...kept, ...had.flat()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) await put(cache, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function put(cache, address) {
  const asset = isAsset(address);
  const copy = asset ? await copyOf(address) : undefined;
  const file = copy ?? (await fetch(address, { cache: asset ? 'default' : 'no-cache' }));
  if (!file.ok) throw new Error(`${address} is not there: ${file.status}`);
  await cache.put(address, file);
}

self.addEventListener('message', (event) => {
  if (event.data === 'version') event.ports[0]?.postMessage(VERSION);
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(clear().then(() => self.clients.claim()));
});

/** The version before this one stays, for pages that are still of it. */
async function clear() {
  const names = (await caches.keys()).filter((name) => name !== CACHE);
  const ours = names.filter((name) => name.startsWith(FAMILY)).slice(0, -1);
  const gone = [...ours, ...names.filter((name) => OLDER.test(name))];
  await Promise.all(gone.map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const address = url.origin + url.pathname;
  if (request.mode === 'navigate') {
    if (SITE || !SERVERS.test(url.pathname)) event.respondWith(page(request, address));
  } else if (lazy.has(address)) {
    event.respondWith(copyOf(address).then((copy) => copy ?? fetchToKeep(request, address)));
  } else if (kept.has(address) || isAsset(address)) {
    event.respondWith(copyOf(address).then((copy) => copy ?? fetch(request)));
  }
});

/** A file from the network, of which a copy is kept from now on. */
async function fetchToKeep(request, address) {
  const file = await fetch(request);
  if (file.ok) await (await caches.open(CACHE)).put(address, file.clone());
  return file;
}

/** The newest page if it can be had soon, or else the one that is kept. */
async function page(request, address) {
  const fresh = fetch(request);
  const elsewhere = SITE && address !== ROOT && address !== `${ROOT}index.html`;
  const copy = elsewhere ? Response.redirect(ROOT) : await copyOf(ROOT);
  if (!copy) return fresh;
  const late = new Promise((resolve) => setTimeout(() => resolve(copy), PATIENCE));
  return Promise.race([fresh.catch(() => copy), late]);
}

/* The house says that it is somebody's turn, or that one is invited; the page has left the words. */
const WORDS = `medici-notices ${new URL(ROOT).pathname}`;
self.addEventListener('push', (event) => event.waitUntil(called(event.data?.json() ?? {})));

async function called({ table, game, why = 'turn' }) {
  const address = new URL(table ? `tables/${table}` : '', ROOT).href;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const looks = ({ url, visibilityState }) =>
    url.startsWith(address) && visibilityState === 'visible';
  if (windows.some(looks)) return;
  const left = await caches.match(ROOT, { cacheName: WORDS });
  const words = left ? await left.json() : {};
  const icon = new URL('icon-192.png', ROOT).href;
  const options = { body: words[game] ?? '', icon, tag: address };
  await self.registration.showNotification(words[why] ?? 'Medici', options);
}

/* A notice that it is your turn leads to its table. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.tag || ROOT));
});

async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((client) => client.url.startsWith(address));
  await (there ? there.focus() : self.clients.openWindow(address));
}
