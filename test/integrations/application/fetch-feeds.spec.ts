import { FetchAllowance } from '#integrations/application/imports/fetch-allowance.js';
import { FetchFeeds } from '#integrations/application/imports/fetch-feeds.js';
import type { ReceiveImport } from '#integrations/application/imports/receive-import.js';
import type {
  DueAddress,
  FeedReader,
  Fetched,
  ImportAddresses,
} from '#integrations/application/ports/import-address.js';
import type { ImportedListings } from '#integrations/application/ports/imports.js';
import type { ListingPublisher } from '#integrations/application/ports/listing-publisher.js';
import { ImportRunning } from '#integrations/domain/integration-errors.js';
import { BrokenFeed } from '#integrations/domain/listing-import.js';
import { eventually } from '../../support/eventually.js';
import { InMemoryRateLimiter } from '../../support/in-memory/shared/in-memory-rate-limiter.js';

describe('FetchFeeds', () => {
  const results: [userId: number, result: Fetched][] = [];
  const due: DueAddress[] = [];
  const addresses = {
    nextDue: () => Promise.resolve(due.shift()),
    markChecked: (userId: number, result: Fetched) => Promise.resolve(void results.push([userId, result])),
  } as unknown as ImportAddresses;
  let known: { jobId: number; missing: number }[] = [];
  const listings = { of: () => Promise.resolve(known) } as unknown as ImportedListings;
  const publisher = { renewable: () => Promise.resolve([7]) } as unknown as ListingPublisher;
  const received: number[] = [];
  const receive = {
    execute: ({ userId }: { userId: number }) => Promise.resolve(void received.push(userId)),
  } as unknown as ReceiveImport;
  const fetching = (read: FeedReader['read'], problem?: string) =>
    new FetchFeeds(
      addresses,
      listings,
      publisher,
      { read, problemWith: () => undefined },
      receive,
      { problem: () => Promise.resolve(problem) },
      new FetchAllowance(new InMemoryRateLimiter(), 50),
    );
  const dueFor = (...users: number[]) =>
    due.push(...users.map((userId) => ({ userId, url: `https://${userId}.test`, etag: null, lastModified: null })));
  const feed = { format: 'json' as const, bytes: (async function* () {})() };
  const version = { etag: null, lastModified: null };

  beforeEach(() => {
    for (const list of [results, due, received]) list.length = 0;
    known = [];
  });

  it.each([
    ['no listing', [], true],
    ['a listing that stays', [{ jobId: 8, missing: 0 }], true],
    ['a listing that is closed already', [{ jobId: 8, missing: 2 }], true],
    ['a listing that was missing once', [{ jobId: 8, missing: 1 }], false],
    ['a listing to renew', [{ jobId: 7, missing: 0 }], false],
  ])('skips an unchanged feed with %s, or reads it again: %s', async (_what, imported, isSkipped) => {
    known = imported;
    due.push({ userId: 1, url: 'https://1.test', etag: '"a"', lastModified: 'yesterday' });
    const asked: unknown[] = [];
    await fetching((_url, former) => Promise.resolve(void asked.push(former))).execute();
    expect(asked).toEqual([isSkipped ? { etag: '"a"', lastModified: 'yesterday' } : version]);
  });

  it('goes on with others while some addresses do not answer', async () => {
    let release = (): void => undefined;
    const silence = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
    dueFor(1, 2, 3, 4, 5, 6, 7, ...Array.from({ length: 30 }, (_, index) => 100 + index));
    const run = fetching((url) => (/\/\/\d\.test/.test(url) ? silence : Promise.resolve({ feed, version }))).execute();
    await eventually(() => Promise.resolve(expect(received).toHaveLength(30)));
    expect(results.filter(([userId]) => userId < 100)).toEqual([]);
    release();
    await run;
    expect(results).toHaveLength(37);
  });

  it('counts a failure against the address, and stops for the day after the eighth', async () => {
    dueFor(...Array.from({ length: 10 }, () => 1));
    await fetching(() => Promise.reject(new BrokenFeed('The address did not respond.'))).execute();
    expect(results.map(([, { isStrike }]) => isStrike)).toEqual(Array.from({ length: 10 }, () => true));
    expect(results.filter(([, { fault }]) => fault === 'The address did not respond.')).toHaveLength(8);
  });

  it('counts nothing against an address that answers', async () => {
    dueFor(...Array.from({ length: 20 }, () => 1));
    await fetching(() => Promise.resolve({ feed, version })).execute();
    expect(results.map(([, { fault, isStrike }]) => [fault, isStrike])).toEqual(
      Array.from({ length: 20 }, () => [null, false]),
    );
  });

  it.each([
    ['a feed that is imported meanwhile', new ImportRunning(), new ImportRunning().message, false],
    ['a broken feed', new BrokenFeed('Line 3 is odd.'), 'Line 3 is odd.', true],
    ['what nobody foresaw', new Error('ECONNRESET at 192.0.2.1'), 'The feed could not be read.', true],
  ])(
    'tells what is wrong, and counts it unless it is not the fault of the address: %s',
    async (_what, error, fault, isStrike) => {
      dueFor(...Array.from({ length: 9 }, () => 1));
      await fetching(() => Promise.reject(error)).execute();
      expect(results[0]).toEqual([1, { fault, isStrike }]);
      expect(results.filter(([, result]) => result.fault === fault)).toHaveLength(isStrike ? 8 : 9);
    },
  );

  it('keeps the version of what it has read', async () => {
    dueFor(1);
    const read = { etag: '"b"', lastModified: 'today' };
    await fetching(() => Promise.resolve({ feed, version: read })).execute();
    expect(results).toEqual([[1, { fault: null, isStrike: false, version: read }]]);
  });

  it('reads nothing for those who may not post', async () => {
    dueFor(1);
    await fetching(() => Promise.reject(new Error('must not be read')), 'The account was suspended.').execute();
    expect([results, received]).toEqual([[], []]);
  });
});
