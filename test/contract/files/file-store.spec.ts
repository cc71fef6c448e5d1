import { Logger } from '@nestjs/common';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupBucket } from '#administration/adapters/copies/backup-bucket.js';
import { DiskFileStore } from '#platform/files/disk-file-store.js';
import { S3FileStore } from '#platform/files/s3-file-store.js';
import { FilesAway } from '#shared/application/file-store.js';
import { startS3Server, type S3Server } from '../../support/files/s3-server.js';
import { fileStoreContract } from './file-store.contract.js';

describe('files on disk', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wayfare-files-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  fileStoreContract(async () => {
    await rm(folder, { recursive: true, force: true });
    return new DiskFileStore(folder);
  });
});

describe('files in a bucket', () => {
  let server: S3Server;
  beforeAll(async () => {
    // Silences the log of expected errors.
    Logger.overrideLogger(false);
    server = await startS3Server();
  });
  afterAll(() => server.stop());

  fileStoreContract(async () => {
    const store = new S3FileStore(server.settings);
    for await (const { key } of store.list()) await store.delete(key);
    return store;
  });

  it('reports whether the bucket is usable, and why not', async () => {
    const problem = (changes: object) => new S3FileStore({ ...server.settings, ...changes }).problem();
    expect(await problem({})).toBeUndefined();
    expect(await problem({ bucket: 'no-such-bucket' })).toBe('there is no such bucket');
    expect(await problem({ endpoint: 'http://127.0.0.1:1' })).toBe('no answer');
  });

  it('reports an outage instead of a missing file', async () => {
    const away = new S3FileStore({ ...server.settings, endpoint: 'http://127.0.0.1:1' });
    await expect(away.get('a')).rejects.toThrow(FilesAway);
    await expect(away.put('a', Buffer.from('x'))).rejects.toThrow(FilesAway);
    const elsewhere = new S3FileStore({ ...server.settings, bucket: 'no-such-bucket' });
    await expect(elsewhere.get('a')).rejects.toThrow(FilesAway);
  });

  it('lists a bucket of several pages to its end, also for copies of backups', async () => {
    const at = new Date('2026-06-15T12:00:00Z');
    const pages = ['a', 'b', 'c'].map((Key, index, all) => ({
      Contents: [{ Key, Size: index, LastModified: at }],
      NextContinuationToken: all[index + 1],
    }));
    const send = (command: { input: { ContinuationToken?: string } }) => {
      const { ContinuationToken: asked = 'a' } = command.input;
      return Promise.resolve(pages.find(({ Contents: [first] }) => first?.Key === asked));
    };
    const [store, copies] = [new S3FileStore(server.settings), new BackupBucket(server.settings)];
    for (const one of [store, copies]) Object.assign(one, { client: { send } });
    const files: object[] = [];
    for await (const file of store.list()) files.push(file);
    expect(files).toEqual(['a', 'b', 'c'].map((key, bytes) => ({ key, bytes, storedAt: at })));
    const keys: string[] = [];
    for await (const key of copies.keys('')) keys.push(key);
    expect(keys).toEqual(['a', 'b', 'c']);
  });
});
