import type { BackupKind } from '../../domain/backup.js';

/** A backup that is being made. */
export type RunningBackup = {
  readonly kind: BackupKind;
  readonly startedAt: Date;
  /** Tables begun so far, in order, with the rows of each that were read. */
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
};

/** How far the backup is that is being made, for every process to see. What cannot be told is no reason to give up a backup. */
export abstract class BackupProgress {
  /** The backup under way in whatever process; undefined where none is. */
  abstract current(): Promise<RunningBackup | undefined>;

  abstract begin(kind: BackupKind, startedAt: Date): Promise<void>;

  /** Is seen by others a moment later. */
  abstract tell(table: string, rows: number): void;

  abstract end(): Promise<void>;
}
