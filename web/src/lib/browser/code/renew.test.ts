import { beforeEach, expect, it, vi } from 'vitest';
import { renew } from './renew.ts';

const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response());
  window.sessionStorage.clear();
  reload.mockClear();
});

it('reloads once for each build, even if servers of two builds respond in turn', async () => {
  const results = [];
  for (const build of ['old', 'new', 'old', 'new']) results.push(await renew(reload, build));
  expect(results).toEqual(['reloading', 'reloading', 'failed', 'failed']);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload without storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await renew(reload, 'old')).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload during an outage', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  expect(await renew(reload, 'old')).toBe('offline');
  vi.stubGlobal('fetch', async () => new Response());
  expect(await renew(reload, 'old')).toBe('reloading');
});
