import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupFailure } from '#administration/adapters/backup/backup-failure.js';
import { BackupFailed } from '#administration/domain/backup-errors.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { backupStore, freshDataDirectory, makeBackup } from '../../support/processes/backup-store.js';
import { freshDatabase, type FreshDatabase } from '../../support/database/database.js';
import { manyUsers } from '../../support/rows/many-users.js';
import { canMount, onSmallDisk, underFileLimit } from '../../support/files/small-disk.js';

const CHILD = 'one-backup-child.ts';
/** Block size of tmpfs. */
const PAGE = 4096;
const DISCONNECT_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

describe('a failing backup', () => {
  let database: FreshDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await freshDatabase();
    folder = await freshDataDirectory();
    await manyUsers(database.url, 20_000);
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ['ENOSPC', 'There is no space left for the backup in DATA_DIR. Free some space and try again.'],
    ['EROFS', 'Wayfare may not use the backup folder in DATA_DIR. Change its owner or permissions.'],
  ])('explains %s', (code, sentence) => {
    const failure = backupFailure(Object.assign(new Error('write'), { code, syscall: 'write' }));
    expect(failure).toBeInstanceOf(BackupFailed);
    expect((failure as BackupFailed).message).toBe(sentence);
  });

  it('reports a full disk at any point and leaves nothing behind', async () => {
    const roomy = await freshDataDirectory();
    const createdAt = new Date();
    const { bytes } = await makeBackup(backupStore(database.url, roomy), 'full', createdAt);
    await rm(roomy, { recursive: true });
    const pages = Math.floor(bytes / PAGE);
    // Fills up early, at the last bytes, and at the record beside the archive.
    // Where mounting is not allowed, a file size limit takes the place of the small disk.
    const mountable = await canMount(folder);
    const outcomes = (mountable ? [10, pages, pages + 1] : [10, pages]).map(async (size) => {
      const small = join(folder, `${size} pages`);
      await mkdir(small);
      const child = [CHILD, database.url, small, createdAt.toISOString()] as const;
      return mountable ? onSmallDisk(size * PAGE, small, ...child) : underFileLimit(size * PAGE, ...child);
    });
    for (const outcome of await Promise.all(outcomes)) {
      expect(JSON.parse(outcome)).toEqual({
        failure: expect.stringMatching(/^BackupFailed: (There is no space left|The backup is larger)/),
        files: [],
      });
    }
  });

  it('reports a file size limit and leaves nothing behind', async () => {
    const outcome = await underFileLimit(100_000, CHILD, database.url, folder, new Date().toISOString());
    expect(JSON.parse(outcome)).toEqual({
      failure: 'BackupFailed: The backup is larger than files in DATA_DIR may be. Raise that limit and try again.',
      files: [],
    });
  });

  it('passes on unexpected errors', () => {
    const error = new TypeError('a mistake');
    expect(backupFailure(error)).toBe(error);
  });

  it('leaves nothing behind during a database outage', async () => {
    const store = backupStore(database.url, folder);
    await withConnection(database.url, async (client) => {
      // Every backup reads this table last, so the lock keeps it from finishing before the connection is lost.
      await client.query('begin');
      await client.query('lock table migration in access exclusive mode');
      let disconnected: Promise<unknown> = Promise.resolve();
      const made = store.create({ kind: 'full', trigger: 'schedule', createdAt: new Date() }, (table, rows) => {
        if (table === 'user_account' && rows === 0) disconnected = client.query(DISCONNECT_OTHERS);
      });
      await expect(made).rejects.toThrow('The database became unavailable during the backup.');
      await disconnected;
    });
    expect(await store.list()).toEqual([]);
    expect((await makeBackup(store)).verified).toBe(true);
  });

  it('names a missing table', async () => {
    await withConnection(database.url, (client) => client.query('drop table bookmark'));
    await expect(makeBackup(backupStore(database.url, folder))).rejects.toThrow('Table bookmark is missing');
  });
});
