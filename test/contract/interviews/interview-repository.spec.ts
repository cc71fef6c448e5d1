import { ApplicationSchema } from '#applications/adapters/persistence/application.schema.js';
import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { InterviewSchema } from '#interviews/adapters/persistence/interview.schema.js';
import { MikroOrmInterviewRepository } from '#interviews/adapters/persistence/mikro-orm-interview-repository.js';
import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { eventually } from '../../support/eventually.js';
import { InMemoryInterviewRepository } from '../../support/in-memory/interviews/in-memory-interview-repository.js';
import { anApplication } from '../../support/mothers/application-mother.js';
import { anInterview, OFFERED_AT, SLOTS } from '../../support/mothers/interview-mother.js';
import { aJob } from '../../support/mothers/job-mother.js';
import { aUser } from '../../support/mothers/user-mother.js';
import { interviewRepositoryContract } from './interview-repository.contract.js';

describe('interviews in memory', () => {
  interviewRepositoryContract(() =>
    Promise.resolve({ interviews: new InMemoryInterviewRepository(), inUnit: (work) => work() }),
  );
});

describe('interviews in PostgreSQL', () => {
  let orm: TestOrm;
  let interviews: MikroOrmInterviewRepository;
  beforeAll(async () => {
    orm = await openTestOrm([InterviewSchema, ApplicationSchema, UserSchema, JobSchema]);
  });
  beforeEach(async () => {
    await orm.empty('user_account', 'job', 'application', 'interview');
    interviews = new MikroOrmInterviewRepository(orm.em, orm.database);
    await inUnit(async () => {
      const em = orm.em.getContext();
      const people = { maria: 'job_seeker', hotel: 'employer', ana: 'job_seeker', cruises: 'employer' } as const;
      const accounts = Object.entries(people).map(([username, role], i) =>
        aUser({ id: i + 1, username, role, email: `${username}@example.org` }),
      );
      await em.persist(accounts).flush();
      await em.persist([aJob({ employerId: 2 }), aJob({ id: 2, employerId: 4 })]).flush();
      const applications = [{}, { id: 2, jobSeekerId: 3 }, { id: 3, jobId: 2 }];
      await em.persist(applications.map((changes) => anApplication(changes))).flush();
    });
  });
  afterAll(() => orm.close());

  const inUnit = <T>(work: () => Promise<T>): Promise<T> => orm.unitOfWork.run(work);

  interviewRepositoryContract(() => Promise.resolve({ interviews, inUnit }));

  it('gives a time to one of two applicants who take it simultaneously', async () => {
    await inUnit(() => interviews.add(anInterview()));
    await inUnit(() => interviews.add(anInterview({ id: 2, applicationId: 2, jobSeekerId: 3 })));
    const take = (id: number) =>
      inUnit(() =>
        interviews.change(id, async (interview) => {
          const isFree = await interviews.isFree(2, SLOTS[0], interview.endOf(SLOTS[0]));
          if (isFree) interview.takeSlot(SLOTS[0], 'UTC', OFFERED_AT);
          return isFree;
        }),
      );
    expect((await Promise.all([take(1), take(2)])).toSorted()).toEqual([false, true]);
  });

  it('locks an interview for the first transaction that finds it', async () => {
    await inUnit(() => interviews.add(anInterview()));
    const isFound = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const first = inUnit(() =>
      interviews.change(1, async (interview) => {
        isFound.resolve();
        await mayEnd.promise;
        interview.cancel('employer', OFFERED_AT);
      }),
    );
    await isFound.promise;
    const second = inUnit(() => interviews.change(1, ({ state }) => state));
    await eventually(async () => {
      const waiting = await orm.database.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(waiting).toHaveLength(1);
    });
    mayEnd.resolve();
    await first;
    expect(await second).toBe('cancelled');
  });
});
