import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const field = (value: string, onSearch: (typed: string) => void) => (
  <SearchField label="Search" placeholder="" value={value} onSearch={onSearch} />
);
const type = (text: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value: text } });

it('searches with the latest handler once typing pauses, and not after it is gone', () => {
  const [first, latest] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = render(field('', first));
  type(' bar ');
  vi.advanceTimersByTime(299);
  rerender(field('', latest));
  expect(latest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([first.mock.calls, latest.mock.calls]).toEqual([[], [['bar']]]);
  rerender(field('bar', latest));
  type('bars');
  unmount();
  vi.advanceTimersByTime(1_000);
  expect(latest).toHaveBeenCalledTimes(1);
});
