import { ApplyImport } from '#integrations/application/imports/apply-import.js';
import type {
  ImportedListings,
  ImportResult,
  ImportRun,
  Imports,
  KnownListing,
  StagedListing,
} from '#integrations/application/ports/imports.js';
import type { ListingPublisher } from '#integrations/application/ports/listing-publisher.js';
import type { PostingAllowance } from '#integrations/application/imports/posting-allowance.js';
import type { ImportedForm } from '#integrations/domain/imported-listing.js';
import { DomainError } from '#shared/domain/domain-error.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const RUN: ImportRun = { id: 5, run: 2, userId: 3, apiKeyId: 7 };
const NOTHING = { posted: 0, changed: 0, unchanged: 0, closed: 0, refused: 0 };

class Refused extends DomainError {
  constructor() {
    super('invalid', 'refused', 'The title is too short.');
  }
}

type Given = {
  /** The texts of the listings in the feed, by reference. */
  readonly feed?: readonly (readonly [reference: string, text: string])[];
  readonly known?: readonly Partial<KnownListing>[];
  readonly renewable?: readonly number[];
  readonly deadline?: string;
  readonly postsLeft?: number;
  /** The number of the transaction in which the right to post, or the run, ends. */
  readonly endsAt?: number;
  readonly isTaken?: boolean;
  readonly failure?: Error;
};

describe('applying a feed', () => {
  /** What is done to listings, and the result; the text of a listing is its hash. */
  async function apply(given: Given): Promise<{ readonly log: string[]; readonly results: unknown[] }> {
    const { feed = [], known = [], renewable = [], deadline = null, endsAt = Infinity } = given;
    const [log, results]: [string[], unknown[]] = [[], []];
    let [postsLeft, transactions] = [given.postsLeft ?? Infinity, 0];
    const staged = feed.map(([reference, text], at): StagedListing => {
      const listing = { position: (at + 1) * 10, reference, notes: text === 'noted' ? ['It was assumed.'] : [] };
      return text === 'unreadable'
        ? { ...listing, form: null, problem: 'It cannot be read.' }
        : { ...listing, form: { title: text, deadline } as ImportedForm, problem: null };
    });
    const imports = {
      start: async () => (given.isTaken ? undefined : RUN),
      holds: async () => (transactions += 1) < endsAt || given.failure !== undefined,
      staged: async (_id: number, after: number, limit: number) =>
        staged.filter(({ position }) => position > after).slice(0, limit),
      finish: async (run: ImportRun, { counts, errors, notes }: ImportResult, problem?: string) => {
        const told = [...errors, ...notes].map(({ reference, message }) => `${reference}: ${message}`);
        results.push({ run, counts: { ...counts }, told, problem });
      },
    } as unknown as Imports;
    const listings = {
      hashOf: ({ title }: ImportedForm) => title,
      of: async () => known.map((one, at) => ({ reference: 'a', jobId: 11 + at, hash: 'same', missing: 0, ...one })),
      record: async (_user: number, { reference, jobId, hash }: KnownListing) =>
        void log.push(`recorded ${reference} ${jobId} ${hash}`),
      recordMissing: async (_user: number, references: readonly string[]) =>
        void log.push(`missing ${references.join(' ')}`.trim()),
    } as unknown as ImportedListings;
    const note = (what: string) => async (_user: number, jobId: number) => void log.push(`${what} ${jobId}`);
    const publisher = {
      post: async (_user: number, { title }: ImportedForm) => {
        if (title === 'bad') throw given.failure ?? new Refused();
        log.push(`posted ${title}`);
        return 99;
      },
      edit: note('edited'),
      close: note('closed'),
      reopen: note('reopened'),
      renew: note('renewed'),
      renewable: async () => renewable,
    } as unknown as ListingPublisher;
    const allowance = { take: async () => (postsLeft -= 1) >= 0 } as unknown as PostingAllowance;
    const problem = async (userId: number, key: number | null) =>
      userId === RUN.userId && key === RUN.apiKeyId && transactions < endsAt ? undefined : 'You may not post.';
    const isAway = (error: unknown) => error === given.failure;
    const watch = { isPrepared: async () => true, responds: async () => true, isAway };
    const unitOfWork = new InMemoryUnitOfWork();
    await new ApplyImport(imports, listings, publisher, allowance, { problem }, unitOfWork, watch).execute(RUN.id);
    return { log, results };
  }
  const done = (counts: object, told: readonly string[] = []) => [
    { run: RUN, counts: { ...NOTHING, ...counts }, told, problem: undefined },
  ];

  it.each<[string, Given, readonly string[], object]>([
    ['posts a new listing', { feed: [['a', 'new']] }, ['posted new', 'recorded a 99 new'], { posted: 1 }],
    ['leaves one that is the same', { feed: [['a', 'same']], known: [{}] }, [], { unchanged: 1 }],
    ['changes one', { feed: [['a', 'new']], known: [{}] }, ['edited 11', 'recorded a 11 new'], { changed: 1 }],
    [
      'forgets that one was missing once',
      { feed: [['a', 'same']], known: [{ missing: 1 }] },
      ['recorded a 11 same'],
      { unchanged: 1 },
    ],
    [
      'reopens one that was missing twice',
      { feed: [['a', 'same']], known: [{ missing: 2 }] },
      ['reopened 11', 'recorded a 11 same'],
      { changed: 1 },
    ],
    [
      'reopens and changes one that was missing for long',
      { feed: [['a', 'new']], known: [{ missing: 5 }] },
      ['reopened 11', 'edited 11', 'recorded a 11 new'],
      { changed: 1 },
    ],
    [
      'renews one that is about to end',
      { feed: [['a', 'same']], known: [{}], renewable: [11] },
      ['recorded a 11 same', 'renewed 11'],
      { unchanged: 1 },
    ],
    [
      'renews none with a deadline',
      { feed: [['a', 'same']], known: [{}], renewable: [11], deadline: '2026-07-01' },
      [],
      { unchanged: 1 },
    ],
    [
      'renews none that it changes',
      { feed: [['a', 'new']], known: [{}], renewable: [11] },
      ['edited 11', 'recorded a 11 new'],
      { changed: 1 },
    ],
    ['renews no other', { feed: [['a', 'same']], known: [{}], renewable: [12] }, [], { unchanged: 1 }],
  ])('%s', async (_what, given, log, counts) => {
    expect(await apply(given)).toEqual({ log: [...log, 'missing'], results: done(counts) });
  });

  it('closes what is missing for the second time, and only then', async () => {
    const known = [0, 1, 2].map((missing) => ({ reference: `m${missing}`, missing }));
    const { log, results } = await apply({ feed: [['a', 'new']], known });
    expect(log.slice(2)).toEqual(['closed 12', 'missing m0 m1 m2']);
    expect(results).toEqual(done({ posted: 1, closed: 1 }));
  });

  it('refuses what cannot be posted, with the reason, and does not close it', async () => {
    const reference = 'x'.repeat(101);
    const feed = [
      ['a', 'noted'],
      ['a', 'again'],
      ['', 'nameless'],
      [reference, 'long'],
      ['b', 'unreadable'],
      ['c', 'bad'],
    ] as const;
    const { log, results } = await apply({ feed, known: [{ reference: 'c', missing: 1, hash: 'bad' }] });
    // It is in the feed, and unchanged: so it is not missing.
    expect(log).toEqual(['posted noted', 'recorded a 99 noted', 'recorded c 11 bad', 'missing']);
    const told = [
      'a: Another listing in the feed has the same reference.',
      ': The listing has no reference.',
      `${reference}: A reference can have at most 100 characters.`,
      'b: It cannot be read.',
      'a: It was assumed.',
    ];
    expect(results).toEqual(done({ posted: 1, unchanged: 1, refused: 4 }, told));
    expect((await apply({ feed: [['c', 'bad']] })).results).toEqual(
      done({ refused: 1 }, ['c: The title is too short.']),
    );
  });

  it('goes on after the daily limit with what it does not have to post', async () => {
    const feed = [
      ['b', 'one'],
      ['c', 'two'],
      ['a', 'new'],
    ] as const;
    const { log, results } = await apply({ feed, known: [{}], postsLeft: 1 });
    expect(log).toEqual(['posted one', 'recorded b 99 one', 'edited 11', 'recorded a 11 new', 'missing']);
    const limit = "c: You have reached today's limit for posting listings. A later import will post this one.";
    expect(results).toEqual(done({ posted: 1, changed: 1, refused: 1 }, [limit]));
  });

  it('applies all of a long feed, in its order', async () => {
    const feed = Array.from({ length: 101 }, (_, nth) => [String(nth).padStart(100, 'r'), `t${nth}`] as const);
    const { log, results } = await apply({ feed });
    expect(log.filter((line) => line.startsWith('posted'))).toEqual(feed.map(([, text]) => `posted ${text}`));
    expect(results).toEqual(done({ posted: 101 }));
  });

  it('keeps a hundred errors and notes', async () => {
    const feed = (text: string) => Array.from({ length: 101 }, (_, nth) => [`r${nth}`, text] as const);
    for (const [text, counts] of [
      ['unreadable', { refused: 101 }],
      ['noted', { posted: 101 }],
    ] as const) {
      const { results } = await apply({ feed: feed(text) });
      expect(results).toMatchObject([{ counts, told: { length: 100 } }]);
    }
  });

  it('ends as soon as nothing more may be applied, and says so', async () => {
    const feed = ['b', 'c'].map((reference) => [reference, 'new'] as const);
    const known = [{ missing: 1 }];
    for (const [endsAt, count] of [
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 2],
    ] as const) {
      const { log, results } = await apply({ feed, known, endsAt });
      expect(log.filter((line) => line.startsWith('posted'))).toHaveLength(count);
      expect(log.includes('closed 11')).toBe(endsAt > 3);
      expect(log.some((line) => line.startsWith('missing'))).toBe(false);
      expect(results).toMatchObject([{ counts: { posted: count }, problem: 'Another process applies this import.' }]);
    }
  });

  it('says why the account may not post any more', async () => {
    const { results } = await apply({ feed: [['b', 'new']], endsAt: 1, failure: new Error('unused') });
    expect(results).toMatchObject([{ problem: 'The import ended early. You may not post.' }]);
  });

  it('stops without a result while the database is away, and if another process has ended it', async () => {
    const failure = new Refused();
    await expect(apply({ feed: [['b', 'bad']], failure })).rejects.toThrow(failure);
    expect(await apply({ feed: [['b', 'new']], isTaken: true })).toEqual({ log: [], results: [] });
  });
});
