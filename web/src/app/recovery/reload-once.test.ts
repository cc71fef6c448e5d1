import { beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const reload = vi.fn();
const attempt = (build: string, storage: Storage = window.sessionStorage) => reloadOnce({ storage, build, reload });

beforeEach(() => {
  window.sessionStorage.clear();
  reload.mockClear();
});

it('reloads once for each build, even where servers of two builds answer in turn', () => {
  expect([attempt('old'), attempt('new'), attempt('old'), attempt('new')]).toEqual([true, true, false, false]);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload where it could not remember that', () => {
  const storage = { ...window.sessionStorage, getItem: () => null, setItem: vi.fn() };
  storage.setItem.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(attempt('old', storage)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
