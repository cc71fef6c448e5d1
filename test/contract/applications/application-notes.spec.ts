import { ApplicationSchema } from '#applications/adapters/persistence/application.schema.js';
import { ApplicationNoteSchema } from '#applications/adapters/persistence/notes/application-note.schema.js';
import { MikroOrmApplicationNotes } from '#applications/adapters/persistence/notes/mikro-orm-application-notes.js';
import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { InMemoryApplicationNotes } from '../../support/in-memory/applications/in-memory-application-notes.js';
import { anApplication } from '../../support/mothers/application-mother.js';
import { aJob } from '../../support/mothers/job-mother.js';
import { aUser } from '../../support/mothers/user-mother.js';
import { applicationNotesContract } from './application-notes.contract.js';

describe('notes about applications in memory', () => {
  applicationNotesContract(() => Promise.resolve({ notes: new InMemoryApplicationNotes(), inUnit: (work) => work() }));
});

describe('notes about applications in PostgreSQL', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([ApplicationSchema, ApplicationNoteSchema, UserSchema, JobSchema]);
  });
  afterAll(() => orm.close());

  applicationNotesContract(async () => {
    await orm.empty('user_account', 'job');
    await orm.unitOfWork.run(async () => {
      const em = orm.em.getContext();
      await em
        .persist([aUser({ role: 'employer' }), aUser({ id: 2, username: 'ana', email: 'ana@example.org' })])
        .flush();
      await em.persist([aJob(), aJob({ id: 2 })]).flush();
      await em.persist([anApplication({ jobSeekerId: 2 }), anApplication({ id: 2, jobId: 2, jobSeekerId: 2 })]).flush();
    });
    return {
      notes: new MikroOrmApplicationNotes(orm.em, orm.database),
      inUnit: (work) => orm.unitOfWork.run(work),
    };
  });
});
