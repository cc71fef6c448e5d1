import type { BackupKind } from '../domain/backup.js';

/** A backup that is being made. */
export type RunningBackup = {
  readonly kind: BackupKind;
  readonly startedAt: Date;
  /** Tables begun so far, in order, with the rows of each that were read. */
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
};

/** How far the backup is that this process is making. */
export class BackupProgress {
  private run?: { readonly kind: BackupKind; readonly startedAt: Date; readonly rows: Map<string, number> };

  /** The backup under way; undefined where none is. */
  current(): RunningBackup | undefined {
    if (!this.run) return undefined;
    const { kind, startedAt, rows } = this.run;
    return { kind, startedAt, tables: [...rows].map(([name, count]) => ({ name, rows: count })) };
  }

  begin(kind: BackupKind, startedAt: Date): void {
    this.run = { kind, startedAt, rows: new Map() };
  }

  tell(table: string, rows: number): void {
    this.run?.rows.set(table, rows);
  }

  end(): void {
    this.run = undefined;
  }
}
