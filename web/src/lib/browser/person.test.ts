import { expect, it, vi } from 'vitest';
import { DEVICE_KEYS, isThisPerson, mayKeepOf, onPersonChange, setPerson } from './person.ts';

const forget = vi.fn();
onPersonChange(forget);

/** Where the browser still knows who used it before. */
const PLACES = {
  'this tab': () => {
    for (const storage of [localStorage, sessionStorage]) storage.removeItem('wayfare:person');
  },
  'the storage of the tab': () => {
    setPerson(null);
    sessionStorage.setItem('wayfare:person', '7');
  },
  'the storage of the browser': () => {
    setPerson(null);
    localStorage.setItem('wayfare:person', '7');
  },
};

it.each(
  Object.entries(PLACES).flatMap(([place, leave]) =>
    ([7, 8, null] as const).map((next) => [place, next, next !== 7, leave] as const),
  ),
)(
  'what the browser kept of a person, known by %s, is forgotten once %s uses it: %s',
  (_place, next, isForgotten, leave) => {
    setPerson(7);
    leave();
    localStorage.setItem('draft', 'by the former person');
    localStorage.setItem(DEVICE_KEYS.theme, 'dark');
    forget.mockReset();
    setPerson(next);
    expect([forget.mock.calls.length, localStorage.getItem('draft')]).toEqual(
      isForgotten ? [1, null] : [0, 'by the former person'],
    );
    expect(localStorage.getItem(DEVICE_KEYS.theme)).toBe('dark');
    expect([isThisPerson(7), mayKeepOf(7), mayKeepOf(8)]).toEqual([next === 7, next === 7, next === 8]);
  },
);
