import { Applicants } from '#applications/adapters/persistence/read-model/applicants-read-model.js';
import { ApplicationSchema } from '#applications/adapters/persistence/application.schema.js';
import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { anApplication } from '../../support/mothers/application-mother.js';
import { anApprovedJob } from '../../support/mothers/job-mother.js';
import { aUser } from '../../support/mothers/user-mother.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';

describe('Applicants', () => {
  let orm: TestOrm;
  let applicants: Applicants;

  beforeAll(async () => {
    orm = await openTestOrm([UserSchema, JobSchema, ApplicationSchema]);
    applicants = new Applicants(orm.database);
    const em = orm.em.fork();
    // Users 1 and 2 are employers, 3 and 4 job seekers; jobs 1 and 2 are of the first employer, 3 of the second.
    for (const [id, username, role] of [
      [1, 'elena', 'employer'],
      [2, 'erik', 'employer'],
      [3, 'sam', 'job_seeker'],
      [4, 'sofia', 'job_seeker'],
    ] as const) {
      await em.persist(aUser({ id, username, email: `${username}@example.org`, role })).flush();
    }
    for (const [i, employerId] of [1, 1, 2].entries())
      await em.persist(anApprovedJob({ id: i + 1, employerId })).flush();
    const early = new Date('2026-06-15T12:00:00.000Z');
    const late = new Date('2026-06-16T12:00:00.000Z');
    await em.persist(anApplication({ jobSeekerId: 3, jobId: 2, appliedAt: late })).flush();
    await em.persist(anApplication({ id: 2, jobSeekerId: 3, jobId: 1, appliedAt: early })).flush();
  });
  afterAll(() => orm.close());

  it('finds an application by its id', async () => {
    expect(await applicants.find(2)).toEqual({
      id: 2,
      jobId: 1,
      jobSeekerId: 3,
      status: 'pending',
      isWithdrawn: false,
      message: null,
    });
    expect(await applicants.find(9)).toBeUndefined();
  });

  it('finds the newest application to an employer', async () => {
    expect(await applicants.newest(1, 3)).toEqual({
      id: 1,
      jobId: 2,
      jobSeekerId: 3,
      status: 'pending',
      isWithdrawn: false,
    });
  });

  it('finds the one for a listing', async () => {
    expect(await applicants.newest(1, 3, 1)).toEqual({
      id: 2,
      jobId: 1,
      jobSeekerId: 3,
      status: 'pending',
      isWithdrawn: false,
    });
  });

  it('finds what nobody has read since an instant, by listing', async () => {
    const unread = async (employerId: number, since: string) =>
      (await applicants.unread({ employerId }, new Date(since))).map(({ id }) => id);
    expect(await unread(1, '2026-06-15T12:00:00.000Z')).toEqual([2, 1]);
    expect(await unread(1, '2026-06-15T12:00:00.001Z')).toEqual([1]);
    expect(await unread(2, '2026-06-15T12:00:00.000Z')).toEqual([]);
    expect(await applicants.unread({ employerId: 1, workplaceIds: [] }, new Date(0))).toEqual([]);
    for (const [read, unreadAgain] of [
      ['seen_at = now()', 'seen_at = null'],
      [`status = 'reviewed'`, `status = 'pending'`],
      ['withdrawn_at = now()', 'withdrawn_at = null'],
      ['held_until = now()', 'held_until = null'],
    ]) {
      await orm.database.query(`update application set ${read} where id = 2`);
      expect([read, await unread(1, '2026-06-15T12:00:00.000Z')]).toEqual([read, [1]]);
      await orm.database.query(`update application set ${unreadAgain} where id = 2`);
    }
  });

  it('finds the message with the latest status', async () => {
    const message = (subject: string) => ({ subject, body: 'Dear Sam' });
    for (const [id, step, subject] of [
      [2, 'status', 'first'],
      [2, 'reopened', 'latest'],
      [2, 'withdrawn', 'no status'],
      [1, 'status', 'of another'],
    ] as const)
      await orm.database.query(
        `insert into application_event (application_id, step, message, occurred_at) values ($1, $2, $3, now())`,
        [id, step, message(subject)],
      );
    expect(await applicants.find(2)).toMatchObject({ message: message('latest') });
  });

  it.each([
    ['is still held back', 'update application set held_until = now()', undefined, undefined],
    ['was withdrawn', 'update application set withdrawn_at = now()', 2, 2],
    [
      'is for a listing that our team removed',
      `update job set archived_at = now(), archived_by = 'admin'`,
      2,
      undefined,
    ],
  ])('knows an application that %s, or does not', async (_state, change, found, newest) => {
    const known: unknown[] = [];
    const attempt = orm.unitOfWork.run(async () => {
      await orm.database.query(change);
      for (const one of [await applicants.find(2), await applicants.lock(2), await applicants.newest(1, 3, 1)])
        known.push(one?.id);
      throw new Error('undone');
    });
    await expect(attempt).rejects.toThrow('undone');
    expect(known).toEqual([found, found, newest]);
  });

  it('finds nothing for unrelated applicants and listings', async () => {
    expect(await applicants.newest(1, 4)).toBeUndefined();
    expect(await applicants.newest(2, 3)).toBeUndefined();
    expect(await applicants.newest(1, 3, 3)).toBeUndefined();
    expect(await applicants.newest(2, 3, 1)).toBeUndefined();
  });
});
