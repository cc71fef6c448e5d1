import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { bodyOf } from '#platform/http/api/body.js';
import { Integer } from '#platform/http/api/fields.js';
import {
  BACKUP_KINDS,
  BACKUP_TRIGGERS,
  type Backup,
  type BackupKind,
  type BackupTrigger,
} from '../../domain/backup.js';

const KIND = { enum: BACKUP_KINDS, enumName: 'BackupKind' };

/** A backup in the store. */
export class BackupBody {
  @ApiProperty() readonly name!: string;
  @ApiProperty(KIND) readonly kind!: BackupKind;
  @ApiProperty({ enum: BACKUP_TRIGGERS, enumName: 'BackupTrigger', description: 'What started it' })
  readonly trigger!: BackupTrigger;
  @ApiProperty() readonly createdAt!: Date;
  @Integer() readonly bytes!: number;
  @Integer('Number of tables') readonly tables!: number;
  @ApiProperty({ description: 'Whether the last check of the whole archive succeeded' })
  readonly verified!: boolean;
}

/** POST /admin/database/backup and /admin/database/backup-critical */
export class BackupMadeBody {
  @ApiProperty() readonly message!: string;
  @ApiProperty() readonly backup!: BackupBody;
}

export function backupMade(backup: Backup): BackupMadeBody {
  const kind = backup.kind === 'full' ? 'Full' : 'Critical';
  return { message: `${kind} backup created and verified.`, backup: bodyOf(BackupBody, backup) };
}

class TableProgressBody {
  @ApiProperty() readonly name!: string;
  @Integer() readonly rows!: number;
}

class RunningBackupBody {
  @ApiProperty(KIND) readonly kind!: BackupKind;
  @ApiProperty() readonly startedAt!: Date;
  @ApiProperty({ type: [TableProgressBody] }) readonly tables!: readonly TableProgressBody[];
}

/** GET /admin/database/backups/progress */
export class BackupProgressBody {
  @ApiProperty({ type: RunningBackupBody, nullable: true, description: 'The running backup, if any' })
  readonly running!: RunningBackupBody | null;
}

/** POST /admin/database/backups/{name}/verify */
export class BackupCheckBody {
  @ApiProperty() readonly verified!: boolean;
  @ApiPropertyOptional({ description: 'The problem, in one sentence' }) readonly problem?: string;
}
