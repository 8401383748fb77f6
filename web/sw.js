/* Keeps the client itself for when the network is away. Tables are never kept: /api is not touched. */
const VERSION = '__VERSION__';
const SHELL = __SHELL__;
const CACHE = `medici-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: 'no-cache' })));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(clear().then(() => self.clients.claim()));
});

async function clear() {
  const old = (await caches.keys()).filter((name) => name.startsWith('medici-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (/^\/(api|schema|metrics|healthz)(\/|$)/.test(url.pathname)) return;
    event.respondWith(fetch(request).catch(() => caches.match('/')));
  } else if (SHELL.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname).then((copy) => copy ?? fetch(request)));
  }
});

/* A notice that it is your turn leads to its table. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.tag || '/'));
});

async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((client) => new URL(client.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
