import { ReceiveImport } from '#integrations/application/imports/receive-import.js';
import type { FeedParser, ParsedListing, SentFeed } from '#integrations/application/ports/feed-parser.js';
import type { ImportedListings, Imports } from '#integrations/application/ports/imports.js';
import { ImportRunning, TooManyKeys } from '#integrations/domain/integration-errors.js';
import { BrokenFeed } from '#integrations/domain/listing-import.js';

type Read = { readonly reference: string; readonly company?: string | null; readonly unread?: readonly string[] };

type Case = {
  readonly batches?: readonly (readonly Read[])[];
  readonly error?: Error;
  readonly known?: readonly number[];
  readonly isPreview?: boolean;
  readonly isBusy?: boolean;
};

describe('receiving a feed', () => {
  let log: unknown[];
  beforeEach(() => {
    log = [];
  });

  const listing = ({ reference, company = 'Inn', unread = [] }: Read, position: number) =>
    ({ position, reference, notes: [], problem: null, form: { company }, unread }) as unknown as ParsedListing;

  function receive({ batches = [], error, known = [], isPreview, isBusy = false }: Case): Promise<number> {
    const note =
      (what: string) =>
      async (_id: number, ...rest: unknown[]) =>
        void log.push([what, ...rest]);
    const imports = {
      begin: async (...begun: unknown[]) => {
        log.push(['begun', ...begun]);
        return isBusy ? undefined : 77;
      },
      stage: async (_id: number, listings: readonly ParsedListing[]) =>
        void log.push(['staged', ...listings.map(({ reference, form }) => `${reference} of ${form?.company}`)]),
      recordUnread: note('unread'),
      enqueue: note('queued'),
      halt: note('halted'),
    } as unknown as Imports;
    const parser = {
      parse: async (_feed: SentFeed, _employer: number, take: (some: readonly ParsedListing[]) => Promise<void>) => {
        for (const batch of batches) await take(batch.map(listing));
        if (error) throw error;
      },
    } as unknown as FeedParser;
    const listings = { of: async () => known.map((missing) => ({ missing })) } as unknown as ImportedListings;
    const employers = { publicEmployer: async () => ({ isTrusted: false, companyName: 'Seaside Hotels' }) };
    const feed = { format: 'json' as const, bytes: (async function* () {})() };
    const command = { userId: 3, source: 'sent' as const, apiKeyId: 5, feed, ...(isPreview && { isPreview }) };
    return new ReceiveImport(imports, listings, parser, employers).execute(command);
  }
  const begun = ['begun', 3, 'sent', 5];

  it('stages all of it before it is queued, with the company of those that name none', async () => {
    const batches = [
      [
        { reference: 'a', unread: ['color'] },
        { reference: 'b', company: null, unread: ['size', 'color'] },
      ],
      [{ reference: 'c' }],
    ];
    expect(await receive({ batches })).toBe(77);
    expect(log).toEqual([
      begun,
      ['staged', 'a of Inn', 'b of Seaside Hotels'],
      ['staged', 'c of Inn'],
      ['unread', ['color', 'size']],
      ['queued', 3],
    ]);
  });

  it('names at most 50 fields that were not read', async () => {
    const unread = Array.from({ length: 51 }, (_, index) => `field ${index}`);
    await receive({ batches: [[{ reference: 'a', unread }]] });
    expect(log).toContainEqual(['unread', unread.slice(0, 50)]);
  });

  const one = [[{ reference: 'a' }]];
  const toConfirm = 'Nothing has been posted yet. Check what will be posted, then confirm.';
  const shrunk = 'The feed has 1 listing; the previous one had 2. If it is complete, confirm the import.';
  it.each<[string, Case, unknown[]]>([
    ['an empty feed', {}, ['stopped', 0, 'The feed has no listings. If it is complete, confirm the import.']],
    ['a feed to preview', { batches: one, isPreview: true }, ['stopped', 1, toConfirm]],
    ['a much smaller feed', { batches: one, known: [0, 0] }, ['stopped', 1, shrunk]],
    ['a much smaller feed to preview', { batches: one, known: [0, 0], isPreview: true }, ['stopped', 1, shrunk]],
  ])('waits for a confirmation of %s', async (_what, given, halted) => {
    expect(await receive(given)).toBe(77);
    expect(log.at(-1)).toEqual(['halted', ...halted]);
  });

  it('does not count listings that were missing already', async () => {
    await receive({ batches: one, known: [0, 1, 2] });
    expect(log.at(-1)).toEqual(['queued', 1]);
  });

  it('fails with what is wrong, which is the answer only if that is not the feed', async () => {
    expect(await receive({ batches: one, error: new BrokenFeed('Line 3 is odd.') })).toBe(77);
    expect(log.at(-1)).toEqual(['halted', 'failed', 1, 'Line 3 is odd.']);
    const refused = new TooManyKeys();
    await expect(receive({ error: refused })).rejects.toThrow(refused);
    expect(log.at(-1)).toEqual(['halted', 'failed', 0, refused.message]);
    await expect(receive({ error: new Error('socket hang up') })).rejects.toThrow('socket hang up');
    expect(log.at(-1)).toEqual(['halted', 'failed', 0, 'The feed did not arrive completely.']);
  });

  it('refuses a feed while another one is imported', async () => {
    await expect(receive({ batches: one, isBusy: true })).rejects.toThrow(ImportRunning);
    expect(log).toEqual([begun]);
  });
});
