import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { CreateBackup } from '../../application/create-backup.js';
import { BackupStore } from '../../application/ports/backup-store.js';
import { backupCopiesOf } from '../copies/backup-copies-source.js';

/** Scheduled backups. They run after the schema check, which explains why one fails. */
@Injectable()
export class BackupTasks {
  private readonly logger = new Logger('Backups');

  constructor(
    private readonly createBackup: CreateBackup,
    private readonly store: BackupStore,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @ScheduledTask('full-backup', '5 0 * * *')
  async full(): Promise<void> {
    const { database, uploads } = this.settings.backups;
    if (database || uploads) await this.createBackup.execute('full', 'schedule');
  }

  @ScheduledTask('critical-backup', '30 */6 * * *')
  async critical(): Promise<void> {
    if (this.settings.backups.database) await this.createBackup.execute('critical', 'schedule');
  }

  @ScheduledTask('copy-backups', '50 * * * *')
  async copy(): Promise<void> {
    const copies = await backupCopiesOf(this.settings);
    if (!copies) return;
    const { copied, expired } = await copies.update(await this.store.list());
    if (copied.length > 0) this.logger.log({ copied, expired }, 'Backups were copied to the bucket');
  }
}
