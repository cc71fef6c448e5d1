import { Inject, Injectable, Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FilesAway, FileStore } from '#shared/application/file-store.js';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { codeOf } from '#platform/files/error-code.js';
import { makeFolder } from '#platform/files/make-folder.js';
import { flushFolder, writeAtomically } from '#platform/files/write-atomically.js';
import { DATABASE_URL, withConnection } from '#platform/postgres/connection/database-url.js';
import type { BackupCheckBody } from '../../application/views/backups.view.js';
import {
  BackupStore,
  type BackupContent,
  type BackupRequest,
  type OnRows,
} from '../../application/ports/backup-store.js';
import { backupName, newestFirst, parseBackupName, type Backup } from '../../domain/backup.js';
import { BackupDamaged, BackupFailed, BackupNotFound } from '../../domain/backup-errors.js';
import { writeArchive } from './archive.js';
import { backupFailure } from './backup-failure.js';
import { completeArchive, writeUploadList } from './complete-archive.js';
import { dump } from './dump.js';
import { UploadPool, type ListPart } from './upload-pool.js';
import { verifyBackup, verifyUploads } from './verify-backup.js';

const FOLDER_MODE = 0o700;
const UNFINISHED = '.unfinished';
const RECORD = '.json';
/** The list of a full backup's uploads, which is also in the archive. */
const UPLOADS = '.uploads';
/** Hours for which a file in the pool stays without a backup, so that both can be copied in. */
const HOURS_WITHOUT_BACKUP = 24;

/** What the store knows about an archive beyond its name and size. */
type BackupRecord = Pick<Backup, 'sequence' | 'trigger' | 'tables' | 'verified'>;
/** For files that were copied into the folder by hand. */
const UNKNOWN: BackupRecord = { sequence: 0, trigger: 'request', tables: 0, verified: false };

/** Archives in the folder `backups` of the data directory, each with a record beside it, and a pool of their uploads. */
@Injectable()
export class DiskBackupStore implements BackupStore {
  private readonly logger = new Logger('Backups');
  private readonly folder: string;
  private readonly pool: UploadPool;
  private readonly contents: Settings['backups'];

  constructor(
    @Inject(SETTINGS) settings: Settings,
    @Inject(DATABASE_URL) private readonly databaseUrl: string,
    private readonly files: FileStore,
  ) {
    this.folder = join(settings.dataDirectory, 'backups');
    this.pool = new UploadPool(this.folder);
    this.contents = settings.backups;
  }

  async list(): Promise<readonly Backup[]> {
    const found = await Promise.all((await this.names()).map((name) => this.read(name)));
    return newestFirst(found.filter((backup) => backup !== undefined));
  }

  async create(request: BackupRequest, onRows: OnRows): Promise<Backup> {
    const name = backupName(request.kind, request.createdAt, randomBytes(3).toString('hex'));
    this.requireContents(request.kind);
    const unfinished = this.path(name) + UNFINISHED;
    const begin = performance.now();
    try {
      await makeFolder(this.folder, FOLDER_MODE);
      await this.discardUnfinished();
      const contents = { database: this.contents.database, uploads: await this.uploadsFor(request, name) };
      await withConnection(this.databaseUrl, (client) =>
        writeArchive(unfinished, dump(client, request, contents, onRows)),
      );
      const { tables } = await verifyBackup(unfinished);
      const sequence = await this.nextSequence();
      await this.record(name, { sequence, trigger: request.trigger, tables: tables.length, verified: true });
      await rename(unfinished, this.path(name));
      await flushFolder(this.folder);
    } catch (error) {
      for (const path of [unfinished, this.path(name) + RECORD, this.path(name) + UPLOADS]) {
        await rm(path, { force: true }).catch(() => undefined);
      }
      throw error instanceof FilesAway ? error : backupFailure(error);
    }
    const created = await this.read(name);
    if (!created) throw new Error(`${name} was deleted right after it was created.`);
    const milliseconds = Math.round(performance.now() - begin);
    this.logger.log({ backup: name, bytes: created.bytes, milliseconds }, 'A backup was made and verified');
    return created;
  }

  async verify(name: string): Promise<BackupCheckBody> {
    const known = await this.require(name);
    const result = await this.check(name).catch((error: unknown) => {
      if (error instanceof BackupDamaged) return error;
      throw backupFailure(error);
    });
    const isDamaged = result instanceof BackupDamaged;
    const sequence = known.sequence || (isDamaged ? 0 : await this.nextSequence());
    const tables = isDamaged ? known.tables : result.tables.length;
    await this.record(name, { ...known, sequence, tables, verified: !isDamaged });
    return isDamaged ? { verified: false, problem: result.message } : { verified: true };
  }

  async open(name: string): Promise<BackupContent> {
    const { bytes, kind } = await this.require(name);
    if (kind === 'critical') return { bytes, content: createReadStream(this.path(name)) };
    return { content: completeArchive(this.path(name), this.pool) };
  }

  async remove(name: string): Promise<void> {
    if (!parseBackupName(name)) return;
    for (const suffix of ['', RECORD, UPLOADS]) await rm(this.path(name) + suffix, { force: true });
  }

  async tidy(now: Date): Promise<void> {
    const lists: string[] = [];
    for (const { name, kind } of await this.list()) {
      if (kind !== 'full') continue;
      const list = await this.uploadListOf(name).catch((err: unknown) => {
        this.logger.warn({ backup: name, err }, 'Old uploads stay, because this backup does not say which it needs');
        return undefined;
      });
      if (list === undefined) return;
      lists.push(list);
    }
    await this.pool.retain(lists, new Date(now.getTime() - HOURS_WITHOUT_BACKUP * 3_600_000));
  }

  private requireContents(kind: BackupRequest['kind']): void {
    const { database, uploads } = this.contents;
    if (database || (kind === 'full' && uploads)) return;
    throw new BackupFailed(
      'This is left to the platform: BACKUP_DATABASE and BACKUP_UPLOADS leave nothing to back up.',
    );
  }

  private async check(name: string) {
    const manifest = await verifyBackup(this.path(name));
    await verifyUploads(this.path(name), this.pool);
    return manifest;
  }

  /** Nothing for critical backups. */
  private async uploadsFor({ kind, createdAt }: BackupRequest, name: string): Promise<AsyncIterable<ListPart>> {
    if (kind === 'critical' || !this.contents.uploads) return Readable.from([]);
    const previous = (await this.list()).find((backup) => backup.kind === 'full' && backup.verified);
    // Without it, all uploads are read again.
    const list = previous && (await this.uploadListOf(previous.name).catch(() => undefined));
    return this.pool.gather(this.files, this.path(name) + UPLOADS, list, createdAt);
  }

  /** The path of the list of a full backup's uploads, made from the archive if it was copied in without. */
  private async uploadListOf(name: string): Promise<string> {
    const path = this.path(name) + UPLOADS;
    if (!(await stat(path).catch(() => undefined))) await writeUploadList(this.path(name), path, this.folder);
    return path;
  }

  private async require(name: string): Promise<Backup> {
    const backup = await this.read(name);
    if (!backup) throw new BackupNotFound();
    return backup;
  }

  private async read(name: string): Promise<Backup | undefined> {
    const parsed = parseBackupName(name);
    const file = parsed && (await stat(this.path(name)).catch(() => undefined));
    if (!parsed || !file?.isFile()) return undefined;
    const text = await readFile(this.path(name) + RECORD, 'utf8').catch(() => '{}');
    const { sequence, trigger, tables, verified } = { ...UNKNOWN, ...(JSON.parse(text || '{}') as BackupRecord) };
    return { name, ...parsed, bytes: file.size, sequence, trigger, tables, verified };
  }

  /** Unique, because only one backup is made at a time. */
  private async nextSequence(): Promise<number> {
    const [newest] = await this.list();
    return (newest?.sequence ?? 0) + 1;
  }

  private async record(name: string, { sequence, trigger, tables, verified }: BackupRecord): Promise<void> {
    const content = JSON.stringify({ sequence, trigger, tables, verified });
    await writeAtomically(this.path(name) + RECORD, content, this.folder).catch((error: unknown) => {
      throw backupFailure(error);
    });
  }

  /** Deletes leftovers of killed processes; nothing else is unfinished, because only one backup is made at a time. */
  private async discardUnfinished(): Promise<void> {
    const names = await this.names();
    const isLeftBehind = (name: string) =>
      name.endsWith(UNFINISHED) ||
      [RECORD, UPLOADS].some((end) => name.endsWith(end) && !names.includes(name.slice(0, -end.length)));
    for (const name of names.filter(isLeftBehind)) await rm(this.path(name), { force: true });
  }

  private async names(): Promise<string[]> {
    return readdir(this.folder).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    });
  }

  private path(name: string): string {
    return join(this.folder, name);
  }
}
