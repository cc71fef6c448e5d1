import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupFailure } from '../../../src/administration/adapters/backup/backup-failure.js';
import { BackupFailed } from '../../../src/administration/domain/backup-errors.js';
import { withConnection } from '../../../src/shared/adapters/postgres/database-url.js';
import { backupShelf, freshDataDirectory } from '../../support/processes/backup-shelf.js';
import { freshDatabase, type FreshDatabase } from '../../support/database/database.js';
import { manyUsers } from '../../support/mothers/many-users.js';
import { canMount, onSmallDisk, underFileLimit } from '../../support/files/scarce-disk.js';

const CHILD = 'one-backup-child.ts';
/** Bytes in which a disk in memory counts. */
const PAGE = 4096;
const CUT_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

describe('backups that fail', () => {
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

  /** A backup that had room, on a shelf of its own. */
  async function aBackup() {
    const shelf = await freshDataDirectory();
    const createdAt = new Date();
    const { bytes } = await backupShelf(database.url, shelf).make('full', createdAt, () => undefined);
    return { shelf, createdAt: createdAt.toISOString(), bytes };
  }

  it.each([
    ['ENOSPC', 'There is no space left for the backup below DATA_DIR. Free some space and try again.'],
    ['EROFS', 'The folder for backups below DATA_DIR cannot be written. Mend its rights and try again.'],
  ])('tell what %s means', (code, sentence) => {
    const failure = backupFailure(Object.assign(new Error('write'), { code, syscall: 'write' }));
    expect(failure).toBeInstanceOf(BackupFailed);
    expect((failure as BackupFailed).message).toBe(sentence);
  });

  it('tell of a disk that runs full at whatever moment, and leave nothing on it', async () => {
    const { shelf: whole, createdAt, bytes } = await aBackup();
    await rm(whole, { recursive: true });
    const pages = Math.floor(bytes / PAGE);
    // Early, with the last bytes, and with the note beside the archive. Where nothing can be mounted, a limit has to do.
    const mountable = await canMount(folder);
    const outcomes = (mountable ? [10, pages, pages + 1] : [10, pages]).map(async (size) => {
      const shelf = join(folder, `${size} pages`);
      await mkdir(shelf);
      const child = [CHILD, database.url, shelf, createdAt] as const;
      return mountable ? onSmallDisk(size * PAGE, shelf, ...child) : underFileLimit(size * PAGE, ...child);
    });
    for (const outcome of await Promise.all(outcomes)) {
      expect(JSON.parse(outcome)).toEqual({
        failure: expect.stringMatching(/^BackupFailed: (There is no space left|The backup grew larger)/),
        files: [],
      });
    }
  });

  it('tell of a limit on the size of files, and leave nothing behind', async () => {
    const outcome = await underFileLimit(100_000, CHILD, database.url, folder, new Date().toISOString());
    expect(JSON.parse(outcome)).toEqual({
      failure:
        'BackupFailed: The backup grew larger than a file may be below DATA_DIR. Raise that limit and try again.',
      files: [],
    });
  });

  it('keep errors that nobody foresaw', () => {
    const error = new TypeError('a mistake');
    expect(backupFailure(error)).toBe(error);
  });

  it('leave nothing behind when the database goes away', async () => {
    const shelf = backupShelf(database.url, folder);
    await withConnection(database.url, async (client) => {
      // No backup comes to its end without this table: it is cut before that, however late the cut comes.
      await client.query('begin');
      await client.query('lock table migration in access exclusive mode');
      let cut: Promise<unknown> = Promise.resolve();
      const made = shelf.make('full', new Date(), (table, rows) => {
        if (table === 'user_account' && rows === 0) cut = client.query(CUT_OTHERS);
      });
      await expect(made).rejects.toThrow('The database went away during the backup.');
      await cut;
    });
    expect(await shelf.list()).toEqual([]);
    expect((await shelf.make('full', new Date(), () => undefined)).verified).toBe(true);
  });

  it('say which table is missing', async () => {
    await withConnection(database.url, (client) => client.query('drop table bookmark'));
    const shelf = backupShelf(database.url, folder);
    await expect(shelf.make('full', new Date(), () => undefined)).rejects.toThrow('Table bookmark is missing');
  });
});
