import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { ReviewReadModel } from '#moderation/adapters/persistence/review-read-model.js';
import { SqlReports } from '#moderation/adapters/persistence/sql-reports.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { insertAccounts } from '../../support/rows/accounts.js';
import { insertListings, OPEN } from '../../support/rows/listings.js';

const at = (hour: number) => new Date(Date.UTC(2026, 5, 15, hour));

const [HOTEL, SHIP, SUSPENDED, SAM, ANA] = [1, 2, 3, 4, 5];

describe('what admins read', () => {
  let orm: TestOrm;
  let review: ReviewReadModel;
  let reports: SqlReports;
  beforeAll(async () => {
    orm = await openTestOrm([JobSchema]);
    const copies = { companyWith: () => Promise.resolve(undefined) };
    review = new ReviewReadModel(
      orm.database,
      { comparable: () => ({ min: null, max: null }) } as never,
      copies as never,
    );
    reports = new SqlReports(orm.database, 'a secret');
  });
  beforeEach(async () => {
    await orm.empty('user_account', 'listing_report');
    for (const id of [HOTEL, SHIP]) await insertAccounts(orm.database, { id, role: 'employer' });
    await insertAccounts(
      orm.database,
      { id: SUSPENDED, role: 'employer', isSuspended: true },
      { id: SAM },
      { id: ANA },
    );
    // Neither the ids nor the rows are in the order of posting.
    await insertListings(
      orm.database,
      { id: 14, employer_id: HOTEL, posted_at: at(1) },
      { id: 11, employer_id: HOTEL, ...OPEN, posted_at: at(2) },
      { id: 13, employer_id: HOTEL, posted_at: at(3) },
      { id: 12, employer_id: SHIP, posted_at: at(3) },
      { id: 15, employer_id: SUSPENDED, posted_at: at(0) },
    );
  });
  afterAll(() => orm.close());

  const report = (jobId: number, userId: number | undefined, hour = 1) =>
    reports.add({
      listing: { id: jobId, title: 'Cook', company: 'Inn' },
      reporter: userId === undefined ? { address: `192.0.2.${hour}` } : { userId },
      reason: 'scam',
      text: null,
      now: at(hour),
    } as never);
  const decide = (jobId: number, measure: string, reason: string | null = null, text: string | null = null) =>
    orm.database.query(
      `insert into listing_decision (job_id, employer_id, title, measure, reason, text, decided_at)
       select id, employer_id, title, $2, $3, $4, now() from job where id = $1`,
      [jobId, measure, reason, text],
    );

  it('is what awaits them by the time of posting, without listings of the suspended', async () => {
    expect((await review.awaiting()).map(({ id }) => id)).toEqual([14, 12, 13]);
  });

  it('is how many listings, decisions and reports a company had', async () => {
    for (const measure of ['approved', 'approved', 'approved', 'rejected', 'rejected', 'archived'])
      await decide(11, measure);
    for (const measure of ['approved', 'rejected', 'archived']) await decide(12, measure);
    for (const [jobId, userId] of [
      [11, SAM],
      [11, ANA],
      [14, SAM],
      [13, SAM],
      [12, SAM],
    ] as const)
      await report(jobId, userId);
    await reports.close(13, 'dismissed', at(2));
    expect((await review.review(14))?.counts).toEqual({
      listings: 3,
      published: 1,
      approved: 3,
      rejected: 2,
      takenDown: 1,
      reports: 4,
    });
    expect(await review.review(99)).toBeUndefined();
  });

  it('is each explanation once, the last first', async () => {
    for (const [measure, reason, text] of [
      ['rejected', 'scam', 'Fees'],
      ['rejected', 'other', 'Fees'],
      ['archived', 'scam', 'Money first'],
      ['approved', 'scam', 'Fine'],
      ['rejected', 'scam', null],
      ['rejected', 'scam', 'Fees'],
    ] as const)
      await decide(11, measure, reason, text);
    expect(await review.explanations()).toEqual([
      { reason: 'scam', text: 'Fees' },
      { reason: 'scam', text: 'Money first' },
      { reason: 'other', text: 'Fees' },
    ]);
  });

  it('is the names of active companies that await verification', async () => {
    await orm.database.query(
      `insert into employer_profile (user_id, company_name, published, awaits_verification)
       select id, 'Company ' || id, '{}', id <> 2 from unnest(array[3, 2, 1]) id`,
    );
    expect((await review.namesToCheck()).map(({ employerId }) => employerId)).toEqual([HOTEL]);
    await orm.database.query('update employer_profile set awaits_verification = true');
    expect((await review.namesToCheck()).map(({ employerId }) => employerId)).toEqual([HOTEL, SHIP]);
  });

  it('is each reported listing with its open reports, the one reported first at the top, and how earlier ones ended', async () => {
    await report(12, SAM, 1);
    await report(11, SAM, 2);
    for (let hour = 3; hour <= 23; hour += 1) await report(11, undefined, hour);
    await report(14, SAM, 2);
    await report(13, SAM, 2);
    await report(15, SAM, 2);
    await reports.close(14, 'rejected', at(3));
    await reports.close(15, 'archived', at(3));
    await reports.close(13, 'dismissed', at(3));
    const reported = await review.reported();
    expect(reported.map(({ jobId, count, reports: shown }) => [jobId, count, shown.length])).toEqual([
      [12, 1, 1],
      [11, 20, 20],
    ]);
    const [first, second] = reported[1]?.reports ?? [];
    expect([first, second]).toMatchObject([
      { hasAccount: true, upheld: 2, dismissed: 1, reportedAt: at(2).toISOString() },
      { hasAccount: false, upheld: 0, dismissed: 0, reportedAt: at(3).toISOString() },
    ]);
  });

  it('takes a report of each person once, closes those of a listing once, and forgets old addresses', async () => {
    expect([await report(11, SAM), await report(11, SAM), await report(11, ANA), await report(12, SAM)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect([await report(11, undefined, 5), await report(11, undefined, 5), await report(11, undefined, 6)]).toEqual([
      true,
      false,
      true,
    ]);
    const own = await reports.ofReporter(SAM);
    expect(own.map(({ jobId, outcome, reportedAt }) => [jobId, outcome, reportedAt])).toEqual([
      [12, null, at(1)],
      [11, null, at(1)],
    ]);
    const closed = await reports.close(11, 'dismissed', at(9));
    expect(closed.map(({ reporterId }) => reporterId)).toEqual([SAM, ANA, null, null]);
    expect(await reports.close(11, 'archived', at(10))).toEqual([]);
    expect(await reports.find(closed[0]?.id ?? 0)).toMatchObject({ jobId: 11, outcome: 'dismissed' });
    expect([await reports.eraseAddresses(at(6), 5), await reports.eraseAddresses(at(6), 5)]).toEqual([1, 0]);
    const rows = await orm.database.query(
      `select address_hash is not null as known, closed_at from listing_report where reporter_id is null order by id`,
    );
    expect(rows).toEqual([
      { known: false, closed_at: at(9) },
      { known: true, closed_at: at(9) },
    ]);
  });
});
