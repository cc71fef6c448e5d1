import { Injectable } from '@nestjs/common';
import { ScheduledTask } from '../../../shared/adapters/schedule/scheduled-task.js';
import { CheckSchema } from '../../application/check-schema.js';
import { CreateBackup } from '../../application/create-backup.js';

/** Schema checks and backups. The check runs first, because it explains why a backup fails. */
@Injectable()
export class AdministrationTasks {
  constructor(
    private readonly checkSchema: CheckSchema,
    private readonly createBackup: CreateBackup,
  ) {}

  @ScheduledTask('schema-validation', '0 0 * * *')
  validateSchema(): Promise<void> {
    return this.checkSchema.execute();
  }

  @ScheduledTask('full-backup', '5 0 * * *')
  async fullBackup(): Promise<void> {
    await this.createBackup.execute('full', 'schedule');
  }

  @ScheduledTask('critical-backup', '30 */6 * * *')
  async criticalBackup(): Promise<void> {
    await this.createBackup.execute('critical', 'schedule');
  }
}
