import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { JobReadModel } from '#jobs/adapters/persistence/read-model/job-read-model.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { insertAccounts } from '../../support/rows/accounts.js';
import { insertListings, OPEN } from '../../support/rows/listings.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const at = (hour: number) => new Date(Date.UTC(2026, 5, 15, hour));
const [HOTEL, SUSPENDED, SAM, ANA] = [3, 4, 5, 6];

/** Listings in each state: the columns, and whether everyone, followers, and visitors of its page read something of it. */
const STATES: readonly (readonly [
  state: string,
  columns: object,
  isPublic: boolean,
  isKept: boolean,
  isKnown: boolean,
])[] = [
  ['open', OPEN, true, true, true],
  ['closed', { ...OPEN, closes_at: NOW }, true, true, true],
  ['never approved', {}, false, false, false],
  ['never approved, and archived', { archived_at: at(3), archived_by: 'employer' }, false, false, false],
  ['archived', { ...OPEN, archived_at: at(3), archived_by: 'employer' }, false, false, true],
  [
    'archived after it had closed',
    { ...OPEN, closes_at: at(2), archived_at: at(3), archived_by: 'employer' },
    false,
    false,
    true,
  ],
  ['taken down', { ...OPEN, archived_at: at(3), archived_by: 'admin' }, false, false, false],
  ['hidden', { ...OPEN, hidden_at: at(3) }, false, false, false],
  ['waiting for another approval', { ...OPEN, approved_at: null }, false, true, false],
  ['rejected for what cannot be mended', { ...OPEN, approved_at: null, rejected_at: at(3) }, false, false, false],
];

describe('what is read of listings', () => {
  let orm: TestOrm;
  let jobs: JobReadModel;
  beforeAll(async () => {
    orm = await openTestOrm([JobSchema]);
    jobs = new JobReadModel(orm.database, { isPaidFirst: false });
  });
  beforeEach(async () => {
    await orm.empty('user_account');
    await insertAccounts(orm.database, { id: HOTEL, role: 'employer' });
    await insertAccounts(orm.database, { id: SUSPENDED, role: 'employer', isSuspended: true });
    await insertAccounts(orm.database, { id: SAM }, { id: ANA });
  });
  afterAll(() => orm.close());

  it('depends on what became of them', async () => {
    for (const [index, [, columns]] of STATES.entries()) {
      await insertListings(orm.database, { id: index + 1, employer_id: HOTEL, ...columns });
      await orm.database.query('insert into bookmark (user_id, job_id, created_at) values ($1, $2, $3)', [
        SAM,
        index + 1,
        at(index),
      ]);
    }
    const [kept, gone] = [await jobs.bookmarked(SAM, { limit: 20 }), await jobs.unavailableBookmarks(SAM)];
    const rows = STATES.map(async ([state], index) => {
      const id = index + 1;
      const [approved, ended] = [await jobs.lastApproved(id), await jobs.endedOrOpen(id, NOW)];
      const isPublic = [kept.items.some(({ jobId }) => jobId === id), gone.some(({ jobId }) => jobId === id)];
      return [state, isPublic, approved !== undefined, ended !== undefined];
    });
    expect(await Promise.all(rows)).toEqual(
      STATES.map(([state, , isPublic, isKept, isKnown]) => [
        state,
        [isPublic || isKept, !(isPublic || isKept)],
        isKept,
        isKnown,
      ]),
    );
    expect(kept.total).toBe(kept.items.length);
    // The last saved first.
    expect(gone.map(({ jobId }) => jobId)).toEqual(
      gone.map(({ jobId }) => jobId).toSorted((one, other) => other - one),
    );
    const ends = await Promise.all([1, 2, 5, 6].map(async (id) => (await jobs.endedOrOpen(id, NOW))?.endedAt));
    expect(ends).toEqual([null, NOW, at(3), at(2)]);
  });

  it('is more for those who applied or saved one', async () => {
    await insertListings(orm.database, { id: 1, employer_id: HOTEL }, { id: 2, employer_id: HOTEL });
    await orm.database.query('insert into bookmark (user_id, job_id, created_at) values ($1, 1, now())', [SAM]);
    await orm.database.query(
      `insert into application (job_id, job_seeker_id, applied_at, status) values (2, $1, now(), 'pending')`,
      [SAM],
    );
    const followed = [
      [1, SAM],
      [2, SAM],
      [1, ANA],
      [2, ANA],
      [1, HOTEL],
    ].map(([id = 0, userId = 0]) => jobs.isFollowed(id, userId));
    expect(await Promise.all(followed)).toEqual([true, true, false, false, false]);
  });

  it('awaits an admin in the order of posting, unless it waits for the employer to pay', async () => {
    await insertListings(
      orm.database,
      { id: 1, employer_id: HOTEL, posted_at: at(3) },
      { id: 2, employer_id: HOTEL, ...OPEN, premium_requested: true, posted_at: at(1) },
      { id: 3, employer_id: HOTEL, ...OPEN, checked_text: '{}', posted_at: at(2) },
      { id: 4, employer_id: HOTEL, hidden_at: at(4), posted_at: at(1) },
      { id: 5, employer_id: HOTEL, ...OPEN, posted_at: at(1) },
      { id: 6, employer_id: HOTEL, cleared_at: at(4), publish_at: new Date('2100-01-01'), posted_at: at(1) },
    );
    const waiting = async (queries: JobReadModel) =>
      (await queries.awaitingAdmin({ limit: 10 })).items.map(({ id }) => id);
    expect(await waiting(jobs)).toEqual([2, 3, 1]);
    expect(await waiting(new JobReadModel(orm.database, { isPaidFirst: true }))).toEqual([3, 1]);
  });

  it('is its company with its open listings and hotels, once an admin has seen it', async () => {
    const profile = (userId: number, isReviewed: boolean) =>
      orm.database.query(
        `insert into employer_profile (user_id, company_name, published, is_reviewed, is_trusted, verified_domain)
         values ($1, 'Changed', '{"companyName": "Inn"}', $2, false, 'inn.test')`,
        [userId, isReviewed],
      );
    await profile(HOTEL, true);
    await profile(SUSPENDED, true);
    await orm.database.query(
      `insert into workplace (id, company_id, name, location, defaults, published, awaits_review, created_at)
       select id, $1, 'Changed', 'Faro', '{}', published::jsonb, false, now()
       from (values (11, '{"name": "b"}'), (12, '{"name": "A"}'), (13, null)) hotel (id, published)`,
      [HOTEL],
    );
    await insertListings(
      orm.database,
      { id: 1, employer_id: HOTEL, ...OPEN, posted_at: at(1), workplace_id: 11 },
      { id: 2, employer_id: HOTEL, ...OPEN, posted_at: at(2) },
      { id: 3, employer_id: HOTEL, ...OPEN, closes_at: NOW, workplace_id: 11 },
      { id: 4, employer_id: SUSPENDED, ...OPEN, hidden_at: at(1) },
    );
    const page = await jobs.companyPage(HOTEL, NOW);
    expect(page).toMatchObject({ companyName: 'Inn', controlledDomain: 'inn.test', isTrusted: false, jobCount: 2 });
    expect(page?.jobs.map(({ id }) => id)).toEqual([2, 1]);
    expect(page?.workplaces.map(({ id, jobCount }) => [id, jobCount])).toEqual([
      [12, 0],
      [11, 1],
    ]);
    expect(await jobs.companyPage(SUSPENDED, NOW)).toBeUndefined();
    expect((await jobs.hiringCompanies(NOW)).map(({ employerId }) => employerId)).toEqual([HOTEL]);
    await orm.database.query('update employer_profile set is_reviewed = false, is_trusted = true');
    expect([await jobs.companyPage(HOTEL, NOW), await jobs.hiringCompanies(NOW)]).toEqual([undefined, []]);
  });

  it('is each open listing in its part of the sitemap, with its last change', async () => {
    await insertListings(
      orm.database,
      { id: 2, employer_id: HOTEL, ...OPEN, posted_at: at(1), approved_at: at(2) },
      { id: 1, employer_id: HOTEL, ...OPEN, posted_at: at(4), approved_at: at(3) },
      { id: 3, employer_id: HOTEL, ...OPEN, closes_at: NOW },
    );
    expect(await jobs.sitemapPart(0, NOW)).toEqual([
      { id: 1, changedAt: at(4) },
      { id: 2, changedAt: at(2) },
    ]);
    expect(await jobs.sitemapPart(1, NOW)).toEqual([]);
  });
});
