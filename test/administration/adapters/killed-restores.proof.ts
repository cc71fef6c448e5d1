import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { siblingUrl, databaseOf, dropDatabase } from '#administration/adapters/restore/swap-databases.js';
import { restoreBackup } from '#administration';
import { isDatabaseAway } from '#platform/postgres/connection/database-errors.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { DiskFileStore } from '#platform/files/disk-file-store.js';
import { backupStore, freshDataDirectory, makeBackup } from '../../support/processes/backup-store.js';
import { LineProcess } from '../../support/processes/line-process.js';
import { freshDatabase } from '../../support/database/database.js';
import { eventually } from '../../support/eventually.js';
import { manyUsers } from '../../support/rows/many-users.js';
import { tableHashes } from '../../support/database/table-hashes.js';

type Hashes = Awaited<ReturnType<typeof tableHashes>>;

/** Kills at random moments, in addition to those at each step of the swap. */
const RANDOM_KILLS = 6;

describe('a restore', () => {
  let folder: string;
  let archive: string;
  let restored: Hashes;
  const drops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    folder = await freshDataDirectory();
    const source = await freshDatabase();
    await manyUsers(source.url, 200);
    const { name } = await makeBackup(backupStore(source.url, folder));
    archive = join(folder, 'backups', name);
    restored = await tableHashes(source.url, 'full');
    await source.drop();
  });
  afterAll(async () => {
    for (const drop of drops) await drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** A database that differs from the archive, and a child process that restores the archive into it. */
  async function startRestore(stop: string) {
    const { url } = await freshDatabase();
    drops.push(() => dropSiblings(url));
    await manyUsers(url, 50);
    const old = await tableHashes(url, 'full');
    const child = await LineProcess.start('restore-child.ts', archive, url, join(folder, 'files'), stop);
    return { url, old, child };
  }

  /** Restores again, successfully and without leftovers. */
  async function expectRestorable(url: string) {
    await restoreBackup(archive, url, new DiskFileStore(join(folder, 'files')));
    expect(await tableHashes(url, 'full')).toEqual(restored);
    expect((await siblings(url)).filter((name) => name.includes('_restore_'))).toEqual([]);
  }

  /** Resolves when the server has finished the last statement of a killed child and released its locks. */
  const hasEnded = (url: string, { pid }: LineProcess) =>
    eventually(async () => expect(await sessionsOf(url, `restore-child-${pid}`)).toBe(0));

  it.each([
    ['begin', 'old'],
    ['rename the old', 'old'],
    ['rename the new', 'old'],
    ['commit', 'old'],
    ['after commit', 'new'],
  ])(
    'killed at the swap (%s) leaves the %s database intact and can be repeated',
    async (stop, which) => {
      const { url, old, child } = await startRestore(stop);
      expect(await child.readLine()).toBe('stopped');
      await child.kill();
      expect(await servedHashes(url)).toEqual(which === 'old' ? old : restored);
      await hasEnded(url, child);
      expect((await siblings(url)).some((name) => name.includes('_restore_'))).toBe(which === 'old');
      await expectRestorable(url);
    },
    60_000,
  );

  it('killed at a random moment leaves the old or the new database intact and can be repeated', async () => {
    const { url, child } = await startRestore('nowhere');
    const start = performance.now();
    expect(await child.readLine()).toBe('done');
    const duration = performance.now() - start;
    await child.kill();
    expect(await tableHashes(url, 'full')).toEqual(restored);
    for (let kill = 0; kill < RANDOM_KILLS; kill += 1) {
      await change(url, `kill ${kill}`);
      const candidates = [await tableHashes(url, 'full'), restored];
      const again = await LineProcess.start('restore-child.ts', archive, url, join(folder, 'files'), 'nowhere');
      await sleep(Math.random() * duration);
      await again.kill();
      expect(candidates).toContainEqual(await servedHashes(url));
      await hasEnded(url, again);
    }
    await expectRestorable(url);
  });

  it('blocks a second restore of the same database', async () => {
    const { url, child } = await startRestore('commit');
    expect(await child.readLine()).toBe('stopped');
    const second = restoreBackup(archive, url, new DiskFileStore(join(folder, 'files')));
    await expect(second).rejects.toMatchObject({ code: 'restore_running' });
    await child.kill();
  });
});

/** Hashes of the served database, reconnecting if the last statement of a killed child cuts the connection. */
async function servedHashes(url: string): Promise<Hashes> {
  for (;;) {
    try {
      return await tableHashes(url, 'full');
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
  }
}

/** Makes the database differ from the archive. */
async function change(url: string, text: string): Promise<void> {
  await withConnection(url, (client) => client.query('update user_account set full_name = $1', [text]));
}

/** Names of the database and of those derived from it. */
async function siblings(url: string): Promise<string[]> {
  const { rows } = await withConnection(siblingUrl(url, 'postgres'), (client) =>
    client.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [
      databaseOf(url),
    ]),
  );
  return rows.map(({ name }) => name);
}

async function sessionsOf(url: string, name: string): Promise<number | null> {
  const { rowCount } = await withConnection(siblingUrl(url, 'postgres'), (client) =>
    client.query('select from pg_stat_activity where application_name = $1', [name]),
  );
  return rowCount;
}

async function dropSiblings(url: string): Promise<void> {
  for (const name of await siblings(url)) await dropDatabase(url, name);
}
