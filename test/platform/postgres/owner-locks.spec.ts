import { SqlMessageTemplates } from '#applications/adapters/persistence/sql-message-templates.js';
import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { SqlJobDrafts } from '#jobs/adapters/persistence/sql-job-drafts.js';
import { SqlSavedSearches } from '#saved-searches/adapters/persistence/sql-saved-searches.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';

const LOCKS = `select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() and granted`;

describe('the locks of an owner', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
  });
  afterAll(() => orm.close());

  it('differ for drafts, templates and saved searches, so that none waits for another', async () => {
    const lists = [SqlJobDrafts, SqlMessageTemplates, SqlSavedSearches].map((List) => new List(orm.database));
    await orm.unitOfWork.run(async () => {
      for (const list of lists) await list.lockAll(7);
      expect(await orm.database.query(LOCKS)).toHaveLength(lists.length);
    });
  });
});
