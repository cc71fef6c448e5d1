import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { Exclusive } from '../../../shared/application/exclusive.js';
import { BackupProgress, type RunningBackup } from '../../application/ports/backup-progress.js';
import type { BackupKind } from '../../domain/backup.js';
import { LOCKS } from '../../application/locks.js';

/** Milliseconds between two tellings. */
const TELL_EVERY = 250;

const TELL = {
  name: 'backup-progress-tell',
  text: `
    insert into backup_progress (kind, started_at, tables) values ($1, $2, $3)
    on conflict (id) do update set kind = excluded.kind, started_at = excluded.started_at, tables = excluded.tables`,
};
const END = { name: 'backup-progress-end', text: 'delete from backup_progress' };
const CURRENT = {
  name: 'backup-progress-current',
  text: 'select kind, started_at as "startedAt", tables from backup_progress',
};

type Told = { readonly kind: BackupKind; readonly startedAt: Date; readonly rows: Map<string, number> };

/** The progress as a row that whoever makes the backup writes, and that counts for as long as the backup's lock is held. */
@Injectable()
export class SqlBackupProgress extends BackupProgress {
  private readonly logger = new Logger('BackupProgress');
  private told?: Told;
  private timer?: NodeJS.Timeout;
  /** One after the other, so that nothing late overwrites what is newer. */
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly exclusive: Exclusive,
  ) {
    super();
  }

  override async current(): Promise<RunningBackup | undefined> {
    const [running] = await this.database.query<RunningBackup>(CURRENT);
    // A process that was killed leaves its row behind.
    return running && (await this.exclusive.isHeld(LOCKS.backup)) ? running : undefined;
  }

  override begin(kind: BackupKind, startedAt: Date): Promise<void> {
    this.told = { kind, startedAt, rows: new Map() };
    return this.write();
  }

  override tell(table: string, rows: number): void {
    this.told?.rows.set(table, rows);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.write();
    }, TELL_EVERY).unref();
  }

  override end(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.told = undefined;
    return this.write();
  }

  private write(): Promise<void> {
    this.writing = this.writing
      .then(() => this.store())
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'The progress of a backup could not be told');
      });
    return this.writing;
  }

  private async store(): Promise<void> {
    if (!this.told) {
      await this.database.query(END);
      return;
    }
    const { kind, startedAt, rows } = this.told;
    const tables = [...rows].map(([name, count]) => ({ name, rows: count }));
    await this.database.query(TELL, [kind, startedAt, JSON.stringify(tables)]);
  }
}
