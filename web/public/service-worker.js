/**
 * Lets the installed app start without a connection. It keeps the page of the app without anyone's data, and the code and
 * styles that were loaded; never what the API answers, and no uploads. Shows push messages, and keeps none of them.
 */
const CACHE = 'wayfare';
/** A screen that the server does not draw: its page is the same for everyone. */
const SHELL = '/messages';
/** Files whose names change with their content. */
const ASSETS = '/assets/';

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith(ASSETS)) event.respondWith(assetOf(request));
  else if (isScreen(request, pathname)) event.respondWith(screenOf(event));
});

/** Whether it opens a screen of the app, not a file or an answer of the API. */
function isScreen({ mode }, pathname) {
  return mode === 'navigate' && !pathname.startsWith('/api/') && !/\.\w+$/.test(pathname);
}

async function screenOf(event) {
  try {
    const response = await fetch(event.request);
    event.waitUntil(keepShell().catch(() => undefined));
    return response;
  } catch (error) {
    const shell = await caches.match(SHELL);
    if (!shell) throw error;
    return shell;
  }
}

async function assetOf(request) {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await keep(request.url, response.clone()).catch(() => undefined);
  return response;
}

/** Fails if the device has no room. */
async function keep(url, response) {
  const cache = await caches.open(CACHE);
  await cache.put(url, response);
}

let lastKept = 0;

/** Keeps the page with its code and styles, at most once an hour. Those of an earlier version go. */
async function keepShell() {
  if (Date.now() - lastKept < 3_600_000) return;
  // Without cookies, so that it cannot be about anyone.
  const response = await fetch(SHELL, { credentials: 'omit', cache: 'no-store' });
  if (!response.ok) throw new Error(`The app answers ${response.status}`);
  const html = await response.clone().text();
  lastKept = Date.now();
  const kept = await caches.match(SHELL);
  if (kept && (await kept.text()) === html) return;
  const assets = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  const cache = await caches.open(CACHE);
  const earlier = await cache.keys();
  // First, so that the app starts with the earlier version if any of these cannot be loaded.
  await cache.addAll(assets);
  await cache.put(SHELL, response);
  const isEarlier = ({ url }) => ![SHELL, ...assets].includes(new URL(url).pathname);
  await Promise.all(earlier.filter(isEarlier).map((request) => cache.delete(request)));
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {};
  if (!title) return;
  const icon = '/icon-192.png';
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, badge: icon, data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.path ?? '/'));
});

/** Opens a page of the app, in a window of it if there is one. */
async function openPage(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return self.clients.openWindow(url);
  await open.navigate(url);
  await open.focus();
}
