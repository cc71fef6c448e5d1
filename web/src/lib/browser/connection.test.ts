import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { checkConnection, noteStatus, watchConnection } from './connection.ts';

let isReady: boolean;
const probe = vi.fn<() => Promise<{ ok: boolean }>>();
const states: boolean[] = [];

beforeAll(() => {
  watchConnection();
  onlineManager.subscribe((isOnline) => states.push(isOnline));
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', probe);
  probe.mockImplementation(async () => ({ ok: isReady }));
  isReady = true;
  states.length = 0;
});

afterEach(async () => {
  isReady = true;
  await checkConnection();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  probe.mockClear();
});

it('follows the network events of the browser', async () => {
  window.dispatchEvent(new Event('offline'));
  expect(states).toEqual([false]);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual([false, true]);
});

it('checks once more when the network returned during a check', async () => {
  window.dispatchEvent(new Event('offline'));
  void checkConnection();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(probe).toHaveBeenCalledTimes(2);
});

it('reports nothing after one failed request while the server is ready', async () => {
  noteStatus(503);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probe).toHaveBeenCalledTimes(1);
  expect(states).toEqual([]);
});

it('probes an unavailable server at increasing intervals until it is ready', async () => {
  isReady = false;
  noteStatus(503);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(states).toEqual([false]);
  expect(probe).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(probe).toHaveBeenCalledTimes(2);
  isReady = true;
  await vi.advanceTimersByTimeAsync(1);
  expect(states).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(probe).toHaveBeenCalledTimes(3);
});

it('checks at once when a request succeeds during an outage', async () => {
  isReady = false;
  await checkConnection();
  isReady = true;
  noteStatus(200);
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual([false, true]);
});

it('runs one check at a time', async () => {
  await Promise.all([checkConnection(), checkConnection()]);
  expect(probe).toHaveBeenCalledTimes(1);
});
