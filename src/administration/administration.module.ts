import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { JobsModule } from '../jobs/jobs.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { DiskBackupStore } from './adapters/backup/disk-backup-store.js';
import { AdministrationController } from './adapters/http/administration.controller.js';
import { BackupsController } from './adapters/http/backups.controller.js';
import { DatabaseStatusController } from './adapters/http/database-status.controller.js';
import { MetricsController } from './adapters/http/metrics.controller.js';
import { SchedulesController } from './adapters/http/schedules.controller.js';
import { InstallationMetrics } from './adapters/metrics/installation-metrics.js';
import { CatalogDatabaseInspector } from './adapters/persistence/catalog-database-inspector.js';
import { SqlBackupProgress } from './adapters/persistence/sql-backup-progress.js';
import { SqlJobRuns } from './adapters/persistence/sql-job-runs.js';
import { SqlOverviewReadModel } from './adapters/persistence/sql-overview-read-model.js';
import { ErrorLog } from './adapters/schedule/error-log.js';
import { InstallationJobs } from './adapters/schedule/installation-jobs.js';
import { ScheduleClock } from './adapters/schedule/schedule-clock.js';
import { CheckSchema } from './application/check-schema.js';
import { CreateBackup } from './application/create-backup.js';
import { BackupProgress } from './application/ports/backup-progress.js';
import { BackupStore } from './application/ports/backup-store.js';
import { DatabaseInspector } from './application/ports/database-inspector.js';
import { JobRuns } from './application/ports/job-runs.js';
import { Overview } from './application/ports/overview.js';
import { FailureLog, ScheduledJobs } from './application/ports/scheduled-jobs.js';
import { ReadRuns } from './application/read-runs.js';
import { RunDueJobs } from './application/run-due-jobs.js';

/** The view of the whole installation, its backups, and what it does by the clock. */
@Module({
  imports: [ScheduleModule.forRoot(), JobsModule, ProfilesModule],
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
    ReadRuns,
    RunDueJobs,
    InstallationMetrics,
    ScheduleClock,
    { provide: Overview, useClass: SqlOverviewReadModel },
    { provide: DatabaseInspector, useClass: CatalogDatabaseInspector },
    { provide: BackupStore, useClass: DiskBackupStore },
    { provide: BackupProgress, useClass: SqlBackupProgress },
    { provide: JobRuns, useClass: SqlJobRuns },
    { provide: ScheduledJobs, useClass: InstallationJobs },
    { provide: FailureLog, useClass: ErrorLog },
  ],
})
export class AdministrationModule {}
