import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { RunningBackup } from '../../application/ports/backup-progress.js';
import type { BackupCheck } from '../../application/ports/backup-shelf.js';
import { BACKUP_KINDS, type Backup, type BackupKind } from '../../domain/backup.js';

const KIND = { enum: BACKUP_KINDS, enumName: 'BackupKind' };

/** A backup on the shelf. */
export class BackupBody implements Backup {
  @ApiProperty() readonly name: string;
  @ApiProperty(KIND) readonly kind: BackupKind;
  @ApiProperty({ type: Date }) readonly createdAt: Date;
  @ApiProperty({ type: 'integer' }) readonly bytes: number;
  @ApiProperty({ type: 'integer', description: 'How many tables are in it' }) readonly tables: number;
  @ApiProperty({ description: 'Whether the last reading of the whole archive found it in order' })
  readonly verified: boolean;

  constructor(backup: Backup) {
    this.name = backup.name;
    this.kind = backup.kind;
    this.createdAt = backup.createdAt;
    this.bytes = backup.bytes;
    this.tables = backup.tables;
    this.verified = backup.verified;
  }
}

/** POST /admin/database/backup and /admin/database/backup-critical */
export class BackupMadeBody {
  @ApiProperty() readonly message: string;
  @ApiProperty() readonly backup: BackupBody;

  constructor(backup: Backup) {
    const kind = backup.kind === 'full' ? 'Full' : 'Critical';
    this.message = `${kind} backup created and verified.`;
    this.backup = new BackupBody(backup);
  }
}

class TableProgressBody {
  @ApiProperty() readonly name!: string;
  @ApiProperty({ type: 'integer' }) readonly rows!: number;
}

class RunningBackupBody implements RunningBackup {
  @ApiProperty(KIND) readonly kind!: BackupKind;
  @ApiProperty({ type: Date }) readonly startedAt!: Date;
  @ApiProperty({ type: [TableProgressBody] }) readonly tables!: readonly TableProgressBody[];
}

/** GET /admin/database/backups/progress */
export class BackupProgressBody {
  @ApiProperty({ type: RunningBackupBody, nullable: true, description: 'The backup that some process is making' })
  readonly running: RunningBackupBody | null;

  constructor(running: RunningBackup | undefined) {
    this.running = running ?? null;
  }
}

/** POST /admin/database/backups/{name}/verify */
export class BackupCheckBody implements BackupCheck {
  @ApiProperty() readonly verified: boolean;
  @ApiPropertyOptional({ description: 'What is wrong, in one sentence' }) readonly problem?: string;

  constructor(check: BackupCheck) {
    this.verified = check.verified;
    this.problem = check.problem;
  }
}
