import { jest } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskBackupStore } from '#administration/adapters/backup/disk-backup-store.js';
import { loadUploads } from '#administration/adapters/restore/load-backup.js';
import { BackupBucket } from '#administration/adapters/copies/backup-bucket.js';
import { BackupCopies } from '#administration/adapters/copies/backup-copies.js';
import { DiskFileStore } from '#platform/files/disk-file-store.js';
import { startS3Server, type S3Server } from '../../support/files/s3-server.js';
import { backupStore, freshDataDirectory, makeBackup } from '../../support/processes/backup-store.js';
import { freshDatabase, type FreshDatabase } from '../../support/database/database.js';

describe('copies of backups', () => {
  let database: FreshDatabase;
  let s3: S3Server;
  let bucket: BackupBucket;
  let folder: string;
  let files: DiskFileStore;
  let store: DiskBackupStore;
  let copies: BackupCopies;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  beforeEach(async () => {
    s3 = await startS3Server();
    bucket = new BackupBucket(s3.settings);
    await open();
    await files.put('first.webp', Buffer.from('one'));
    await files.put('same.webp', Buffer.from('one'));
  });
  afterEach(async () => {
    await s3.stop();
    await rm(folder, { recursive: true, force: true });
  });
  afterAll(() => database.drop());

  /** A machine without backups. */
  async function open() {
    folder = await freshDataDirectory();
    files = new DiskFileStore(join(folder, 'files'));
    store = backupStore(database.url, folder);
    copies = new BackupCopies(join(folder, 'backups'), bucket);
  }

  const keys = async (prefix: string) => {
    const found: string[] = [];
    for await (const key of bucket.keys(prefix)) found.push(key);
    return found;
  };

  it('contain verified backups, and each upload once', async () => {
    const full = await makeBackup(store);
    const critical = await makeBackup(store, 'critical');
    await writeFile(join(folder, 'backups', 'wayfare-full-20200101T000000000Z-000000.tar.gz'), 'copied in');
    expect((await copies.update(await store.list())).copied).toEqual([full.name, critical.name]);
    expect(await keys('uploads/')).toHaveLength(1);
    await files.put('other.pdf', Buffer.from('two'));
    const next = await makeBackup(store);
    expect((await copies.update(await store.list())).copied).toEqual([next.name]);
    expect(await keys('uploads/')).toHaveLength(2);
    expect((await copies.update(await store.list())).copied).toEqual([]);
    expect((await copies.list()).map(({ name }) => name)).toEqual([next.name, critical.name, full.name]);
  });

  it('bring a backup with its uploads back to a machine that lost everything', async () => {
    const { name } = await makeBackup(store);
    await copies.update(await store.list());
    const original = await readFile(join(folder, 'backups', name));
    await rm(folder, { recursive: true, force: true });
    await open();
    await copies.fetch(name);
    expect((await readFile(join(folder, 'backups', name))).equals(original)).toBe(true);
    expect(await store.verify(name)).toEqual({ verified: true });
    expect(await loadUploads(files, join(folder, 'backups', name))).toBe(2);
    await expect(copies.fetch('wayfare-full-20200101T000000000Z-000000.tar.gz')).rejects.toThrow('no backup');
  });

  it('stay when a machine loses its backups, and its next ones count as newer', async () => {
    const lost = await makeBackup(store);
    await copies.update(await store.list());
    await rm(folder, { recursive: true, force: true });
    await open();
    const made = await makeBackup(store);
    expect(await copies.update(await store.list())).toEqual({ copied: [made.name], expired: [] });
    expect((await copies.list()).map(({ name }) => name)).toEqual([made.name, lost.name]);
  });

  it('expire like backups, with the uploads that no other copy contains', async () => {
    const requested = (n: number) =>
      store.create({ kind: 'full', trigger: 'request', createdAt: new Date(Date.now() + n) }, () => undefined);
    const oldest = await requested(0);
    await files.delete('first.webp');
    await files.delete('same.webp');
    await files.put('other.pdf', Buffer.from('two'));
    for (let i = 1; i <= 9; i += 1) await requested(i);
    expect((await copies.update(await store.list())).expired).toEqual([]);
    expect(await keys('uploads/')).toHaveLength(2);
    await requested(10);
    expect((await copies.update(await store.list())).expired).toEqual([oldest.name]);
    expect(await keys(oldest.name)).toEqual([]);
    expect(await keys('uploads/')).toHaveLength(1);
  });

  it('do not count until they are complete', async () => {
    const { name } = await makeBackup(store);
    const write = bucket.write.bind(bucket);
    const interrupted = jest.spyOn(bucket, 'write').mockImplementation((key, text) => {
      return key === `${name}.json` ? Promise.reject(new Error('interrupted')) : write(key, text);
    });
    await expect(copies.update(await store.list())).rejects.toThrow('interrupted');
    expect(await copies.list()).toEqual([]);
    interrupted.mockRestore();
    expect((await copies.update(await store.list())).copied).toEqual([name]);
  });

  it('are sent part by part if they are large', async () => {
    const content = randomBytes(1_100_000);
    const path = join(folder, 'large');
    await writeFile(path, content);
    const inParts = new BackupBucket(s3.settings, 500_000);
    await inParts.writeFile('large', path);
    const chunks = [];
    for await (const chunk of await inParts.read('large')) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(content)).toBe(true);
  });
});
