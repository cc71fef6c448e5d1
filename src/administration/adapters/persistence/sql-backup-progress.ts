import { Injectable, Logger } from '@nestjs/common';
import { failureDetails } from '#platform/logging/failure-details.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { DistributedLock } from '#shared/application/background/distributed-lock.js';
import type { RunningBackupBody } from '../../application/views/backups.view.js';
import { BackupProgress } from '../../application/ports/backup-progress.js';
import type { BackupKind } from '../../domain/backup.js';
import { BACKUP_LOCK } from '../../application/locks.js';

const REPORT_INTERVAL_MS = 250;

const WRITE = prepared(`
  insert into backup_progress (kind, started_at, tables) values ($1, $2, $3)
  on conflict (id) do update set kind = excluded.kind, started_at = excluded.started_at, tables = excluded.tables`);
const DELETE = prepared('delete from backup_progress');
const CURRENT = prepared('select kind, started_at as "startedAt", tables from backup_progress');

/**
 * Stores the progress in one row, valid only while the backup lock is held, because a killed process leaves its row
 * behind.
 */
@Injectable()
export class SqlBackupProgress implements BackupProgress {
  private readonly logger = new Logger('BackupProgress');
  private readonly rows = new Map<string, number>();
  private about: readonly [BackupKind, Date] | undefined;
  private reportedAt = 0;
  /** Runs the writes in sequence, so that a late one does not overwrite newer figures. */
  private writing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly lock: DistributedLock,
  ) {}

  async current(): Promise<RunningBackupBody | undefined> {
    const running = await this.database.first<RunningBackupBody>(CURRENT);
    return running && (await this.lock.isHeld(BACKUP_LOCK)) ? running : undefined;
  }

  async begin(kind: BackupKind, startedAt: Date): Promise<void> {
    this.rows.clear();
    this.about = [kind, startedAt];
    this.reportedAt = 0;
    await this.write();
  }

  report(table: string, rows: number): void {
    this.rows.set(table, rows);
    if (performance.now() - this.reportedAt < REPORT_INTERVAL_MS) return;
    this.reportedAt = performance.now();
    void this.write();
  }

  async end(): Promise<void> {
    this.about = undefined;
    await this.write();
  }

  private write(): Promise<unknown> {
    const { about } = this;
    const tables = JSON.stringify([...this.rows].map(([name, rows]) => ({ name, rows })));
    this.writing = this.writing
      .then(() => (about ? this.database.query(WRITE, [...about, tables]) : this.database.query(DELETE)))
      .catch((error: unknown) => this.logger.warn(failureDetails(error), 'Could not report the progress of a backup'));
    return this.writing;
  }
}
