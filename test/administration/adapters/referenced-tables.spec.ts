import { BACKUP_KINDS, isIncluded } from '#administration/domain/backup.js';
import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { openTestOrm } from '../../support/database/test-orm.js';

const REFERENCES = `
  select distinct conrelid::regclass::text as "table", confrelid::regclass::text as referenced
  from pg_constraint where contype = 'f'`;

it('a backup of each kind has the tables that its tables reference, without which it cannot be restored', async () => {
  const orm = await openTestOrm([UserSchema]);
  const references = await orm.database.query<{ table: string; referenced: string }>(REFERENCES);
  await orm.close();
  expect(references.length).toBeGreaterThan(50);
  const missing = BACKUP_KINDS.flatMap((kind) =>
    references.filter(({ table, referenced }) => isIncluded(kind, table) && !isIncluded(kind, referenced)),
  );
  expect(missing).toEqual([]);
});
