import { Inject, Injectable } from '@nestjs/common';
import { statfs } from 'node:fs/promises';
import { SETTINGS } from '../config/config.module.js';
import type { Settings } from '../config/settings.js';
import { isFullDatabase, isFullDisk } from './error-code.js';
import { Database } from '../postgres/database.js';

/** Free bytes below which the disk of `DATA_DIR` counts as full; PostgreSQL alone writes files of 16 MB. */
const MIN_FREE_BYTES = 32 * 1024 ** 2;

/** Writes a megabyte to a temporary table. */
const WRITE_A_MEGABYTE = `
  create temporary table disk_probe on commit drop as
  select repeat(md5(i::text), 256) as text from generate_series(1, 128) i`;

/** Checks for free space on the disk of `DATA_DIR` and on the database's. */
@Injectable()
export class DiskSpace {
  private databaseWasFull = false;

  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'dataDirectory'>,
    private readonly database: Database,
  ) {}

  /** Whether an error means that a disk is full or a quota exceeded. */
  isFull(error: unknown): boolean {
    if (typeof error !== 'object' || error === null) return false;
    const isDatabase = isFullDatabase(error);
    this.databaseWasFull ||= isDatabase;
    return isDatabase || isFullDisk(error) || this.isFull((error as { cause?: unknown }).cause);
  }

  /** Whether `DATA_DIR` has room for uploads and backups. */
  hasRoom(): Promise<boolean> {
    return statfs(this.settings.dataDirectory).then(
      ({ bavail, bsize }) => bavail * bsize >= MIN_FREE_BYTES,
      () => true,
    );
  }

  /** Only PostgreSQL can check its disk: after it was full, a test write shows whether it still is. */
  async databaseHasRoom(): Promise<boolean> {
    if (!this.databaseWasFull) return true;
    try {
      await this.database.query(WRITE_A_MEGABYTE);
      this.databaseWasFull = false;
      return true;
    } catch (error) {
      return !this.isFull(error);
    }
  }
}
