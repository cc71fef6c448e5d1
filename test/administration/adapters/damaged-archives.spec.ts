import { createHash } from 'node:crypto';
import { appendFile, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { verifyArchive } from '../../../src/administration/adapters/backup/archive-content.js';
import { ArchiveWriter } from '../../../src/administration/adapters/backup/archive-writer.js';
import { SEAL_LENGTH } from '../../../src/administration/adapters/backup/seal.js';
import { sumOf } from '../../../src/administration/adapters/backup/upload-list.js';
import { BackupDamaged } from '../../../src/administration/domain/backup-errors.js';
import { DiskFileStore } from '../../../src/shared/adapters/files/disk-file-store.js';
import { backupShelf, freshDataDirectory } from '../../support/processes/backup-shelf.js';
import { freshDatabase, type FreshDatabase } from '../../support/database/database.js';
import { manyUsers } from '../../support/mothers/many-users.js';

describe('archives that are not what was written', () => {
  let database: FreshDatabase;
  let folder: string;
  let whole: Buffer;
  let copy: string;
  beforeAll(async () => {
    database = await freshDatabase();
    folder = await freshDataDirectory();
    await manyUsers(database.url, 3);
    await new DiskFileStore(join(folder, 'files')).put('a-picture.webp', Buffer.from('a picture'));
    const shelf = backupShelf(database.url, folder);
    const { name } = await shelf.make('full', new Date(), () => undefined);
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

  it('are refused with a bit turned in any byte', async () => {
    const accepted: number[] = [];
    for (let position = 0; position < whole.length; position += 1) {
      const turned = Buffer.from(whole);
      turned[position] = (turned[position] ?? 0) ^ (1 << (position % 8));
      if (!(await isRefused(turned))) accepted.push(position);
    }
    expect(accepted).toEqual([]);
  });

  it('are refused with any bit turned where it ends', async () => {
    const accepted: number[] = [];
    for (let bit = (whole.length - SEAL_LENGTH) * 8; bit < whole.length * 8; bit += 1) {
      const turned = Buffer.from(whole);
      turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      if (!(await isRefused(turned))) accepted.push(bit);
    }
    expect(accepted).toEqual([]);
  });

  it('are refused when they are cut anywhere, or go on', async () => {
    const accepted: number[] = [];
    for (let length = 0; length < whole.length; length += 1) {
      if (!(await isRefused(whole.subarray(0, length)))) accepted.push(length);
    }
    expect(accepted).toEqual([]);
    expect(await isRefused(Buffer.concat([whole, Buffer.from([0])]))).toBe(true);
    expect(await isRefused(Buffer.concat([whole, whole]))).toBe(true);
    expect(await isRefused(Buffer.from('PK\u0003\u0004 something else'))).toBe(true);
  });

  it('are refused when the seal is right but the content is not', async () => {
    await rm(copy);
    const archive = new ArchiveWriter(copy, new Date());
    await archive.add('readme.txt', Buffer.from('hello'));
    await archive.seal({ kind: 'full', createdAt: new Date(), tables: 0 });
    await expect(verifyArchive(copy)).rejects.toThrow('The backup has no manifest.');
  });

  describe('though their seal is right', () => {
    const upload = { key: 'a.webp', bytes: 1, sha256: createHash('sha256').update('a').digest('hex') };
    const createdAt = new Date();
    const manifest = { kind: 'full', createdAt, schemaVersion: 'any', serverVersion: '18', tables: [] };

    /** Writes and reads an archive of uploads with a manifest. */
    async function read(content: Record<string, string>, said: object) {
      await rm(copy, { force: true });
      const archive = new ArchiveWriter(copy, createdAt);
      for (const [name, text] of Object.entries(content)) await archive.add(name, Buffer.from(text));
      await archive.add('manifest.json', Buffer.from(JSON.stringify({ ...manifest, ...said })));
      await archive.seal({ kind: 'full', createdAt, tables: 0 });
      return verifyArchive(copy);
    }

    const files = { 'uploads/a.webp': 'a', 'upload-list/000001.jsonl': `${JSON.stringify(upload)}\n` };
    const uploads = sumOf([upload]);

    it('are whole when list and manifest tell what is there', async () => {
      expect((await read(files, { formatVersion: 2, uploads })).uploads).toEqual(uploads);
    });

    it('may have the first form, whose manifest lists all uploads itself', async () => {
      const { uploads: read1 } = await read({ 'uploads/a.webp': 'a' }, { formatVersion: 1, uploads: [upload] });
      expect(read1).toEqual(uploads);
      await expect(read({ 'uploads/a.webp': 'b' }, { formatVersion: 1, uploads: [upload] })).rejects.toThrow('damaged');
    });

    it.each([
      ['an upload is another one', { ...files, 'uploads/a.webp': 'b' }],
      ['an upload is missing', { 'upload-list/000001.jsonl': files['upload-list/000001.jsonl'] }],
      ['there is one too many', { ...files, 'uploads/b.webp': 'b' }],
      ['the list is missing', { 'uploads/a.webp': 'a' }],
      ['the list tells something else', { ...files, 'upload-list/000001.jsonl': '{}\n' }],
    ])('are refused when %s', async (_what, content) => {
      await expect(read(content, { formatVersion: 2, uploads })).rejects.toThrow(BackupDamaged);
    });

    it('are refused in a form that is not known yet', async () => {
      await expect(read(files, { formatVersion: 3, uploads })).rejects.toThrow('reads forms up to 2');
    });
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
