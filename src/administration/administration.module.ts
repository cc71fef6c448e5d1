import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { DiskBackupStore } from './adapters/backup/disk-backup-store.js';
import { AdministrationController } from './adapters/http/administration.controller.js';
import { BackupsController } from './adapters/http/backups.controller.js';
import { MetricsController } from './adapters/http/metrics.controller.js';
import { SchedulesController } from './adapters/http/schedules.controller.js';
import { InstallationMetrics } from './adapters/metrics/installation-metrics.js';
import { SqlBackupProgress } from './adapters/persistence/sql-backup-progress.js';
import { BackupTasks } from './adapters/schedule/backup-tasks.js';
import { TaskRunner } from './adapters/schedule/task-runner.js';
import { TaskRuns } from './adapters/schedule/task-runs.js';
import { TaskScheduler } from './adapters/schedule/task-scheduler.js';
import { CheckSchema } from './application/check-schema.js';
import { CreateBackup } from './application/create-backup.js';
import { SqlAdministrationQueries } from './adapters/persistence/administration-read-model.js';
import { AdministrationQueries } from './application/ports/administration-queries.js';
import { BackupProgress } from './application/ports/backup-progress.js';
import { BackupStore } from './application/ports/backup-store.js';

/** Figures about the whole installation, its database, backups and scheduled tasks. */
@Module({
  imports: [ScheduleModule.forRoot(), DiscoveryModule],
  controllers: [AdministrationController, BackupsController, SchedulesController, MetricsController],
  providers: [
    CheckSchema,
    CreateBackup,
    InstallationMetrics,
    BackupTasks,
    TaskRuns,
    TaskRunner,
    TaskScheduler,
    { provide: AdministrationQueries, useClass: SqlAdministrationQueries },
    { provide: BackupStore, useClass: DiskBackupStore },
    { provide: BackupProgress, useClass: SqlBackupProgress },
  ],
})
export class AdministrationModule {}
