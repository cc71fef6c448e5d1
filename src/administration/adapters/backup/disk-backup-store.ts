import { Inject, Injectable, Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FilesAway, FileStore } from '#shared/application/file-store.js';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { codeOf } from '#platform/files/error-code.js';
import { makeFolder } from '#platform/files/make-folder.js';
import { flushFolder, writeAtomically } from '#platform/files/write-atomically.js';
import { DATABASE_URL, withConnection } from '#platform/postgres/connection/database-url.js';
import type { BackupCheckBody } from '../../application/backups.view.js';
import {
  BackupStore,
  type BackupContent,
  type BackupRequest,
  type OnRows,
} from '../../application/ports/backup-store.js';
import { backupName, newestFirst, parseBackupName, type Backup } from '../../domain/backup.js';
import { BackupDamaged, BackupNotFound } from '../../domain/backup-errors.js';
import { writeArchive } from './archive.js';
import { backupFailure } from './backup-failure.js';
import { dump } from './dump.js';
import { verifyBackup } from './verify-backup.js';

const FOLDER_MODE = 0o700;
const UNFINISHED = '.unfinished';
const RECORD = '.json';

/** What the store knows about an archive beyond its name and size. */
type BackupRecord = Pick<Backup, 'sequence' | 'trigger' | 'tables' | 'verified'>;
/** For files that were copied into the folder by hand. */
const UNKNOWN: BackupRecord = { sequence: 0, trigger: 'request', tables: 0, verified: false };

/** Archives in the folder `backups` of the data directory, each with a record beside it. */
@Injectable()
export class DiskBackupStore implements BackupStore {
  private readonly logger = new Logger('Backups');
  private readonly folder: string;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    @Inject(DATABASE_URL) private readonly databaseUrl: string,
    private readonly files: FileStore,
  ) {
    this.folder = join(settings.dataDirectory, 'backups');
  }

  async list(): Promise<readonly Backup[]> {
    const found = await Promise.all((await this.names()).map((name) => this.read(name)));
    return newestFirst(found.filter((backup) => backup !== undefined));
  }

  async create(request: BackupRequest, onRows: OnRows): Promise<Backup> {
    const name = backupName(request.kind, request.createdAt, randomBytes(3).toString('hex'));
    const unfinished = this.path(name) + UNFINISHED;
    const begin = performance.now();
    try {
      await makeFolder(this.folder, FOLDER_MODE);
      await this.discardUnfinished();
      await withConnection(this.databaseUrl, (client) =>
        writeArchive(unfinished, dump(client, this.files, request, onRows)),
      );
      const { tables } = await verifyBackup(unfinished);
      const sequence = await this.nextSequence();
      await this.record(name, { sequence, trigger: request.trigger, tables: tables.length, verified: true });
      await rename(unfinished, this.path(name));
      await flushFolder(this.folder);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      await rm(this.path(name) + RECORD, { force: true }).catch(() => undefined);
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
    const result = await verifyBackup(this.path(name)).catch((error: unknown) => {
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
    const { bytes } = await this.require(name);
    return { bytes, content: createReadStream(this.path(name)) };
  }

  async remove(name: string): Promise<void> {
    if (!parseBackupName(name)) return;
    await rm(this.path(name), { force: true });
    await rm(this.path(name) + RECORD, { force: true });
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
      name.endsWith(UNFINISHED) || (name.endsWith(RECORD) && !names.includes(name.slice(0, -RECORD.length)));
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
