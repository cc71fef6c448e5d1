import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { DiskBackupStore } from './adapters/backup/disk-backup-store.js';
import { AdministrationController } from './adapters/http/administration.controller.js';
import { BackupsController } from './adapters/http/backups.controller.js';
import { DatabaseStatusController } from './adapters/http/database-status.controller.js';
import { MetricsController } from './adapters/http/metrics.controller.js';
import { SchedulesController } from './adapters/http/schedules.controller.js';
import { InstallationMetrics } from './adapters/metrics/installation-metrics.js';
import { CatalogDatabaseInspector } from './adapters/persistence/catalog-database-inspector.js';
import { SqlBackupProgress } from './adapters/persistence/sql-backup-progress.js';
import { SqlOverviewReadModel } from './adapters/persistence/sql-overview-read-model.js';
import { AdministrationTasks } from './adapters/schedule/administration-tasks.js';
import { TaskRunner } from './adapters/schedule/task-runner.js';
import { TaskRuns } from './adapters/schedule/task-runs.js';
import { TaskScheduler } from './adapters/schedule/task-scheduler.js';
import { CheckSchema } from './application/check-schema.js';
import { CreateBackup } from './application/create-backup.js';
import { BackupProgress } from './application/ports/backup-progress.js';
import { BackupStore } from './application/ports/backup-store.js';
import { DatabaseInspector } from './application/ports/database-inspector.js';
import { Overview } from './application/ports/overview.js';

/** Figures about the whole installation, its database, backups and scheduled tasks. */
@Module({
  imports: [ScheduleModule.forRoot(), DiscoveryModule],
  controllers: [
    AdministrationController,
    DatabaseStatusController,
    BackupsController,
    SchedulesController,
    MetricsController,
  ],
  providers: [
    CheckSchema,
    CreateBackup,
    InstallationMetrics,
    AdministrationTasks,
    TaskRuns,
    TaskRunner,
    TaskScheduler,
    { provide: Overview, useClass: SqlOverviewReadModel },
    { provide: DatabaseInspector, useClass: CatalogDatabaseInspector },
    { provide: BackupStore, useClass: DiskBackupStore },
    { provide: BackupProgress, useClass: SqlBackupProgress },
  ],
})
export class AdministrationModule {}
