import type { BackupKind } from '../../domain/backup.js';

/** A backup that is being made. */
export type RunningBackup = {
  readonly kind: BackupKind;
  readonly startedAt: Date;
  /** Tables begun so far, in order, with the rows read of each. */
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
};

/** Progress of the running backup, visible to every process. Failing to report it never fails a backup. */
export abstract class BackupProgress {
  /** The backup that any process is making, if there is one. */
  abstract current(): Promise<RunningBackup | undefined>;

  abstract begin(kind: BackupKind, startedAt: Date): Promise<void>;

  /** Others see it a moment later. */
  abstract report(table: string, rows: number): void;

  abstract end(): Promise<void>;
}
