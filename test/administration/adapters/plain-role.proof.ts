import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { restoreBackup } from '#administration';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { DiskFileStore } from '#platform/files/disk-file-store.js';
import { backupStore, freshDataDirectory, makeBackup } from '../../support/processes/backup-store.js';
import { plainDatabase, type PlainDatabase } from '../../support/database/plain-role.js';
import { tableHashes } from '../../support/database/table-hashes.js';
import { manyUsers } from '../../support/rows/many-users.js';

describe('a database role without superuser rights', () => {
  let database: PlainDatabase;
  let folder: string;
  let files: DiskFileStore;
  beforeAll(async () => {
    database = await plainDatabase();
    folder = await freshDataDirectory();
    files = new DiskFileStore(join(folder, 'files'));
    await manyUsers(database.url, 200);
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const backup = async () => join(folder, 'backups', (await makeBackup(backupStore(database.url, folder))).name);

  it('backs up and restores the database that it owns', async () => {
    const path = await backup();
    const original = await tableHashes(database.url, 'full');
    await withConnection(database.url, async (bystander) => {
      await bystander.query('update user_account set full_name = $1', ['changed since']);
      const { before } = await restoreBackup(path, database.url, files);
      expect(before).toContain('_before_');
    });
    expect(await tableHashes(database.url, 'full')).toEqual(original);
    const { rows } = await withConnection(database.url, (client) =>
      client.query(`select pg_get_userbyid(datdba) = current_user as owned, rolsuper as super
        from pg_database, pg_roles where datname = current_database() and rolname = current_user`),
    );
    expect(rows).toEqual([{ owned: true, super: false }]);
  });

  it('restores while sessions still use the new database', async () => {
    const path = await backup();
    const original = await tableHashes(database.url, 'full');
    let lingering: Client | undefined;
    await restoreBackup(path, database.url, files, async (url) => {
      lingering = new Client({ connectionString: url });
      lingering.on('error', () => undefined);
      await lingering.connect();
    });
    expect(await tableHashes(database.url, 'full')).toEqual(original);
    await expect(lingering?.query('select')).rejects.toThrow(/connection|terminat/i);
  });

  it('reports that another role is connected, and changes nothing', async () => {
    const path = await backup();
    const original = await tableHashes(database.url, 'full');
    await withConnection(database.superuserUrl, async (superuser) => {
      await superuser.query('select 1');
      await expect(restoreBackup(path, database.url, files)).rejects.toMatchObject({
        code: 'database_in_use',
        message: expect.stringContaining('Another database user is connected'),
      });
    });
    expect(await tableHashes(database.url, 'full')).toEqual(original);
  });
});
