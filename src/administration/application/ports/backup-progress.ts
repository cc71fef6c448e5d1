import type { RunningBackupBody } from '../views/backups.view.js';
import type { BackupKind } from '../../domain/backup.js';

/** Progress of the running backup, visible to every process. A failure to report it never fails the backup. */
export abstract class BackupProgress {
  /** The backup running in any process; undefined if there is none. */
  abstract current(): Promise<RunningBackupBody | undefined>;

  abstract begin(kind: BackupKind, startedAt: Date): Promise<void>;

  /** Visible to other processes after a short delay. */
  abstract report(table: string, rows: number): void;

  abstract end(): Promise<void>;
}
