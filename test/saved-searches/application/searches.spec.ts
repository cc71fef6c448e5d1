import { ChangeSearch } from '#saved-searches/application/change-search.js';
import type { SearchableListings } from '#saved-searches/application/ports/listings.js';
import type { SavedSearches, StoredForm } from '#saved-searches/application/ports/saved-searches.js';
import { SaveSearch } from '#saved-searches/application/save-search.js';
import { SetAlertSchedule } from '#saved-searches/application/set-alert-schedule.js';
import type { AlertSchedule, Frequency } from '#saved-searches/domain/alert-time.js';
import {
  SavedSearchNotFound,
  SearchAlreadySaved,
  TooManySearches,
} from '#saved-searches/domain/saved-search-errors.js';
import { checkSearchForm, type SavedSearch } from '#saved-searches/domain/saved-search.js';
import { StaleVersion } from '#shared/domain/stale-version.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const SAM = 8;
const TOKYO: AlertSchedule = { hour: 9, timeZone: 'Asia/Tokyo' };
const NINE_IN_TOKYO = new Date('2026-06-16T00:00:00.000Z');
const EIGHT_IN_UTC = new Date('2026-06-16T08:00:00.000Z');

describe('saved searches', () => {
  let own: Pick<SavedSearch, 'id' | 'search' | 'frequency' | 'version'>[];
  let schedule: AlertSchedule | undefined;
  let isTaken: boolean;
  /** What was stored, in order. */
  let log: unknown[];
  beforeEach(() => {
    own = [{ id: 1, search: 'keywords=cook', frequency: 'daily', version: 3 }];
    [schedule, isTaken, log] = [undefined, false, []];
  });

  const note =
    (what: string) =>
    async (...stored: unknown[]) =>
      void log.push([what, ...stored]);
  const searches = {
    lockAll: note('locked'),
    of: async () => own,
    lock: async (userId: number, id: number) => (userId === SAM ? own.find((one) => one.id === id) : undefined),
    add: async (_userId: number, form: StoredForm) => {
      log.push(['added', form]);
      return form;
    },
    change: async (id: number, form: StoredForm, isNew: boolean) => {
      log.push(['changed', id, form, isNew]);
      return isTaken ? undefined : form;
    },
    schedule: async () => schedule,
    setSchedule: note('scheduled'),
    reschedule: note('moved'),
  } as unknown as SavedSearches;
  /** Searches of “gone” can no longer run. */
  const listings = {
    normalize: async (search: string) => {
      if (search.includes('gone')) throw new Error('cannot run');
      return search.split('&').toSorted().join('&');
    },
  } as unknown as SearchableListings;
  const [unitOfWork, clock] = [new InMemoryUnitOfWork(), new FixedClock(NOW)];

  describe('are added', () => {
    const save = (search: string, timeZone?: string, frequency: Frequency = 'daily') =>
      new SaveSearch(searches, listings, unitOfWork, clock).execute({
        userId: SAM,
        form: { name: ' Mine ', search, frequency },
        timeZone,
      });
    const stored = { name: 'Mine', search: 'a=1&b=2', frequency: 'daily', nextAt: EIGHT_IN_UTC, now: NOW };

    it('once for the same filters, in any order', async () => {
      expect(await save('?b=2&a=1')).toEqual({ saved: stored, isNew: true });
      own = [...own, { id: 2, search: 'a=1&b=2', frequency: 'off', version: 1 }];
      expect(await save('b=2&a=1')).toEqual({ saved: own[1], isNew: false });
      expect(log.slice(2)).toEqual([['locked', SAM]]);
    });

    it('up to twenty', async () => {
      const kept = (count: number) => Array.from({ length: count }, () => ({ ...own[0], search: 'x=1' })) as typeof own;
      own = kept(19);
      await save('a=1&b=2');
      own = kept(20);
      await expect(save('a=1&b=2')).rejects.toThrow(TooManySearches);
      expect(await save('x=1')).toMatchObject({ isNew: false });
    });

    it('with the hour and zone that were set, or else those of the first one', async () => {
      await save('a=1&b=2', 'Asia/Tokyo');
      const first = { hour: 8, timeZone: 'Asia/Tokyo' };
      expect(log.slice(1)).toEqual([
        ['scheduled', SAM, first],
        ['added', { ...stored, nextAt: new Date('2026-06-15T23:00:00.000Z') }],
      ]);
      [schedule, log] = [TOKYO, []];
      await save('a=1&b=2', 'Europe/Lisbon');
      expect(log.slice(1)).toEqual([['added', { ...stored, nextAt: NINE_IN_TOKYO }]]);
      await save('a=1&b=2', undefined, 'off');
      expect(log.at(-1)).toMatchObject(['added', { nextAt: null }]);
    });
  });

  describe('are changed', () => {
    const change = (form: object, { id = 1, userId = SAM, versions = [3] } = {}) =>
      new ChangeSearch(searches, listings, unitOfWork, clock).execute({
        userId,
        id,
        versions,
        form: { search: 'keywords=cook', frequency: 'daily', ...form },
      });

    it.each<[string, object, Frequency, boolean]>([
      ['another name', { name: 'Mine' }, 'daily', false],
      ['another frequency', { frequency: 'weekly' }, 'daily', false],
      ['being off', { frequency: 'off' }, 'daily', false],
      ['other filters', { search: 'keywords=bar' }, 'daily', true],
      ['being on again', { frequency: 'daily' }, 'off', true],
    ])('to %s, with what is new counted as before or from now on', async (_what, form, frequency, isNew) => {
      own = [{ id: 1, search: 'keywords=cook', frequency, version: 3 }];
      await change(form);
      expect(log.at(-1)).toMatchObject(['changed', 1, form, isNew]);
    });

    it('with the schedule of their owner', async () => {
      await change({});
      schedule = TOKYO;
      await change({});
      expect(log.slice(1)).toMatchObject([
        ['changed', 1, { nextAt: EIGHT_IN_UTC, now: NOW }, false],
        ['locked', SAM],
        ['changed', 1, { nextAt: NINE_IN_TOKYO, now: NOW }, false],
      ]);
    });

    it('even if their filters can no longer run, unless to such filters', async () => {
      own = [{ id: 1, search: 'keywords=gone', frequency: 'daily', version: 3 }];
      await change({ search: '?keywords=gone', name: 'Mine' });
      await expect(change({ search: 'keywords=long+gone' })).rejects.toThrow('cannot run');
    });

    it('by their owner, as they were read, and to filters that no other has', async () => {
      await expect(change({}, { id: 2 })).rejects.toThrow(SavedSearchNotFound);
      await expect(change({}, { userId: SAM + 1 })).rejects.toThrow(SavedSearchNotFound);
      await expect(change({}, { versions: [2] })).rejects.toThrow(StaleVersion);
      isTaken = true;
      await expect(change({ search: 'keywords=bar' })).rejects.toThrow(SearchAlreadySaved);
    });
  });

  describe('follow a schedule', () => {
    const set = (hour: number, timeZone = 'Asia/Tokyo') =>
      new SetAlertSchedule(searches, unitOfWork, clock).execute({ userId: SAM, schedule: { hour, timeZone } });

    it('which moves the next time of each that is on', async () => {
      own = [...own, { id: 2, search: 'a=1', frequency: 'off', version: 1 }];
      await set(9);
      expect(log).toEqual([
        ['locked', SAM],
        ['scheduled', SAM, TOKYO],
        ['moved', 1, NINE_IN_TOKYO],
        ['moved', 2, null],
      ]);
    });

    it('of an hour of the day in a known zone', async () => {
      for (const hour of [0, 23]) await set(hour);
      for (const hour of [-1, 24, 8.5]) expect(() => set(hour)).toThrow('Hour must be from 0 to 23');
      expect(() => set(8, 'Mars/Olympus')).toThrow('Time zone');
    });
  });

  it('have names and filters of limited length', () => {
    const form = { name: 'x'.repeat(100), search: 'x'.repeat(2_000), frequency: 'daily' as const };
    expect(checkSearchForm(form)).toEqual(form);
    expect(() => checkSearchForm({ ...form, name: 'x'.repeat(101) })).toThrow('Name must be at most 100 characters');
    expect(() => checkSearchForm({ ...form, search: 'x'.repeat(2_001) })).toThrow('at most 2000 characters');
  });
});
