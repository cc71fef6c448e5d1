import { appendFile, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { verifyArchive } from '../../../src/administration/adapters/backup/archive-content.js';
import { ArchiveWriter } from '../../../src/administration/adapters/backup/archive-writer.js';
import { SEAL_LENGTH } from '../../../src/administration/adapters/backup/seal.js';
import { BackupDamaged } from '../../../src/administration/domain/backup-errors.js';
import { backupShelf, freshDataDirectory } from '../../support/backup-shelf.js';
import { freshDatabase, type FreshDatabase } from '../../support/database.js';
import { manyUsers } from '../../support/many-users.js';

const SAMPLES = 400;

describe('archives that are not what was written', () => {
  let database: FreshDatabase;
  let folder: string;
  let whole: Buffer;
  let copy: string;
  beforeAll(async () => {
    database = await freshDatabase();
    folder = await freshDataDirectory();
    await manyUsers(database.url, 50);
    const shelf = backupShelf(database.url, folder);
    const { name } = await shelf.make('critical', new Date(), () => undefined);
    whole = await readFile(join(folder, 'backups', name));
    copy = join(folder, 'copy.tar.gz');
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const isRefused = (content: Buffer) =>
    writeFile(copy, content)
      .then(() => verifyArchive(copy))
      .then(
        () => false,
        (error: unknown) => error instanceof BackupDamaged,
      );

  it('are not refused as they are', async () => {
    expect(await isRefused(whole)).toBe(false);
  });

  it('are refused with any bit turned: at the beginning, in the seal and in between', async () => {
    const positions = new Set([
      ...Array.from({ length: 40 }, (_, i) => i),
      ...Array.from({ length: SEAL_LENGTH }, (_, i) => whole.length - 1 - i),
      ...Array.from({ length: SAMPLES }, (_, i) => Math.floor((i * whole.length) / SAMPLES)),
    ]);
    const accepted: number[] = [];
    for (const position of positions) {
      const turned = Buffer.from(whole);
      turned[position] = (turned[position] ?? 0) ^ (1 << (position % 8));
      if (!(await isRefused(turned))) accepted.push(position);
    }
    expect(accepted).toEqual([]);
  });

  it('are refused when they are cut anywhere, or go on', async () => {
    const accepted: number[] = [];
    for (let i = 0; i < SAMPLES; i += 1) {
      const length = Math.floor((i * whole.length) / SAMPLES);
      if (!(await isRefused(whole.subarray(0, length)))) accepted.push(length);
    }
    expect(accepted).toEqual([]);
    expect(await isRefused(whole.subarray(0, -1))).toBe(true);
    expect(await isRefused(Buffer.concat([whole, Buffer.from([0])]))).toBe(true);
    expect(await isRefused(Buffer.from('PK\u0003\u0004 something else'))).toBe(true);
  });

  it('are refused when the seal is right but the content is not', async () => {
    await rm(copy);
    const archive = new ArchiveWriter(copy, new Date());
    await archive.add('readme.txt', Buffer.from('hello'));
    await archive.seal({ kind: 'full', createdAt: new Date(), tables: 0 });
    await expect(verifyArchive(copy)).rejects.toThrow('The backup has no manifest.');
  });

  it('are found on the shelf when somebody asks', async () => {
    const shelf = backupShelf(database.url, folder);
    const { name } = await shelf.make('full', new Date(), () => undefined);
    const path = join(folder, 'backups', name);
    const { size } = await stat(path);
    await truncate(path, size - 1);
    expect(await shelf.verify(name)).toEqual({ verified: false, problem: expect.stringContaining('no backup') });
    expect((await shelf.list()).find((backup) => backup.name === name)?.verified).toBe(false);
    await appendFile(path, Buffer.from([0]));
    expect(await shelf.verify(name)).toEqual({ verified: true });
  });
});
