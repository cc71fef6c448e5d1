import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import type { FileStore } from '#shared/application/file-store.js';
import { codeOf } from '#platform/files/error-code.js';
import { makeFolder } from '#platform/files/make-folder.js';
import { writeAtomically } from '#platform/files/write-atomically.js';
import { BackupDamaged } from '../../domain/backup-errors.js';
import { lineOf, uploadsOf, type ListedUpload } from './upload-list.js';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Days in which every upload of the pool is read again once. */
const CHECK_DAYS = 30;
const DAY = 24 * 3_600_000;
const PART_BYTES = 1024 * 1024;

/** Part of the list of a backup's uploads, and the bytes of the uploads in it. */
export type ListPart = { readonly content: Buffer; readonly bytes: number };

/** The uploads of all backups in a folder, each content once, in files named after their SHA-256. */
export class UploadPool {
  private readonly folder: string;

  constructor(backups: string) {
    this.folder = join(backups, 'uploads');
  }

  /**
   * Adds all files of a store that the pool lacks, and writes their list to `listFile`, whose parts it returns.
   * Files never change, so those of the `previous` list are not read again, except for a thirtieth of them each day,
   * which replaces damaged ones.
   */
  async *gather(store: FileStore, listFile: string, previous: string | undefined, now: Date): AsyncGenerator<ListPart> {
    const known = await knownUploads(previous);
    const list = createWriteStream(listFile, { flags: 'wx', mode: FILE_MODE, flush: true });
    // Reported by `finished` below.
    list.on('error', () => undefined);
    let lines = '';
    let bytes = 0;
    const part = (): ListPart => {
      const content = Buffer.from(lines);
      list.write(content);
      const full = { content, bytes };
      [lines, bytes] = ['', 0];
      return full;
    };
    try {
      for await (const { key, bytes: length } of store.list()) {
        const upload = (await this.kept(key, known.get(key), length, now)) ?? (await this.copy(store, key));
        // Deleted since it was listed.
        if (!upload) continue;
        lines += lineOf(upload);
        bytes += upload.bytes;
        if (lines.length >= PART_BYTES) yield part();
      }
      if (lines) yield part();
      list.end();
      await finished(list);
    } finally {
      list.destroy();
    }
  }

  /** Whether the pool has a file of this name and length; its content is not read. */
  async has({ sha256, bytes }: ListedUpload): Promise<boolean> {
    return (await stat(this.path(sha256)).catch(() => undefined))?.size === bytes;
  }

  /** The content of an upload. @throws BackupDamaged if it is missing or differs */
  async read({ key, sha256, bytes }: ListedUpload): Promise<Buffer> {
    const content = await buffer(createReadStream(this.path(sha256))).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    });
    if (!content) {
      throw new BackupDamaged(
        `The upload ${key} is missing. Copy the folder "uploads" from beside the backup as well.`,
      );
    }
    if (content.length === bytes && hashOf(content) === sha256) return content;
    throw new BackupDamaged(`The upload ${key} is damaged: uploads/${sha256.slice(0, 2)}/${sha256}`);
  }

  /** Deletes files from before `time` that none of the lists contains. */
  async retain(lists: readonly string[], time: Date): Promise<void> {
    const listed = new Set<string>();
    for (const list of lists) {
      for await (const { sha256 } of uploadsOf(createReadStream(list))) listed.add(sha256);
    }
    for await (const name of namesIn(this.folder)) {
      for await (const file of namesIn(join(this.folder, name))) {
        if (listed.has(file)) continue;
        const path = join(this.folder, name, file);
        const { mtime } = await stat(path);
        if (mtime < time) await rm(path, { force: true });
      }
    }
  }

  /** Writes a file that was copied from elsewhere. */
  async write(sha256: string, content: Uint8Array): Promise<void> {
    const folder = join(this.folder, sha256.slice(0, 2));
    await makeFolder(folder, FOLDER_MODE);
    await writeAtomically(this.path(sha256), content, folder);
  }

  /** The path of a file. */
  path(sha256: string): string {
    return join(this.folder, sha256.slice(0, 2), sha256);
  }

  private async kept(key: string, sha256: string | undefined, bytes: number, now: Date) {
    const upload = sha256 && { key, sha256, bytes };
    if (!upload || !(await this.has(upload))) return undefined;
    if (!isDue(upload.sha256, now)) return upload;
    return this.read(upload).then(
      () => upload,
      (error: unknown) => (error instanceof BackupDamaged ? undefined : Promise.reject(error as Error)),
    );
  }

  /** Copies a file into the pool and reads it back. */
  private async copy(store: FileStore, key: string): Promise<ListedUpload | undefined> {
    const stored = await store.get(key);
    if (!stored) return undefined;
    const content = await buffer(stored);
    const upload = { key, sha256: hashOf(content), bytes: content.length };
    const there = (await this.has(upload)) && (await this.read(upload).catch(() => undefined));
    if (there) return upload;
    await this.write(upload.sha256, content);
    await this.read(upload);
    return upload;
  }
}

/** The hashes of a list by key; none without a list. */
async function knownUploads(list: string | undefined): Promise<ReadonlyMap<string, string>> {
  const known = new Map<string, string>();
  if (list === undefined) return known;
  for await (const { key, sha256 } of uploadsOf(createReadStream(list))) known.set(key, sha256);
  return known;
}

function isDue(sha256: string, now: Date): boolean {
  return Number.parseInt(sha256.slice(0, 4), 16) % CHECK_DAYS === Math.floor(now.getTime() / DAY) % CHECK_DAYS;
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return [];
    throw error;
  });
  for await (const { name } of entries) yield name;
}
