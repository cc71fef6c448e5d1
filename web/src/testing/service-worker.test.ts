import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';

const ORIGIN = 'https://wayfare.example';
const CODE = readFileSync(`${import.meta.dirname}/../../public/service-worker.js`, 'utf8');

type Handler = (event: object) => void;

let handlers: Map<string, Handler>;
/** What the browser keeps, by path. */
let kept: Map<string, Response>;
let hasRoom: boolean;
const fetch = vi.fn<(request: { url: string } | string) => Promise<Response>>();
const clients = { claim: vi.fn(), openWindow: vi.fn(), matchAll: vi.fn(async (): Promise<object[]> => []) };
const showNotification = vi.fn();
const getNotifications = vi.fn(async (): Promise<object[]> => []);
const getSubscription = vi.fn(async (): Promise<object | null> => null);

const pathOf = (request: { url: string } | string) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;

beforeEach(() => {
  vi.resetAllMocks();
  clients.matchAll.mockResolvedValue([]);
  getNotifications.mockResolvedValue([]);
  getSubscription.mockResolvedValue(null);
  handlers = new Map();
  kept = new Map();
  hasRoom = true;
  const cache = {
    put: async (request: string, response: Response) => {
      if (!hasRoom) throw new DOMException('Quota exceeded', 'QuotaExceededError');
      kept.set(pathOf(request), response);
    },
    addAll: async (paths: string[]) => {
      for (const path of paths) kept.set(path, new Response(path));
    },
    keys: async () => [...kept.keys()].map((path) => ({ url: ORIGIN + path })),
    delete: async (request: { url: string }) => kept.delete(pathOf(request)),
  };
  const caches = {
    open: async () => cache,
    match: async (request: string) => kept.get(pathOf(request))?.clone(),
  };
  const self = {
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    skipWaiting: vi.fn(),
    location: { origin: ORIGIN },
    registration: { showNotification, getNotifications, pushManager: { getSubscription } },
    clients,
  };
  // eslint-disable-next-line no-implied-eval
  new Function('self', 'caches', 'fetch', CODE)(self, caches, fetch);
});

/** Lets the worker handle an event, and waits for what it keeps running. */
async function dispatch(type: string, event: object): Promise<Response | undefined> {
  const running: unknown[] = [];
  let answer: Promise<Response> | undefined;
  handlers.get(type)?.({
    ...event,
    waitUntil: (work: unknown) => running.push(work),
    respondWith: (response: Promise<Response>) => {
      answer = response;
    },
  });
  const response = await answer;
  await Promise.all(running);
  return response;
}

const load = (path: string, { mode = 'no-cors', method = 'GET', origin = ORIGIN } = {}) =>
  dispatch('fetch', { request: { url: origin + path, mode, method } });

const page = (asset: string) => new Response(`<script src="/assets/${asset}"></script>`);

it('keeps assets that the server has, and asks for each once', async () => {
  fetch.mockImplementation(async () => new Response('code'));
  expect(await (await load('/assets/a.js'))?.text()).toBe('code');
  expect(await (await load('/assets/a.js'))?.text()).toBe('code');
  expect(fetch).toHaveBeenCalledOnce();
  fetch.mockImplementation(async () => new Response('gone', { status: 404 }));
  expect((await load('/assets/b.js'))?.status).toBe(404);
  expect([...kept.keys()]).toEqual(['/assets/a.js']);
  hasRoom = false;
  fetch.mockImplementation(async () => new Response('not kept'));
  expect(await (await load('/assets/c.js'))?.text()).toBe('not kept');
});

it.each([
  ['/api/user', {}],
  ['/api/export', { mode: 'navigate' }],
  ['/logo.png', { mode: 'navigate' }],
  ['/messages', { mode: 'navigate', method: 'POST' }],
  ['/assets/a.js', { origin: 'https://other.example' }],
])('leaves %s with %j to the browser', async (path, how) => {
  expect(await load(path, how)).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

it('keeps the page without anyone’s data, at most once an hour, and drops what it no longer uses', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(10_000_000);
  const keeps = () => fetch.mock.calls.filter(([request]) => request === '/messages').length;
  fetch.mockImplementation(async () => page('old.js'));
  await dispatch('install', {});
  expect(fetch).toHaveBeenCalledWith('/messages', { credentials: 'omit', cache: 'no-store' });
  expect([...kept.keys()]).toEqual(['/assets/old.js', '/messages']);

  fetch.mockImplementation(async () => page('new.js'));
  clock.mockReturnValue(10_000_000 + 3_599_999);
  await load('/settings', { mode: 'navigate' });
  expect(keeps()).toBe(1);
  clock.mockReturnValue(10_000_000 + 3_600_000);
  await load('/settings', { mode: 'navigate' });
  expect(keeps()).toBe(2);
  expect([...kept.keys()].toSorted()).toEqual(['/assets/new.js', '/messages']);
});

it('opens screens without a connection, once it has been there with one', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(load('/settings', { mode: 'navigate' })).rejects.toThrow('Failed to fetch');
  kept.set('/messages', new Response('the app'));
  expect(await (await load('/settings', { mode: 'navigate' }))?.text()).toBe('the app');
});

it('keeps the page in the language that was read last, and opens each path in it', async () => {
  fetch.mockImplementation(async (request) => page(pathOf(request).startsWith('/de') ? 'german.js' : 'english.js'));
  await dispatch('install', {});
  await load('/de/jobs/1', { mode: 'navigate' });
  // Languages share most of their code.
  expect([...kept.keys()].toSorted()).toEqual(['/assets/english.js', '/assets/german.js', '/de/messages']);
  // So does another version of the worker.
  await dispatch('install', {});
  expect([...kept.keys()]).toContain('/de/messages');
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  for (const path of ['/de', '/de/jobs/1', '/', '/job-seeker/search'])
    expect([path, await (await load(path, { mode: 'navigate' }))?.text()]).toEqual([
      path,
      expect.stringMatching('german'),
    ]);
  const other = await load('/fr/jobs/1?from=feed', { mode: 'navigate' });
  expect([other?.status, other?.headers.get('location')]).toEqual([302, `${ORIGIN}/de/jobs/1?from=feed`]);
});

it('forgets the pushes of somebody else', async () => {
  const [close, unsubscribe] = [vi.fn(), vi.fn()];
  getNotifications.mockResolvedValue([{ close }, { close }]);
  await dispatch('message', { data: 'another-person' });
  expect(close).toHaveBeenCalledTimes(2);
  getSubscription.mockResolvedValue({ unsubscribe });
  await dispatch('message', { data: 'anything else' });
  expect(unsubscribe).not.toHaveBeenCalled();
  await dispatch('message', { data: 'another-person' });
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('keeps no page that the server could not answer', async () => {
  fetch.mockImplementation(async () => new Response('down', { status: 503 }));
  expect((await load('/settings', { mode: 'navigate' }))?.status).toBe(503);
  expect(kept.size).toBe(0);
});

it('shows a push message that has a title', async () => {
  const push = (message: object | undefined) => dispatch('push', { data: message && { json: () => message } });
  await push(undefined);
  await push({ body: 'Hello' });
  expect(showNotification).not.toHaveBeenCalled();
  await push({ title: 'New message', body: 'Hello', path: '/messages', tag: 'm1' });
  const icon = '/icon-192.png';
  const shown = { body: 'Hello', tag: 'm1', icon, badge: icon, data: { path: '/messages' } };
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('New message', shown);
});

it('opens the page of a message in a window of the app, or in a new one, but no other site', async () => {
  const close = vi.fn();
  const click = (data?: object) => dispatch('notificationclick', { notification: { close, data } });
  await click({ path: 'https://other.example/' });
  expect(clients.openWindow).not.toHaveBeenCalled();
  await click();
  expect(clients.openWindow).toHaveBeenLastCalledWith(new URL('/', ORIGIN));
  const open = { navigate: vi.fn(), focus: vi.fn() };
  clients.matchAll.mockResolvedValue([open]);
  await click({ path: '/messages' });
  expect(open.navigate).toHaveBeenCalledWith(new URL('/messages', ORIGIN));
  expect([open.focus, clients.openWindow, close].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 3]);
});
