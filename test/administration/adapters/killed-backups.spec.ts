import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { outdated } from '../../../src/administration/domain/backup.js';
import { backupShelf, freshDataDirectory } from '../../support/processes/backup-shelf.js';
import { SpeakingChild } from '../../support/processes/child-process.js';
import { freshDatabase, type FreshDatabase } from '../../support/database/database.js';
import { manyUsers } from '../../support/mothers/many-users.js';

const KILLS = 20;
const AT_ONCE = 5;

describe('backups that are killed', () => {
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

  const child = () => SpeakingChild.start('backup-child.ts', database.url, folder);

  it('leave nothing on the shelf that is not whole, and take nothing away', async () => {
    const shelf = backupShelf(database.url, folder);
    const begin = Date.now();
    const first = await shelf.make('full', new Date(), () => undefined);
    // The first one takes longer than those that follow.
    const duration = Math.min(Date.now() - begin, 400);
    for (let done = 0; done < KILLS; done += AT_ONCE) {
      const children = await Promise.all(Array.from({ length: AT_ONCE }, child));
      for (const one of children) {
        const before = await shelf.list();
        await one.ask('go');
        await sleep(Math.random() * duration * 1.5);
        await one.kill();
        const after = await shelf.list();
        expect(after.every(({ verified }) => verified)).toBe(true);
        // Only ten newer ones drive a good one away. One more can stand there for a while: killed after it counted, before
        // it had pruned.
        expect(after.length).toBeGreaterThanOrEqual(Math.min(before.length, 10));
        expect(after[0]?.createdAt.getTime()).toBeGreaterThanOrEqual(before[0]?.createdAt.getTime() ?? 0);
      }
    }
    // What the next one that is left alone tidies up after those that were not.
    for (const { name } of outdated(await shelf.list())) await shelf.remove(name);
    const all = await shelf.list();
    expect(all.length).toBeLessThanOrEqual(10);
    for (const { name } of all) expect(await shelf.verify(name)).toEqual({ verified: true });
    expect(first.verified).toBe(true);
  });
});
