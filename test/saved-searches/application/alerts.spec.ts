import { MakeAlerts } from '#saved-searches/application/make-alerts.js';
import { MatchSearches } from '#saved-searches/application/match-searches.js';
import type { Alerts, DueSearch, FoundListing, SearchMatch } from '#saved-searches/application/ports/alerts.js';
import type { SearchableListings } from '#saved-searches/application/ports/listings.js';
import { ReadAlert } from '#saved-searches/application/read-alert.js';
import type { Words } from '#shared/domain/words.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const at = (hour: number) => new Date(Date.UTC(2026, 5, 15, hour));

describe('matching new listings with saved searches', () => {
  /** Pages of two due searches, and listings 1 to 6 that were approved at that hour. */
  async function match(due: readonly DueSearch[], found: Readonly<Record<string, readonly number[]>>) {
    const log = {
      asked: [] as unknown[],
      added: [] as SearchMatch[],
      searched: [] as unknown[],
      deleted: [] as Date[],
    };
    const alerts = {
      deleteBefore: async (time: Date) => void log.deleted.push(time),
      dueSearches: async (after: string | undefined, now: Date, limit: number) => {
        log.asked.push([after, now, limit]);
        return due.filter(({ search }) => after === undefined || search > after).slice(0, 2);
      },
      addMatches: async (matches: readonly SearchMatch[]) => void log.added.push(...matches),
    } as unknown as Alerts;
    const listings = {
      approvedAfter: async (since: Date) =>
        [1, 2, 3, 4, 5, 6].map((id) => ({ id, approvedAt: at(id) })).filter(({ approvedAt }) => approvedAt > since),
      matching: async (search: string, fresh: readonly { readonly id: number }[]) => {
        log.searched.push([search, fresh.map(({ id }) => id)]);
        return found[search] ?? [];
      },
    } as unknown as SearchableListings;
    const checkedAt = await new MatchSearches(alerts, listings, new FixedClock(NOW)).execute();
    return { ...log, checkedAt };
  }

  it('asks each search for what is new to it, one page after another', async () => {
    const due = [
      { search: 'a', since: at(4) },
      { search: 'b', since: at(2) },
      { search: 'c', since: at(6) },
    ];
    const { asked, added, searched, checkedAt } = await match(due, { a: [5, 3], b: [3], c: [6] });
    expect(asked).toEqual([undefined, 'b', 'c'].map((after) => [after, NOW, 1_000]));
    expect(searched).toEqual([
      ['a', [5, 6]],
      ['b', [3, 4, 5, 6]],
    ]);
    expect(added).toEqual([
      { search: 'a', jobId: 5, approvedAt: at(5) },
      { search: 'b', jobId: 3, approvedAt: at(3) },
    ]);
    expect(checkedAt).toEqual(NOW);
  });

  it('forgets alerts after 30 days', async () => {
    expect((await match([], {})).deleted).toEqual([new Date('2026-05-16T12:00:00.000Z')]);
  });
});

describe('making alerts', () => {
  it('makes them for the due searches of 200 people, and sets the next time of each', async () => {
    const log: unknown[] = [];
    let due = [
      { id: 1, userId: 8, frequency: 'daily', hour: 9, timeZone: 'UTC' },
      { id: 2, userId: 9, frequency: 'off', hour: 8, timeZone: 'Asia/Tokyo' },
    ];
    const alerts = {
      lockDue: async (...asked: unknown[]) => {
        log.push(['locked', ...asked]);
        return due;
      },
      create: async (...made: unknown[]) => {
        log.push(['made', ...made]);
        return [{ id: 5, userId: 8 }];
      },
      markChecked: async (...checked: unknown[]) => void log.push(['checked', ...checked]),
    } as unknown as Alerts;
    const make = () => new MakeAlerts(alerts).execute({ now: NOW });
    expect(await make()).toEqual({ alerts: [{ id: 5, userId: 8 }], isLast: false });
    const next = [
      { id: 1, nextAt: new Date('2026-06-16T09:00:00.000Z') },
      { id: 2, nextAt: null },
    ];
    expect(log).toEqual([
      ['locked', NOW, 200],
      ['made', [1, 2], NOW],
      ['checked', next, NOW],
    ]);
    due = [];
    expect(await make()).toEqual({ alerts: [], isLast: true });
    expect(log).toHaveLength(4);
  });
});

describe('what an alert contains', () => {
  /** The sections of an alert with listings of companies; those of company 0 are closed. */
  async function read(found: readonly (readonly [searchId: number, jobId: number, employerId: number])[]) {
    const alerts = {
      listings: async () =>
        found.map(([searchId, jobId]): FoundListing => {
          const name = searchId === 1 ? 'Mine' : null;
          return { searchId, name, search: `keywords=${searchId}`, jobId };
        }),
    } as unknown as Alerts;
    const listings = {
      open: async (ids: readonly number[]) =>
        ids.flatMap((id) => {
          const employerId = found.find(([, jobId]) => jobId === id)?.[2] ?? 0;
          return employerId > 0 ? [{ id, employerId }] : [];
        }),
      describe: async (search: string) => ({ title: `Described ${search}`, problem: null }),
    } as unknown as SearchableListings;
    const sections = await new ReadAlert(alerts, listings).execute(1, {} as Words);
    return sections.map(({ title, listings: shown, more }) => [title, shown.map(({ id }) => id), more]);
  }

  it('is each open listing once, under the first search that found it', async () => {
    expect(
      await read([
        [1, 10, 5],
        [1, 11, 0],
        [2, 10, 5],
        [2, 12, 6],
        [3, 11, 0],
      ]),
    ).toEqual([
      ['Mine', [10], 0],
      ['Described keywords=2', [12], 0],
    ]);
  });

  it('is at most three listings of a company, in all searches together', async () => {
    expect(
      await read([
        [1, 10, 5],
        [1, 11, 5],
        [2, 12, 5],
        [2, 13, 5],
        [2, 14, 6],
      ]),
    ).toEqual([
      ['Mine', [10, 11], 0],
      ['Described keywords=2', [12, 14], 1],
    ]);
  });

  it('is at most thirty listings', async () => {
    const ofCompanies = (count: number) => Array.from({ length: count }, (_, nth) => [1, nth + 1, nth + 1] as const);
    const shown = Array.from({ length: 30 }, (_, nth) => nth + 1);
    expect(await read(ofCompanies(30))).toEqual([['Mine', shown, 0]]);
    expect(await read(ofCompanies(32))).toEqual([['Mine', shown, 2]]);
  });
});
