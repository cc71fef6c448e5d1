import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DiskBackupStore } from '#administration/adapters/backup/disk-backup-store.js';
import { loadUploads } from '#administration/adapters/restore/load-backup.js';
import { verifyBackup } from '#administration/adapters/backup/verify-backup.js';
import type { Backup } from '#administration/domain/backup.js';
import { readSettings } from '#platform/config/settings.js';
import { DiskFileStore } from '#platform/files/disk-file-store.js';
import { freshDataDirectory, makeBackup } from '../../support/processes/backup-store.js';
import { freshDatabase, type FreshDatabase } from '../../support/database/database.js';

const DAY = 24 * 3_600_000;
/** SHA-256 of "one"; its first digits decide on which day it is read again. */
const ONE = '7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed';

/** Counts the files that are read. */
class CountingStore extends DiskFileStore {
  readonly read: string[] = [];

  override get(key: string) {
    this.read.push(key);
    return super.get(key);
  }
}

describe('the uploads of backups', () => {
  let database: FreshDatabase;
  let folder: string;
  let files: CountingStore;
  let store: DiskBackupStore;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  beforeEach(async () => {
    folder = await freshDataDirectory();
    files = new CountingStore(join(folder, 'files'));
    store = new DiskBackupStore(readSettings({ DATA_DIR: folder }), database.url, files);
    await files.put('first.webp', Buffer.from('one'));
    await files.put('same.webp', Buffer.from('one'));
    await files.put('other.pdf', Buffer.from('three'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  afterAll(() => database.drop());

  const pathOf = ({ name }: Backup) => join(folder, 'backups', name);
  const pooled = async () => {
    const all = await readdir(join(folder, 'backups', 'uploads'), { recursive: true });
    return all.map((name) => name.split('/').at(-1) ?? '').filter((name) => name.length === 64);
  };
  const oneInPool = () => join(folder, 'backups', 'uploads', ONE.slice(0, 2), ONE);
  /** A day on which "one" is read again, or the day after. */
  const dayOfOne = (daysLater = 0) => {
    const today = Math.floor(Date.now() / DAY);
    const due = today - (today % 30) + (Number.parseInt(ONE.slice(0, 4), 16) % 30);
    return new Date((due + daysLater) * DAY);
  };

  it('are kept once by content, and read once by key', async () => {
    const first = await makeBackup(store, 'full', dayOfOne(1));
    expect(files.read.toSorted()).toEqual(['first.webp', 'other.pdf', 'same.webp']);
    expect(await pooled()).toHaveLength(2);
    await files.put('new.webp', Buffer.from('two'));
    files.read.length = 0;
    const second = await makeBackup(store, 'full', dayOfOne(1));
    expect(files.read).toEqual(['new.webp']);
    expect(await pooled()).toHaveLength(3);
    expect((await verifyBackup(pathOf(first))).uploads).toMatchObject({ count: 3, bytes: 11 });
    expect((await verifyBackup(pathOf(second))).uploads).toMatchObject({ count: 4, bytes: 14 });
  });

  it('are all read again within 30 days, and copied again if they are damaged', async () => {
    await makeBackup(store, 'full', dayOfOne(1));
    await writeFile(oneInPool(), 'ond');
    await makeBackup(store, 'full', dayOfOne(1));
    expect(await readFile(oneInPool(), 'utf8')).toBe('ond');
    const repaired = await makeBackup(store, 'full', dayOfOne());
    expect(await readFile(oneInPool(), 'utf8')).toBe('one');
    expect(await store.verify(repaired.name)).toEqual({ verified: true });
  });

  it('are copied again if they are missing or shorter in the pool', async () => {
    await makeBackup(store, 'full', dayOfOne(1));
    await writeFile(oneInPool(), 'o');
    const { name } = await makeBackup(store, 'full', dayOfOne(1));
    expect(await store.verify(name)).toEqual({ verified: true });
    await rm(oneInPool());
    expect(await store.verify(name)).toEqual({
      verified: false,
      problem: expect.stringMatching(/^The upload (first|same)\.webp is missing\./),
    });
    expect(await store.verify((await makeBackup(store, 'full', dayOfOne(1))).name)).toEqual({ verified: true });
  });

  it('are restored from the pool, except for those that are there', async () => {
    const path = pathOf(await makeBackup(store));
    const target = new CountingStore(join(folder, 'restored'));
    await target.put('other.pdf', Buffer.from('THREE'));
    expect(await loadUploads(target, path)).toBe(3);
    const contents = await Promise.all(
      ['first.webp', 'same.webp', 'other.pdf'].map(async (key) => (await contentOf(target, key)).toString()),
    );
    expect(contents).toEqual(['one', 'one', 'THREE']);
  });

  it('are not restored if one of them is damaged', async () => {
    const path = pathOf(await makeBackup(store));
    await writeFile(oneInPool(), 'ond');
    await expect(loadUploads(new DiskFileStore(join(folder, 'restored')), path)).rejects.toThrow(
      /^The upload (first|same)\.webp is damaged: uploads\/76\//,
    );
  });

  it('are inside the archive that is downloaded', async () => {
    const { name } = await makeBackup(store);
    const { content, bytes } = await store.open(name);
    expect(bytes).toBeUndefined();
    const elsewhere = join(await freshDataDirectory(), name);
    await writeFile(elsewhere, content);
    const manifest = await verifyBackup(elsewhere);
    expect(manifest).toMatchObject({ formatVersion: 1, uploads: { count: 3, bytes: 11 } });
    expect(manifest.tables).toEqual((await verifyBackup(join(folder, 'backups', name))).tables);
    const target = new DiskFileStore(join(folder, 'restored'));
    expect(await loadUploads(target, elsewhere)).toBe(3);
    expect((await contentOf(target, 'same.webp')).toString()).toBe('one');
  });

  it('leave the pool a day after the last backup that contains them', async () => {
    const first = await makeBackup(store);
    await files.delete('other.pdf');
    await makeBackup(store);
    const later = (hours: number) => new Date(Date.now() + hours * (DAY / 24));
    await store.tidy(later(25));
    expect(await pooled()).toHaveLength(2);
    await store.remove(first.name);
    await store.tidy(later(23));
    expect(await pooled()).toHaveLength(2);
    await store.tidy(later(25));
    expect(await pooled()).toEqual([ONE]);
  });

  it('stay while an archive that was copied in needs them', async () => {
    const made = await makeBackup(store);
    for (const suffix of ['.json', '.uploads']) await rm(pathOf(made) + suffix);
    await files.delete('other.pdf');
    await store.tidy(new Date(Date.now() + 2 * DAY));
    expect(await pooled()).toHaveLength(2);
    await writeFile(join(folder, 'backups', 'wayfare-full-20200101T000000000Z-000000.tar.gz'), 'no archive');
    await store.remove(made.name);
    await utimes(oneInPool(), 0, 0);
    await store.tidy(new Date());
    expect(await pooled()).toHaveLength(2);
  });

  it('or the database can be left to the platform', async () => {
    const settings = (values: Record<string, string>) =>
      new DiskBackupStore(readSettings({ DATA_DIR: folder, ...values }), database.url, files);
    const noUploads = await makeBackup(settings({ BACKUP_UPLOADS: 'false' }));
    expect(await verifyBackup(pathOf(noUploads))).toMatchObject({ uploads: { count: 0 } });
    const noDatabase = settings({ BACKUP_DATABASE: 'false' });
    expect(await verifyBackup(pathOf(await makeBackup(noDatabase)))).toMatchObject({
      tables: [],
      uploads: { count: 3 },
    });
    await expect(makeBackup(noDatabase, 'critical')).rejects.toThrow('left to the platform');
    const nothing = settings({ BACKUP_DATABASE: 'false', BACKUP_UPLOADS: 'false' });
    await expect(makeBackup(nothing)).rejects.toThrow('left to the platform');
  });
});

async function contentOf(store: DiskFileStore, key: string): Promise<Buffer> {
  const content = await store.get(key);
  return content ? buffer(content) : Buffer.of();
}
