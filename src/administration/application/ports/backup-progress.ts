import type { BackupKind } from '../../domain/backup.js';

/** A backup in progress. */
export type RunningBackup = {
  readonly kind: BackupKind;
  readonly startedAt: Date;
  /** Tables started so far, in order, with the number of rows read. */
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
};

/** Progress of the running backup, visible to every process. A failure to report it never fails the backup. */
export abstract class BackupProgress {
  /** The backup running in any process; undefined if there is none. */
  abstract current(): Promise<RunningBackup | undefined>;

  abstract begin(kind: BackupKind, startedAt: Date): Promise<void>;

  /** Visible to other processes after a short delay. */
  abstract report(table: string, rows: number): void;

  abstract end(): Promise<void>;
}
