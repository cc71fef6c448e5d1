import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAutosave } from './use-autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A text whose saving fails, so that it stays unsaved. */
function typing(text: string) {
  const saved: string[] = [];
  const hook = renderHook(({ typed }) => useAutosave(typed, true, () => saved.push(typed)), {
    initialProps: { typed: text },
  });
  return { saved, type: (typed: string) => hook.rerender({ typed }), leave: hook.unmount };
}

it('saves the latest text once typing pauses, and after a failure only what is typed next', () => {
  const { saved, type, leave } = typing('Dear');
  vi.advanceTimersByTime(1_000);
  type('Dear all');
  vi.advanceTimersByTime(1_000);
  expect(saved).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(saved).toEqual(['Dear all']);
  type('Dear all,');
  vi.advanceTimersByTime(60_000);
  expect(saved).toEqual(['Dear all', 'Dear all,']);
  leave();
  expect(saved).toHaveLength(2);
});

it('saves what waits when the page is left, once', () => {
  const { saved, type, leave } = typing('Dear');
  type('Dear all');
  leave();
  vi.advanceTimersByTime(60_000);
  expect(saved).toEqual(['Dear all']);
});
