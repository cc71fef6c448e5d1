import type { BackupKind, BackupTrigger } from '../../domain/backup.js';

/** A backup in the store. */
export class BackupBody {
  readonly name!: string;
  /** @enumName BackupKind */
  readonly kind!: BackupKind;
  /**
   * What started it
   * @enumName BackupTrigger
   */
  readonly trigger!: BackupTrigger;
  readonly createdAt!: Date;
  readonly bytes!: number;
  /** Number of tables */
  readonly tables!: number;
  /** Whether the last check of the whole archive succeeded */
  readonly verified!: boolean;
}

/** POST /admin/database/backup and /admin/database/backup-critical */
export class BackupMadeBody {
  readonly message!: string;
  readonly backup!: BackupBody;
}

export class TableProgressBody {
  readonly name!: string;
  readonly rows!: number;
}

export class RunningBackupBody {
  /** @enumName BackupKind */
  readonly kind!: BackupKind;
  readonly startedAt!: Date;
  // Those started so far, in order, with the number of rows read.
  readonly tables!: readonly TableProgressBody[];
}

/** GET /admin/database/backups/progress */
export class BackupProgressBody {
  /** The running backup, if any */
  readonly running!: RunningBackupBody | null;
}

/** POST /admin/database/backups/{name}/link */
export class BackupLinkBody {
  /** Path of the archive, for this admin and one minute */
  readonly url!: string;
}

/** POST /admin/database/backups/{name}/verify */
export class BackupCheckBody {
  readonly verified!: boolean;
  /** The problem, in one sentence */
  readonly problem?: string;
}
