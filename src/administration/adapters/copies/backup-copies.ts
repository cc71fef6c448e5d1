import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { makeFolder } from '#platform/files/make-folder.js';
import { parseBackupName, newestFirst, type Backup } from '../../domain/backup.js';
import { BackupNotFound } from '../../domain/backup-errors.js';
import { expiredBackups } from '../../domain/retention.js';
import { uploadsOf, type ListedUpload } from '../backup/upload-list.js';
import { UploadPool } from '../backup/upload-pool.js';
import type { BackupBucket } from './backup-bucket.js';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const RECORD = '.json';
const LIST = '.uploads';
const POOL = 'uploads/';
/** Uploads in transit at a time. */
const AT_ONCE = 8;

/** What was copied and deleted. */
export type CopyResult = { readonly copied: readonly string[]; readonly expired: readonly string[] };

/** Copies of backups and their uploads in a bucket. Each upload is copied once. */
export class BackupCopies {
  private readonly pool: UploadPool;

  /** `folder` is where the backups of this machine are. */
  constructor(
    private readonly folder: string,
    private readonly bucket: BackupBucket,
  ) {
    this.pool = new UploadPool(folder);
  }

  /**
   * Copies verified backups that the bucket lacks, oldest first, then deletes copies that have expired. A copy counts
   * once its record is there, which is written last. Losing backups on this machine deletes no copies.
   */
  async update(backups: readonly Backup[]): Promise<CopyResult> {
    const there = await this.list();
    const missing = newestFirst(backups.filter(({ verified }) => verified))
      .toReversed()
      .filter(({ name }) => !there.some((copy) => copy.name === name));
    const uploads = await this.uploadKeys(missing.some(({ kind }) => kind === 'full'));
    let sequence = there.reduce((last, copy) => Math.max(last, copy.sequence), 0);
    for (const backup of missing) {
      if (backup.kind === 'full') await this.copyUploads(backup.name, uploads);
      await this.bucket.writeFile(backup.name, join(this.folder, backup.name));
      // Its own order, because a machine that lost its backups starts counting again.
      const copy = { ...backup, sequence: (sequence += 1) };
      await this.bucket.write(backup.name + RECORD, JSON.stringify(copy));
      there.push(copy);
    }
    const expired = expiredBackups(there).map(({ name }) => name);
    for (const name of expired) await this.remove(name);
    if (expired.length > 0) await this.removeUnlisted(there.filter(({ name }) => !expired.includes(name)));
    return { copied: missing.map(({ name }) => name), expired };
  }

  /** The copies in the bucket, newest first. */
  async list(): Promise<Backup[]> {
    const copies: Backup[] = [];
    for await (const key of this.bucket.keys('wayfare-')) {
      if (!key.endsWith(RECORD) || !parseBackupName(key.slice(0, -RECORD.length))) continue;
      const record = JSON.parse(await this.bucket.text(key)) as Omit<Backup, 'createdAt'> & { createdAt: string };
      copies.push({ ...record, createdAt: new Date(record.createdAt) });
    }
    return newestFirst(copies);
  }

  /**
   * Brings a backup and its uploads back to this machine.
   * @throws BackupNotFound
   */
  async fetch(name: string): Promise<void> {
    const copy = (await this.list()).find((one) => one.name === name);
    if (!copy) throw new BackupNotFound();
    await makeFolder(this.folder, FOLDER_MODE);
    if (copy.kind === 'full') {
      const list = await buffer(await this.bucket.read(name + LIST));
      for await (const some of inGroups(uploadsOf([list]))) {
        await Promise.all(some.map((upload) => this.fetchUpload(upload)));
      }
      await writeFile(join(this.folder, name + LIST), list, { mode: FILE_MODE });
    }
    const content = await this.bucket.read(name);
    await writeFile(join(this.folder, name), content, { mode: FILE_MODE, flush: true });
  }

  private async fetchUpload(upload: ListedUpload): Promise<void> {
    if (await this.pool.has(upload)) return;
    await this.pool.write(upload.sha256, await buffer(await this.bucket.read(POOL + upload.sha256)));
    await this.pool.read(upload);
  }

  private async copyUploads(name: string, there: Set<string>): Promise<void> {
    const list = join(this.folder, name + LIST);
    for await (const some of inGroups(uploadsOf(createReadStream(list)))) {
      const missing = new Set(some.map(({ sha256 }) => sha256).filter((sha256) => !there.has(POOL + sha256)));
      await Promise.all([...missing].map((sha256) => this.bucket.writeFile(POOL + sha256, this.pool.path(sha256))));
      for (const sha256 of missing) there.add(POOL + sha256);
    }
    await this.bucket.write(name + LIST, await readFile(list, 'utf8'));
  }

  private async uploadKeys(isNeeded: boolean): Promise<Set<string>> {
    const keys = new Set<string>();
    if (isNeeded) for await (const key of this.bucket.keys(POOL)) keys.add(key);
    return keys;
  }

  /** The record first, so that an interrupted removal leaves no incomplete copy. */
  private async remove(name: string): Promise<void> {
    for (const suffix of [RECORD, '', LIST]) await this.bucket.delete(name + suffix);
  }

  /** Deletes the uploads that no copy contains any longer. */
  private async removeUnlisted(copies: readonly Backup[]): Promise<void> {
    const listed = new Set<string>();
    for (const { name } of copies.filter(({ kind }) => kind === 'full')) {
      for await (const { sha256 } of uploadsOf(await this.bucket.read(name + LIST))) listed.add(POOL + sha256);
    }
    for await (const key of this.bucket.keys(POOL)) if (!listed.has(key)) await this.bucket.delete(key);
  }
}

async function* inGroups(uploads: AsyncIterable<ListedUpload>): AsyncGenerator<ListedUpload[]> {
  let group: ListedUpload[] = [];
  for await (const upload of uploads) {
    group.push(upload);
    if (group.length < AT_ONCE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
