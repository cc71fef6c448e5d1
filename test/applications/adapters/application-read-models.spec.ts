import { RecordedSteps } from '#applications/adapters/persistence/recorded-steps.js';
import { ApplicationReadModel } from '#applications/adapters/persistence/read-model/application-read-model.js';
import { companiesAfter, daysToAnswers } from '#applications/adapters/persistence/read-model/reply-times-read-model.js';
import { ApplicationTimeline } from '#applications/adapters/persistence/read-model/timeline-read-model.js';
import { SqlReplyTimes } from '#applications/adapters/persistence/sql-reply-times.js';
import { InterviewReadModel } from '#interviews/adapters/persistence/interview-read-model.js';
import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { insertAccounts } from '../../support/rows/accounts.js';
import { insertListings, OPEN } from '../../support/rows/listings.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY);

const [HOTEL, SHIP, MARIA, ANA, SAM] = [1, 2, 3, 4, 5];
const [BAY, OLD_TOWN] = [91, 92];

describe('what is read of applications', () => {
  let orm: TestOrm;
  let applications: ApplicationReadModel;
  let timeline: ApplicationTimeline;
  beforeAll(async () => {
    orm = await openTestOrm([JobSchema]);
    timeline = new ApplicationTimeline(orm.database);
    applications = new ApplicationReadModel(orm.database, {} as never, timeline);
  });
  beforeEach(async () => {
    await orm.empty('user_account');
    for (const id of [HOTEL, SHIP]) await insertAccounts(orm.database, { id, role: 'employer' });
    for (const id of [MARIA, ANA, SAM]) await insertAccounts(orm.database, { id });
    await orm.database.query(
      `insert into workplace (id, company_id, name, location, defaults, awaits_review, created_at)
       select id, 1, 'Hotel ' || id, 'Faro', '{}', false, now() from unnest($1::int[]) id`,
      [[BAY, OLD_TOWN]],
    );
    // The numbers of listings are not in the order of their applications.
    await insertListings(
      orm.database,
      { id: 11, employer_id: HOTEL, ...OPEN, title: 'Bar', workplace_id: BAY },
      { id: 12, employer_id: HOTEL, ...OPEN, title: 'Spa', workplace_id: OLD_TOWN },
      { id: 13, employer_id: HOTEL, title: 'Desk' },
      { id: 14, employer_id: HOTEL, ...OPEN, archived_at: NOW, archived_by: 'admin', title: 'Gone' },
      { id: 15, employer_id: HOTEL, ...OPEN, proposed_text: '{}', title: 'Changed' },
      { id: 16, employer_id: SHIP, ...OPEN, title: 'Deck' },
      { id: 17, employer_id: HOTEL, ...OPEN, title: 'Kitchen', workplace_id: BAY },
    );
  });
  afterAll(() => orm.close());

  const apply = async (id: number, jobId: number, jobSeekerId: number, columns: Record<string, unknown> = {}) => {
    const row: Record<string, unknown> = {
      id,
      job_id: jobId,
      job_seeker_id: jobSeekerId,
      applied_at: new Date(),
      status: 'pending',
      ...columns,
    };
    const names = Object.keys(row);
    await orm.database.query(
      `insert into application (${names.join(', ')}) values (${names.map((_name, nth) => `$${nth + 1}`).join(', ')})`,
      Object.values(row),
    );
  };

  it('counts listings by their state, and applications that wait, within reach', async () => {
    const long = new Date(Date.now() - 8 * DAY);
    await orm.database.query('insert into job_views (job_id, views) values (11, 3), (12, 4), (16, 50)');
    await apply(21, 11, MARIA, { applied_at: long });
    await apply(22, 12, MARIA);
    await apply(23, 12, ANA, { status: 'reviewed', applied_at: long });
    await apply(24, 12, SAM, { seen_at: NOW, applied_at: long });
    await apply(25, 14, MARIA, { applied_at: long });
    await apply(26, 11, ANA, { withdrawn_at: NOW, applied_at: long });
    await apply(27, 11, SAM, { held_until: NOW, applied_at: long });
    await apply(28, 16, MARIA, { applied_at: long });
    await apply(29, 15, MARIA);
    const statuses = { pending: 5, reviewed: 1, shortlisted: 0, rejected: 0 };
    expect(await applications.summary({ employerId: HOTEL } as never)).toMatchObject({
      activeJobs: 3,
      pendingJobs: 2,
      archivedJobs: 1,
      totalViews: 7,
      totalApplications: 6,
      applicationsByStatus: statuses,
      unreadApplications: 4,
      waitingApplications: 2,
      unreadByListing: [
        { jobId: 12, title: 'Spa', unread: 2 },
        { jobId: 11, title: 'Bar', unread: 1 },
        { jobId: 15, title: 'Changed', unread: 1 },
      ],
    });
    expect(await applications.summary({ employerId: HOTEL, workplaceIds: [BAY] })).toMatchObject({
      activeJobs: 2,
      pendingJobs: 0,
      totalViews: 3,
      totalApplications: 1,
      unreadByListing: [{ jobId: 11, unread: 1 }],
    });
  });

  it('names the five listings with the most that is unread', async () => {
    for (let id = 31; id <= 36; id += 1) {
      await insertListings(orm.database, { id, employer_id: HOTEL, ...OPEN });
      await apply(100 + id, id, MARIA);
      if (id > 34) await apply(200 + id, id, ANA);
    }
    const { unreadByListing, unreadListings } = await applications.summary({ employerId: HOTEL } as never);
    expect(unreadListings).toBe(6);
    expect(unreadByListing.map(({ jobId, unread }) => [jobId, unread])).toEqual([
      [35, 2],
      [36, 2],
      [31, 1],
      [32, 1],
      [33, 1],
    ]);
  });

  it('is of the named applications that reached the company', async () => {
    await apply(21, 11, MARIA);
    await apply(22, 14, MARIA);
    await apply(23, 12, MARIA, { held_until: NOW });
    await apply(24, 16, MARIA);
    await apply(25, 12, ANA);
    const asked = [21, 22, 23, 24];
    expect((await applications.ownAmong(HOTEL, asked)).toSorted((one, other) => one.id - other.id)).toEqual([
      { id: 21, isRemoved: false, workplaceId: BAY },
      { id: 22, isRemoved: true, workplaceId: null },
    ]);
    expect((await applications.templateFacts(HOTEL, asked)).map(({ id }) => id).toSorted()).toEqual([21, 22]);
    const received = async (id: number, workplaceIds?: number[]) =>
      (await applications.received(id, { employerId: HOTEL, workplaceIds } as never))?.id;
    expect([await received(21, [BAY]), await received(21, [OLD_TOWN]), await received(23), await received(24)]).toEqual(
      [21, undefined, undefined, undefined],
    );
    const interviews = new InterviewReadModel(orm.database, new FixedClock(NOW));
    expect(await interviews.ofApplication(21, HOTEL, [BAY])).toEqual([]);
    expect(await interviews.ofApplication(21, HOTEL, [OLD_TOWN])).toBeUndefined();
  });

  it('is how long each answer took, by a status or a message, without those that were taken back at once', async () => {
    const sent = daysAgo(10);
    await orm.database.query(
      `insert into conversation (id, participant1_id, participant2_id, subject, created_at)
       values (51, $1, $2, 0, now()), (52, $1, $3, 0, now())`,
      [HOTEL, MARIA, ANA],
    );
    const say = (conversation: number, from: number, to: number, days: number) =>
      orm.database.query(
        `insert into message (conversation_id, sender_id, recipient_id, content, sent_at) values ($1, $2, $3, 'Hello', $4)`,
        [conversation, from, to, daysAgo(days)],
      );
    const step = (application: number, name: string, days: number) =>
      orm.database.query(
        `insert into application_event (application_id, step, status, occurred_at) values ($1, $2, 'reviewed', $3)`,
        [application, name, daysAgo(days)],
      );
    // Answered by a message after two days; what came before, what was said oneself and later answers do not count.
    await apply(21, 11, MARIA, { applied_at: sent });
    for (const days of [11, 8, 7]) await say(51, HOTEL, MARIA, days);
    await say(51, MARIA, HOTEL, 9);
    await step(21, 'status', 6);
    // Answered by a status after three.
    await apply(22, 11, ANA, { applied_at: sent });
    for (const [name, days] of [
      ['status', 11],
      ['reopened', 9],
      ['status', 7],
      ['status', 5],
    ] as const)
      await step(22, name, days);
    await say(52, HOTEL, ANA, 6);
    await apply(23, 11, SAM, { applied_at: daysAgo(9) });
    await apply(24, 12, SAM, { applied_at: daysAgo(9), withdrawn_at: daysAgo(8) });
    await apply(25, 12, ANA, { applied_at: sent, held_until: NOW });
    await apply(26, 16, SAM, { applied_at: sent });
    const days = (from: Date, to: Date) => daysToAnswers(orm.database, HOTEL, { from, to });
    expect(await days(daysAgo(11), NOW)).toHaveLength(3);
    expect(new Set(await days(daysAgo(11), NOW))).toEqual(new Set([null, 2, 3]));
    // After the first instant, up to the last.
    expect(await days(sent, daysAgo(9))).toEqual([null]);
    expect(await days(daysAgo(11), sent)).toHaveLength(2);
  });

  it('is stored for each company, and removed if it is no longer known', async () => {
    let changes = 0;
    const cache = { changed: () => Promise.resolve(void (changes += 1)) };
    const times = new SqlReplyTimes(orm.database, orm.unitOfWork, cache as never);
    const stored = () => orm.database.query('select company_id as id, days from company_reply_time order by 1');
    await times.store(
      new Map([
        [HOTEL, 3],
        [SHIP, undefined],
      ]),
    );
    await times.store(new Map([[HOTEL, 3]]));
    expect([await stored(), changes]).toEqual([[{ id: HOTEL, days: 3 }], 1]);
    await times.store(
      new Map([
        [HOTEL, 5],
        [SHIP, 2],
      ]),
    );
    expect([await stored(), changes]).toEqual([
      [
        { id: HOTEL, days: 5 },
        { id: SHIP, days: 2 },
      ],
      2,
    ]);
    await times.store(new Map([[SHIP, undefined]]));
    expect([await stored(), changes]).toEqual([[{ id: HOTEL, days: 5 }], 3]);
    await orm.database.query('delete from job where employer_id = $1', [HOTEL]);
    const companies = (after: number, limit: number) => companiesAfter(orm.database, after, limit);
    expect([await companies(0, 9), await companies(HOTEL, 9), await companies(0, 1)]).toEqual([
      [HOTEL, SHIP],
      [SHIP],
      [HOTEL],
    ]);
  });

  describe('step by step', () => {
    const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    const record = (step: string, status: string | null, minutes: number, applicationId = 21) =>
      new RecordedSteps(orm.database, { actorId: HOTEL } as never).append([
        { applicationId, step, status, message: null, at: at(minutes) } as never,
      ]);
    const steps = async (id = 21) =>
      (await timeline.of({ id, jobSeekerId: MARIA }, 'employer')).map(({ step, status }) => [step, status]);
    beforeEach(async () => {
      await apply(21, 11, MARIA);
      await apply(22, 11, ANA);
      await record('submitted', null, 0);
      await record('status', 'reviewed', 1, 22);
    });

    it('keeps the last status of ten minutes, and none that is taken back', async () => {
      await record('status', 'reviewed', 5);
      await record('status', 'shortlisted', 14);
      const first = ['submitted', null];
      expect(await steps()).toEqual([first, ['status', 'shortlisted']]);
      await record('status', 'reviewed', 24);
      expect(await steps()).toEqual([first, ['status', 'shortlisted'], ['status', 'reviewed']]);
      await record('status', 'shortlisted', 25);
      expect(await steps()).toEqual([first, ['status', 'shortlisted']]);
      await record('amended', null, 26);
      await record('amended', null, 99);
      await record('status', 'rejected', 100);
      expect(await steps()).toEqual([first, ['status', 'shortlisted'], ['amended', null], ['status', 'rejected']]);
      expect(await steps(22)).toEqual([['status', 'reviewed']]);
    });

    it('names who acted for the company, to the company alone', async () => {
      await orm.database.query(
        `insert into conversation (id, participant1_id, participant2_id, subject, application_id, created_at)
         values (51, $1, $2, 0, 21, now())`,
        [HOTEL, MARIA],
      );
      // Who wrote the first of a day stands for all of it.
      await orm.database.query(
        `insert into message (id, conversation_id, sender_id, recipient_id, content, sent_at, author_id)
         values (2, 51, $1, $2, 'b', $3, $1), (1, 51, $1, $2, 'a', $4, $5), (3, 51, $2, $1, 'c', $6, null)`,
        [HOTEL, MARIA, at(60), at(70), SHIP, at(80)],
      );
      const of = async (reader: 'employer' | 'applicant') =>
        (await timeline.of({ id: 21, jobSeekerId: MARIA }, reader)).map(({ by, person }) => [by, person]);
      const [nobody, owner] = [null, 'Person 2'];
      expect(await of('employer')).toEqual([
        ['applicant', nobody],
        ['employer', owner],
        ['applicant', nobody],
      ]);
      expect(await of('applicant')).toEqual([
        ['applicant', nobody],
        ['employer', nobody],
        ['applicant', nobody],
      ]);
    });
  });
});
