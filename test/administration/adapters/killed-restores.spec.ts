import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { besideUrl, databaseOf, dropDatabase } from '../../../src/administration/adapters/restore/swap-databases.js';
import { restoreBackup } from '../../../src/administration/index.js';
import { isDatabaseAway } from '../../../src/shared/adapters/postgres/database-errors.js';
import { withConnection } from '../../../src/shared/adapters/postgres/database-url.js';
import { DiskFileStore } from '../../../src/shared/adapters/files/disk-file-store.js';
import { backupShelf, freshDataDirectory } from '../../support/processes/backup-shelf.js';
import { SpeakingChild } from '../../support/processes/child-process.js';
import { freshDatabase } from '../../support/database/database.js';
import { eventually } from '../../support/eventually.js';
import { manyUsers } from '../../support/mothers/many-users.js';
import { tableHashes } from '../../support/database/table-hashes.js';

type Hashes = Awaited<ReturnType<typeof tableHashes>>;

/** Kills at random moments, beside those at each step of the swap. */
const RANDOM_KILLS = 6;

describe('restores that are killed', () => {
  let folder: string;
  let archive: string;
  let restored: Hashes;
  const drops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    folder = await freshDataDirectory();
    const source = await freshDatabase();
    await manyUsers(source.url, 200);
    const { name } = await backupShelf(source.url, folder).make('full', new Date(), () => undefined);
    archive = join(folder, 'backups', name);
    restored = await tableHashes(source.url, 'full');
    await source.drop();
  });
  afterAll(async () => {
    for (const drop of drops) await drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** A database with other rows than the archive, to be restored by a child that has begun. */
  async function begin(stop: string) {
    const { url } = await freshDatabase();
    drops.push(() => dropBeside(url));
    await manyUsers(url, 50);
    const old = await tableHashes(url, 'full');
    const child = await SpeakingChild.start('restore-child.ts', archive, url, join(folder, 'files'), stop);
    return { url, old, child };
  }

  /** Restores again, and finds everything as if nothing had happened. */
  async function expectMended(url: string) {
    await restoreBackup(archive, url, new DiskFileStore(join(folder, 'files')));
    expect(await tableHashes(url, 'full')).toEqual(restored);
    expect((await beside(url)).filter((name) => name.includes('_restore_'))).toEqual([]);
  }

  /** Resolves when the server is through with what a killed one asked last, and has let go of what it held. */
  const isOver = (url: string, { pid }: SpeakingChild) =>
    eventually(async () => expect(await sessionsOf(url, `restore-child-${pid}`)).toBe(0));

  it.each([
    ['begin', 'old'],
    ['rename the old', 'old'],
    ['rename the new', 'old'],
    ['commit', 'old'],
    ['after commit', 'new'],
  ])(
    'at the swap, before or at %s: the %s database is served whole, and the command mends it',
    async (stop, which) => {
      const { url, old, child } = await begin(stop);
      expect(await child.hear()).toBe('stopped');
      await child.kill();
      expect(await served(url)).toEqual(which === 'old' ? old : restored);
      await isOver(url, child);
      expect((await beside(url)).some((name) => name.includes('_restore_'))).toBe(which === 'old');
      await expectMended(url);
    },
    60_000,
  );

  it('at random moments: one of both is served whole, and the command mends it', async () => {
    const { url, child } = await begin('nowhere');
    const start = performance.now();
    expect(await child.hear()).toBe('done');
    const duration = performance.now() - start;
    await child.kill();
    expect(await tableHashes(url, 'full')).toEqual(restored);
    for (let kill = 0; kill < RANDOM_KILLS; kill += 1) {
      await change(url, `kill ${kill}`);
      const whole = [await tableHashes(url, 'full'), restored];
      const again = await SpeakingChild.start('restore-child.ts', archive, url, join(folder, 'files'), 'nowhere');
      await sleep(Math.random() * duration);
      await again.kill();
      expect(whole).toContainEqual(await served(url));
      await isOver(url, again);
    }
    await expectMended(url);
  });

  it('are refused while another one is under way', async () => {
    const { url, child } = await begin('commit');
    expect(await child.hear()).toBe('stopped');
    const second = restoreBackup(archive, url, new DiskFileStore(join(folder, 'files')));
    await expect(second).rejects.toMatchObject({ code: 'restore_running' });
    await child.kill();
  });
});

/** What somebody finds who connects again when the last word of the killed one cuts the connection. */
async function served(url: string): Promise<Hashes> {
  for (;;) {
    try {
      return await tableHashes(url, 'full');
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
  }
}

/** Makes the database another one than what is restored. */
async function change(url: string, text: string): Promise<void> {
  await withConnection(url, (client) => client.query('update user_account set full_name = $1', [text]));
}

/** The databases that belong to one by name, itself included. */
async function beside(url: string): Promise<string[]> {
  const { rows } = await withConnection(besideUrl(url, 'postgres'), (client) =>
    client.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [
      databaseOf(url),
    ]),
  );
  return rows.map(({ name }) => name);
}

async function sessionsOf(url: string, name: string): Promise<number | null> {
  const { rowCount } = await withConnection(besideUrl(url, 'postgres'), (client) =>
    client.query('select from pg_stat_activity where application_name = $1', [name]),
  );
  return rowCount;
}

async function dropBeside(url: string): Promise<void> {
  for (const name of await beside(url)) await dropDatabase(url, name);
}
