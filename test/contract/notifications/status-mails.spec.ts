import { ApplicationSchema } from '#applications/adapters/persistence/application.schema.js';
import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { SqlStatusMails } from '#notifications/adapters/persistence/sql-status-mails.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { InMemoryStatusMails } from '../../support/in-memory/notifications/in-memory-status-mails.js';
import { anApplication } from '../../support/mothers/application-mother.js';
import { aJob } from '../../support/mothers/job-mother.js';
import { aUser } from '../../support/mothers/user-mother.js';
import { statusMailsContract } from './status-mails.contract.js';

describe('status mails in memory', () => {
  statusMailsContract(() => Promise.resolve({ mails: new InMemoryStatusMails(), ids: [1, 2] }));
});

describe('status mails in PostgreSQL', () => {
  let orm: TestOrm;
  let mails: SqlStatusMails;
  beforeAll(async () => {
    orm = await openTestOrm([ApplicationSchema, UserSchema, JobSchema]);
    const em = orm.em.fork();
    const people = { hotel: 'employer', maria: 'job_seeker', ana: 'job_seeker' } as const;
    const accounts = Object.entries(people).map(([username, role], i) =>
      aUser({ id: i + 1, username, role, email: `${username}@example.org` }),
    );
    await em.persist(accounts).flush();
    await em.persist(aJob({ employerId: 1 })).flush();
    await em.persist([anApplication({ jobSeekerId: 2 }), anApplication({ id: 2, jobSeekerId: 3 })]).flush();
  });
  beforeEach(async () => {
    await orm.empty('status_mail', 'mail');
    mails = new SqlStatusMails(orm.database);
  });
  afterAll(() => orm.close());

  statusMailsContract(() => Promise.resolve({ mails, ids: [1, 2] }));

  it('knows whether a mail is being sent', async () => {
    await mails.changed([1, 2]);
    await orm.database.query(`
      insert into mail (kind, subject, stream, user_id, due_at, state)
      values ('application-status', '1.1', 'applications', 2, now(), 'sending'),
        ('application-status', '2.1', 'applications', 3, now(), 'queued'),
        ('interview-offered', '2.1.1', 'applications', 3, now(), 'sending')`);
    expect(await mails.find(1)).toMatchObject({ isSending: true });
    expect(await mails.find(2)).toMatchObject({ isSending: false });
  });

  it('does not wait for a mail that a wrong clock dated into the future', async () => {
    await mails.changed([1]);
    await orm.database.query(`update status_mail set sent_at = now() + interval '400 days'`);
    expect(await mails.find(1)).toMatchObject({ secondsSinceMail: Infinity });
  });
});
