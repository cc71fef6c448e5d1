import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expiredBackups } from '#administration/domain/retention.js';
import { backupStore, freshDataDirectory, makeBackup } from '../../support/processes/backup-store.js';
import { LineProcess } from '../../support/processes/line-process.js';
import { freshDatabase, type FreshDatabase } from '../../support/database/database.js';
import { manyUsers } from '../../support/rows/many-users.js';

const KILLS = 20;
const AT_ONCE = 5;

describe('killing a process that makes backups', () => {
  let database: FreshDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await freshDatabase();
    folder = await freshDataDirectory();
    await manyUsers(database.url, 2_000);
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const child = () => LineProcess.start('backup-child.ts', database.url, folder);

  it('leaves only complete backups and loses none', async () => {
    const store = backupStore(database.url, folder);
    const begin = Date.now();
    await makeBackup(store);
    // The first backup takes longer than the following ones.
    const duration = Math.min(Date.now() - begin, 400);
    for (let done = 0; done < KILLS; done += AT_ONCE) {
      const children = await Promise.all(Array.from({ length: AT_ONCE }, child));
      for (const one of children) {
        const before = await store.list();
        await one.exchange('go');
        await sleep(Math.random() * duration * 1.5);
        await one.kill();
        const after = await store.list();
        expect(after.every(({ verified }) => verified)).toBe(true);
        // A process killed between verifying and pruning leaves an extra backup.
        expect(after.length).toBeGreaterThanOrEqual(Math.min(before.length, 10));
        expect(after[0]?.sequence).toBeGreaterThanOrEqual(before[0]?.sequence ?? 0);
      }
    }
    for (const { name } of expiredBackups(await store.list())) await store.remove(name);
    const all = await store.list();
    expect(all.length).toBeLessThanOrEqual(10);
    for (const { name } of all) expect(await store.verify(name)).toEqual({ verified: true });
  });
});
