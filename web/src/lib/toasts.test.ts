import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToastStore, TOAST_REMOVE_DELAY, type ToastTone } from './toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a toast that was dismissed is removed after a while, unless another has replaced it', () => {
  const store = createToastStore();
  const seen = vi.fn();
  const stop = store.subscribe(seen);
  store.show({ title: 'First' });
  store.dismiss();
  store.dismiss();
  expect([store.current()?.open, seen.mock.calls.length]).toEqual([false, 2]);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
  store.show({ title: 'Second' });
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY);
  expect(store.current()).toMatchObject({ title: 'Second', open: true });
  store.dismiss();
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY);
  expect(store.current()).toBeNull();
  stop();
  seen.mockReset();
  store.show({ title: 'Third' });
  expect(seen).not.toHaveBeenCalled();
});

it.each<[tone: ToastTone | undefined, age: number, open: boolean]>([
  [undefined, 1_000, true],
  [undefined, 1_001, false],
  ['success', 0, true],
  ['destructive', 0, false],
])('a toast of the tone %s that is %i ms old stays when the page is left: %s', (tone, age, open) => {
  const store = createToastStore();
  store.show({ title: 'Saved', ...(tone && { tone }) });
  vi.advanceTimersByTime(age);
  store.dismissOnLeave();
  expect(store.current()?.open).toBe(open);
});

it.each([
  ['Too short.', true, undefined],
  ['Too short.', false, 'Too short.'],
  ['Too long.', true, 'Too short.'],
])('a toast without the text “%s”, while it is open: %s, says %s', (omitted, isOpen, left) => {
  const store = createToastStore();
  store.show({ title: 'Not saved', description: 'Too short.' });
  if (!isOpen) store.dismiss();
  store.omit(omitted);
  expect(store.current()).toMatchObject({ title: 'Not saved', open: isOpen });
  expect(store.current()?.description).toBe(left);
});
