import { ListingChanges } from '#search/adapters/changes/listing-changes.js';
import { CountLimits } from '#search/adapters/results/search-counts.js';
import type { JobFilter } from '#search/adapters/queries/job-search.js';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { fuzzSeed } from '#test/support/fuzz/fuzz-settings.js';
import { FakeNotifications } from '#test/support/in-memory/shared/fake-notifications.js';
import { madeUpJobs, NOW, PLACES, type MadeUpJob } from '#test/support/job-search/made-up-jobs.js';
import { openSearchFixture, type SearchFixture } from '#test/support/job-search/search-fixture.js';
import { countsOver, searchProcess, type SearchProcess } from '#test/support/job-search/search-process.js';
import { isAtLength } from '#test/support/sample.js';
import { NO_REPLICAS } from '#test/support/server/no-response-cache.js';
import { Random } from '../../quality/bench/random.js';

const MINUTE = 60_000;
const CHANGES = isAtLength ? 200 : 25;
const DAY = new Date(NOW.getTime() + 1_440 * MINUTE);

/** Everyday words, rare ones, mistyped ones, and a sentence. */
const KEYWORDS = [
  'chef',
  'waiter',
  'desk agent',
  'xylophone',
  'xylophne',
  'lute',
  'sous chef with housing and a xylophone player in Lisbon',
  'ch',
  '"desk agent"',
  'chef -pastry',
  '$20 an hour',
  'no such thing',
];
const TITLES = [
  'Chef',
  'Waiter',
  'Desk Agent',
  'Sous Chef',
  'Xylophone Player',
  'Lute Teacher',
  'Pastry Chef',
  'Porter',
];
const LOCATIONS = ['Lisbon', 'Lisbon, Portugal', 'Sintra', 'Bari', 'Faro'];

describe('what is in memory', () => {
  let fixture: SearchFixture;
  let cache: ResponseCache;
  let changes: ListingChanges;
  let cached: SearchProcess;
  const notifications = new FakeNotifications();
  beforeAll(async () => {
    fixture = await openSearchFixture();
    const { orm, clock } = fixture;
    cache = new ResponseCache(orm.database, orm.unitOfWork, clock, notifications, NO_REPLICAS, {
      responseCacheMegabytes: 8,
    });
    changes = new ListingChanges(orm.database, cache);
    changes.onModuleInit();
    cached = searchProcess(
      orm.database,
      orm.unitOfWork,
      clock,
      countsOver(orm.database, clock, new CountLimits(), cache),
      cache,
    );
  });
  beforeEach(async () => {
    await fixture.orm.empty('job', 'job_location', 'job_kind', 'job_search_word', 'job_search_change');
    await cache.changed();
    fixture.clock.set(NOW);
  });
  afterAll(() => fixture.orm.close());

  function listing(random: Random, id: number): MadeUpJob {
    const [base] = madeUpJobs(1) as [MadeUpJob];
    const places = random.below(3) === 0 ? [random.pick(PLACES)] : null;
    return {
      ...base,
      id,
      places,
      title: random.pick(TITLES),
      company: random.pick(['Grand Hotel', 'Seaside Cruises']),
      description: random.pick(['Live in staff housing.', 'Play the xylophone at dinner.', 'Cook for our guests.']),
      location: random.pick(LOCATIONS),
      category: random.pick(['hotels', 'cruise', 'other']),
      jobType: random.pick(['full_time', 'part_time']),
      isPremium: random.below(4) === 0,
      isApproved: true,
      isArchived: false,
      postedAt: new Date(NOW.getTime() - random.below(500) * MINUTE),
      closesAt: random.below(4) === 0 ? new Date(NOW.getTime() + random.below(60) * MINUTE) : DAY,
    };
  }

  const anyFilter = (random: Random): JobFilter => ({
    ...(random.below(3) > 0 && { keywords: random.pick(KEYWORDS) }),
    ...(random.below(3) === 0 && { location: random.pick([...LOCATIONS, 'lis', 'Sintra Lisbon']) }),
    ...(random.below(3) === 0 && { category: random.pick(['hotels', 'cruise']) }),
    ...(random.below(4) === 0 && { jobType: 'part_time' }),
    ...(random.below(5) === 0 && { premiumOnly: true }),
    ...(random.below(5) === 0 && { facts: ['housing'] }),
    ...(random.below(6) === 0 && { language: 'pt' }),
    ...(random.below(4) === 0 && { near: String(random.pick(PLACES).id), radius: random.pick([5, 50]) }),
    ...(random.below(6) === 0 && { match: 'exact' as const }),
  });

  /** Everything that a search page shows. */
  const shown = async (filter: JobFilter, { search }: SearchProcess) =>
    JSON.stringify([
      await search.page({ ...filter, limit: 20 }),
      await search.facets(filter),
      await search.related(filter),
    ]);

  /** What is served, and whether it was computed for this. */
  async function served(filter: JobFilter) {
    let isComputed = false;
    const compute = async () => {
      isComputed = true;
      return { text: await shown(filter, cached), size: 1_000 };
    };
    const { text } = await cache.findOrCompute(`shown ${JSON.stringify(filter)}`, compute, 'declared');
    return { text, isComputed };
  }

  async function step(random: Random, now: { minutes: number }): Promise<void> {
    const { orm, clock } = fixture;
    if (random.below(6) === 0) clock.set(new Date(NOW.getTime() + (now.minutes += 5) * MINUTE));
    const job = { ...listing(random, 1 + random.below(30)), isArchived: random.below(4) === 0 };
    await orm.unitOfWork.run(async () => {
      await fixture.rewrite(job);
      await (job.isArchived ? cached.index.remove(job.id) : cached.index.put(job));
    });
  }

  it('is what would be computed, after any change', async () => {
    const random = new Random(fuzzSeed());
    await fixture.store(Array.from({ length: 30 }, (_, at) => listing(random, at + 1)));
    const filters = Array.from({ length: 40 }, () => anyFilter(random));
    const fresh = fixture.another();
    const now = { minutes: 0 };
    let fromMemory = 0;
    for (let changed = 0; changed < CHANGES; changed += 1) {
      await step(random, now);
      for (const filter of Array.from({ length: 8 }, () => random.pick(filters))) {
        const { text, isComputed } = await served(filter);
        expect({ changed, filter, text }).toEqual({ changed, filter, text: await shown(filter, fresh) });
        fromMemory += Number(!isComputed);
      }
    }
    // Else it would show nothing.
    expect(fromMemory / CHANGES).toBeGreaterThan(2);
  }, 300_000);

  it('depends on the listing that it shows', async () => {
    const random = new Random(1);
    await fixture.store([listing(random, 1), listing(random, 2)]);
    const [one, other] = ['{"listing":1}', '{"listing":2}'];
    await fixture.orm.unitOfWork.run(() => cached.index.remove(1));
    const { id = '' } =
      (await fixture.orm.database.first<{ id: string }>('select max(id)::text as id from job_search_change')) ?? {};
    expect(await changes.affected([{ id }], [other, one])).toEqual(new Set([one]));
  });

  it('depends on the listings that closed since the time before, that time excluded', async () => {
    const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);
    await fixture.store([{ ...listing(new Random(1), 3), closesAt: at(20) }]);
    const own = '{"listing":3}';
    const closing = async (after: number, until: number) =>
      (await changes.affected([{ after: at(after), until: at(until) }], [own])).size;
    expect([await closing(0, 19), await closing(10, 20), await closing(20, 30)]).toEqual([0, 1, 0]);
  });

  it('is dropped if nothing is recorded of a change', async () => {
    const unrelated = '{"listing":7}';
    expect(await changes.affected([{ id: '99999' }], [unrelated])).toEqual(new Set([unrelated]));
  });

  it('changes when the next open listing closes', async () => {
    expect(await changes.next(NOW)).toBeUndefined();
    const random = new Random(1);
    const closing = [20, 12, 30, -9].map((minutes) => new Date(NOW.getTime() + minutes * MINUTE));
    await fixture.store(closing.map((closesAt, at) => ({ ...listing(random, at + 1), closesAt })));
    expect(await changes.next(NOW)).toEqual(closing[1]);
  });
});
