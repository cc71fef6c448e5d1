import { Injectable } from '@nestjs/common';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { CreateBackup } from '../../application/create-backup.js';

/** Scheduled backups. They run after the schema check, which explains why one fails. */
@Injectable()
export class BackupTasks {
  constructor(private readonly createBackup: CreateBackup) {}

  @ScheduledTask('full-backup', '5 0 * * *')
  async full(): Promise<void> {
    await this.createBackup.execute('full', 'schedule');
  }

  @ScheduledTask('critical-backup', '30 */6 * * *')
  async critical(): Promise<void> {
    await this.createBackup.execute('critical', 'schedule');
  }
}
