import { isAtLength } from '../../support/sample.js';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { writeArchive } from '#administration/adapters/backup/archive.js';
import { UploadsDigest } from '#administration/adapters/backup/digest.js';
import { verifyBackup } from '#administration/adapters/backup/verify-backup.js';
import { BackupDamaged } from '#administration/domain/backup-errors.js';
import { DiskFileStore } from '#platform/files/disk-file-store.js';
import { backupStore, freshDataDirectory, makeBackup } from '../../support/processes/backup-store.js';
import { freshDatabase, type FreshDatabase } from '../../support/database/database.js';
import { manyUsers } from '../../support/rows/many-users.js';

const CHECKSUM_BYTES = 108;
/** `npm run prove` damages every position. */
const STEP = isAtLength ? 1 : 13;

describe('a damaged archive', () => {
  let database: FreshDatabase;
  let folder: string;
  let intact: Buffer;
  let copy: string;
  beforeAll(async () => {
    database = await freshDatabase();
    folder = await freshDataDirectory();
    await manyUsers(database.url, 3);
    await new DiskFileStore(join(folder, 'files')).put('a-picture.webp', Buffer.from('a picture'));
    const { name } = await makeBackup(backupStore(database.url, folder));
    intact = await readFile(join(folder, 'backups', name));
    copy = join(folder, 'copy.tar.gz');
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const isRejected = (content: Buffer) =>
    writeFile(copy, content)
      .then(() => verifyBackup(copy))
      .then(
        () => false,
        (error: unknown) => error instanceof BackupDamaged,
      );

  const flipped = (position: number, bit: number) => {
    const content = Buffer.from(intact);
    content[position] = (content[position] ?? 0) ^ (1 << bit);
    return content;
  };

  it('was valid and readable with gunzip before the damage', async () => {
    expect(await isRejected(intact)).toBe(false);
    expect(gunzipSync(intact).toString('latin1')).toContain('manifest.json');
  });

  it('is rejected after a bit flip in any byte', async () => {
    const accepted: number[] = [];
    for (let position = 0; position < intact.length; position += STEP) {
      if (!(await isRejected(flipped(position, position % 8)))) accepted.push(position);
    }
    expect(accepted).toEqual([]);
  });

  it('is rejected after any bit flip in the checksum', async () => {
    const accepted: number[] = [];
    for (let bit = (intact.length - CHECKSUM_BYTES) * 8; bit < intact.length * 8; bit += STEP) {
      if (!(await isRejected(flipped(bit >> 3, bit & 7)))) accepted.push(bit);
    }
    expect(accepted).toEqual([]);
  });

  it('is rejected when truncated or extended', async () => {
    const accepted: number[] = [];
    for (let length = 0; length < intact.length; length += STEP) {
      if (!(await isRejected(intact.subarray(0, length)))) accepted.push(length);
    }
    expect(accepted).toEqual([]);
    expect(await isRejected(Buffer.concat([intact, Buffer.from([0])]))).toBe(true);
    expect(await isRejected(Buffer.concat([intact, intact]))).toBe(true);
    expect(await isRejected(Buffer.from('PK\u0003\u0004 something else'))).toBe(true);
  });

  it('is marked unverified when checked, and verified again once repaired', async () => {
    const store = backupStore(database.url, folder);
    const made = await makeBackup(store);
    const path = join(folder, 'backups', made.name);
    const content = await readFile(path);
    await truncate(path, content.length - 1);
    expect(await store.verify(made.name)).toEqual({ verified: false, problem: expect.stringContaining('damaged') });
    expect((await store.list()).find(({ name }) => name === made.name)?.verified).toBe(false);
    await writeFile(path, content);
    expect(await store.verify(made.name)).toEqual({ verified: true });
    expect((await store.list()).find(({ name }) => name === made.name)).toEqual(made);
  });
});

describe('an archive with a correct checksum', () => {
  let folder: string;
  let path: string;
  let uploads: unknown;
  beforeAll(async () => {
    folder = await freshDataDirectory();
    path = join(folder, 'archive.tar.gz');
    const digest = new UploadsDigest();
    await digest.add('a.webp', [Buffer.from('a')]);
    uploads = digest.summary;
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Writes and verifies an archive of these files. */
  async function verify(files: Record<string, string>) {
    await rm(path, { force: true });
    async function* all() {
      for (const [name, text] of Object.entries(files)) yield { name, content: Buffer.from(text) };
    }
    await writeArchive(path, all());
    return verifyBackup(path);
  }

  const manifest = (formatVersion = 1, tables: unknown[] = []) =>
    JSON.stringify({ formatVersion, kind: 'full', createdAt: new Date(), schemaVersion: 'any', tables, uploads });

  it('is accepted if its content matches its manifest', async () => {
    const { uploads: read } = await verify({ 'uploads/a.webp': 'a', 'manifest.json': manifest() });
    expect(read).toEqual(uploads);
  });

  const table = { name: 'user_account', columns: ['id'], rows: 1, sha256: '0'.repeat(64) };

  it.each([
    ['an upload differs', { 'uploads/a.webp': 'b', 'manifest.json': manifest() }],
    ['an upload has another name', { 'uploads/b.webp': 'a', 'manifest.json': manifest() }],
    ['an upload is missing', { 'manifest.json': manifest() }],
    ['there is an additional upload', { 'uploads/a.webp': 'a', 'uploads/b.webp': 'b', 'manifest.json': manifest() }],
    ['a table is missing', { 'uploads/a.webp': 'a', 'manifest.json': manifest(1, [table]) }],
    [
      'a table differs',
      { 'tables/user_account/1.copy': '1\n', 'uploads/a.webp': 'a', 'manifest.json': manifest(1, [table]) },
    ],
    [
      'a table is not in the manifest',
      { 'tables/x/1.copy': '1\n', 'uploads/a.webp': 'a', 'manifest.json': manifest() },
    ],
    ['it has no manifest', { 'readme.txt': 'hello' }],
    ['its format is newer than supported', { 'uploads/a.webp': 'a', 'manifest.json': manifest(3) }],
  ])('is rejected if %s', async (_case, files) => {
    // The hash of the uploads is only known after beforeAll.
    const filled = Object.entries(files).map(([name, text]) => [
      name,
      name === 'manifest.json' ? JSON.stringify({ ...(JSON.parse(text) as object), uploads }) : text,
    ]);
    await expect(verify(Object.fromEntries(filled) as Record<string, string>)).rejects.toThrow(BackupDamaged);
  });
});
