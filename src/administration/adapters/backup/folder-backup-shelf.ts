import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FilesAway, FileStore } from '../../../shared/application/file-store.js';
import { SETTINGS } from '../../../shared/adapters/config/config.module.js';
import type { Settings } from '../../../shared/adapters/config/settings.js';
import { codeOf } from '../../../shared/adapters/files/error-code.js';
import { makeFolder } from '../../../shared/adapters/files/make-folder.js';
import { DATABASE_URL, withConnection } from '../../../shared/adapters/postgres/database-url.js';
import {
  BackupShelf,
  type BackupCheck,
  type BackupContent,
  type OnRows,
} from '../../application/ports/backup-shelf.js';
import { backupName, newestFirst, readBackupName, type Backup, type BackupKind } from '../../domain/backup.js';
import { BackupDamaged, BackupNotFound } from '../../domain/backup-errors.js';
import { verifyArchive } from './archive-content.js';
import { readSeal } from './archive-reader.js';
import { ArchiveWriter } from './archive-writer.js';
import { backupFailure } from './backup-failure.js';
import { writeSnapshot } from './write-snapshot.js';

/** Only for the account that runs the server. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Ends the names of archives that are not finished: they are no backups yet. */
const UNFINISHED = '.unfinished';

/** Archives in the folder `backups` of the data directory, each beside a note of its last check. */
@Injectable()
export class FolderBackupShelf extends BackupShelf {
  private readonly folder: string;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    @Inject(DATABASE_URL) private readonly databaseUrl: string,
    private readonly store: FileStore,
  ) {
    super();
    this.folder = join(settings.dataDirectory, 'backups');
  }

  override async list(): Promise<readonly Backup[]> {
    const backups: Backup[] = [];
    for (const name of await this.names()) {
      const backup = readBackupName(name) && (await this.read(name));
      if (backup) backups.push(backup);
    }
    return newestFirst(backups);
  }

  override async make(kind: BackupKind, createdAt: Date, onRows: OnRows): Promise<Backup> {
    const name = backupName(kind, createdAt, randomBytes(3).toString('hex'));
    const unfinished = this.path(name) + UNFINISHED;
    try {
      await makeFolder(this.folder, FOLDER_MODE);
      await this.discardUnfinished();
      await this.write(unfinished, kind, createdAt, onRows);
      await verifyArchive(unfinished);
      await this.note(name, { verified: true });
      await rename(unfinished, this.path(name));
      await this.syncFolder();
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      await rm(this.notePath(name), { force: true }).catch(() => undefined);
      throw error instanceof FilesAway ? error : backupFailure(error);
    }
    const made = await this.read(name);
    if (!made) throw backupFailure(new Error(`${name} was taken away as soon as it stood there.`));
    return made;
  }

  override async verify(name: string): Promise<BackupCheck> {
    await this.requireThere(name);
    const check = await checkOf(this.path(name));
    await this.note(name, check).catch((error: unknown) => {
      throw backupFailure(error);
    });
    return check;
  }

  override async open(name: string): Promise<BackupContent> {
    const bytes = await this.requireThere(name);
    return { bytes, content: createReadStream(this.path(name)) };
  }

  override async remove(name: string): Promise<void> {
    if (!readBackupName(name)) return;
    await rm(this.path(name), { force: true });
    await rm(this.notePath(name), { force: true });
  }

  private async write(path: string, kind: BackupKind, createdAt: Date, onRows: OnRows): Promise<void> {
    const archive = new ArchiveWriter(path, createdAt);
    try {
      const { tables } = await withConnection(this.databaseUrl, (client) =>
        writeSnapshot(client, this.store, archive, { kind, createdAt, onRows }),
      );
      await archive.seal({ kind, createdAt, tables: tables.length });
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  }

  /** What the seal and the note say of an archive; one without a seal is listed too, for somebody to see. */
  private async read(name: string): Promise<Backup | undefined> {
    const said = readBackupName(name);
    if (!said) return undefined;
    try {
      const { bytes, seal } = await readSeal(this.path(name));
      return { name, ...said, bytes, tables: seal.tables, verified: await this.isVerified(name) };
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      if (!(error instanceof BackupDamaged)) throw error;
      return { name, ...said, bytes: (await stat(this.path(name))).size, tables: 0, verified: false };
    }
  }

  private async isVerified(name: string): Promise<boolean> {
    const text = await readFile(this.notePath(name), 'utf8').catch(() => '{}');
    return (JSON.parse(text || '{}') as Partial<BackupCheck>).verified === true;
  }

  private async note(name: string, check: BackupCheck): Promise<void> {
    const unfinished = `${this.notePath(name)}${UNFINISHED}`;
    try {
      await writeFile(unfinished, JSON.stringify(check), { mode: FILE_MODE, flush: true });
      await rename(unfinished, this.notePath(name));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  private async requireThere(name: string): Promise<number> {
    if (!readBackupName(name)) throw new BackupNotFound();
    const file = await stat(this.path(name)).catch(() => undefined);
    if (!file?.isFile()) throw new BackupNotFound();
    return file.size;
  }

  /** What killed processes left behind: only one backup is made at a time. */
  private async discardUnfinished(): Promise<void> {
    const names = await this.names();
    const there = new Set(names);
    const leftBehind = names.filter(
      (name) => name.endsWith(UNFINISHED) || (name.endsWith(NOTE) && !there.has(name.slice(0, -NOTE.length))),
    );
    for (const name of leftBehind) await rm(this.path(name), { force: true });
  }

  private async names(): Promise<string[]> {
    return readdir(this.folder).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    });
  }

  private async syncFolder(): Promise<void> {
    const folder = await open(this.folder);
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  private path(name: string): string {
    return join(this.folder, name);
  }

  private notePath(name: string): string {
    return this.path(name) + NOTE;
  }
}

/** Ends the name of the note of a backup's last check. */
const NOTE = '.check.json';

async function checkOf(path: string): Promise<BackupCheck> {
  try {
    await verifyArchive(path);
    return { verified: true };
  } catch (error) {
    if (error instanceof BackupDamaged) return { verified: false, problem: error.message };
    throw error;
  }
}
