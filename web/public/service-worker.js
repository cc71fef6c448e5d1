/**
 * Lets the installed app start without a connection. It keeps the page of the app without anyone's data, and the code and
 * styles that were loaded; never what the API answers, and no uploads. Shows push messages, and keeps none of them.
 */
const CACHE = 'wayfare';
/** A screen that the server does not draw: its page is the same for everyone who reads the language. */
const SCREEN = '/messages';
/** Files whose names change with their content. */
const ASSETS = '/assets/';

self.addEventListener('install', (event) => {
  event.waitUntil(keepAgain().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith(ASSETS)) event.respondWith(assetOf(request));
  else if (isScreen(request, pathname)) event.respondWith(screenOf(event, pathname));
});

/** Whether it opens a screen of the app, not a file or an answer of the API. */
function isScreen({ mode }, pathname) {
  return mode === 'navigate' && !pathname.startsWith('/api/') && !/\.\w+$/.test(pathname);
}

/** What a path in another language than English begins with. */
function prefixOf(pathname) {
  return /^\/[a-z]{2}(?=\/|$)/.exec(pathname)?.[0] ?? '';
}

async function screenOf(event, pathname) {
  const prefix = prefixOf(pathname);
  try {
    const response = await fetch(event.request);
    // Not when the server sends the browser on, such as to the page in its language.
    if (response.ok) event.waitUntil(keepShell(prefix).catch(() => undefined));
    return response;
  } catch (error) {
    const kept = await keptShell();
    if (!kept) throw error;
    // A page in the kept language serves the paths of that language, and those without one.
    if (prefix === '' || prefix === prefixOf(kept)) return caches.match(kept);
    const { search } = new URL(event.request.url);
    const path = prefixOf(kept) + (pathname.slice(prefix.length) || '/') + search;
    return Response.redirect(new URL(path, self.location.origin));
  }
}

/** The path of the page that is kept, in the language that was read last. */
async function keptShell() {
  const cache = await caches.open(CACHE);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname).find((path) => path.endsWith(SCREEN));
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

/** In the language that is kept, if an earlier version of this worker kept one. */
async function keepAgain() {
  await keepShell(prefixOf((await keptShell()) ?? ''));
}

let last = { path: '', at: 0 };

/**
 * Keeps the page with its code and styles, at most once an hour unless the language changes. The page in another
 * language goes, and so does everything of an earlier version.
 */
async function keepShell(prefix) {
  const path = prefix + SCREEN;
  if (last.path === path && Date.now() - last.at < 3_600_000) return;
  // Without cookies, so that it cannot be about anyone.
  const response = await fetch(path, { credentials: 'omit', cache: 'no-store' });
  if (!response.ok) throw new Error(`The app answers ${response.status}`);
  const html = await response.clone().text();
  last = { path, at: Date.now() };
  const kept = await caches.match(path);
  if (kept && (await kept.text()) === html) return;
  const assets = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, asset]) => asset);
  const cache = await caches.open(CACHE);
  const earlier = await cache.keys();
  // First, so that the app starts with the earlier version if any of these cannot be loaded.
  await cache.addAll(assets);
  await cache.put(path, response);
  const isOutdated = ({ url }) => {
    const { pathname } = new URL(url);
    if (pathname.startsWith(ASSETS)) return kept !== undefined && !assets.includes(pathname);
    return pathname !== path;
  };
  await Promise.all(earlier.filter(isOutdated).map((request) => cache.delete(request)));
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

self.addEventListener('message', (event) => {
  if (event.data === 'another-person') event.waitUntil(forgetPushes());
});

/** What this browser shows of the former person goes, and what is still on its way does not arrive. */
async function forgetPushes() {
  for (const notification of await self.registration.getNotifications()) notification.close();
  await (await self.registration.pushManager.getSubscription())?.unsubscribe();
}
