import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { IdentityModule } from '#identity/identity.module.js';
import { DiskBackupStore } from './adapters/backup/disk-backup-store.js';
import { AdministrationController } from './adapters/http/administration.controller.js';
import { AuditController } from './adapters/http/audit.controller.js';
import { BackupLinks } from './adapters/http/backup-links.js';
import { BackupsController } from './adapters/http/backups.controller.js';
import { MetricsController } from './adapters/http/metrics.controller.js';
import { SchedulesController } from './adapters/http/schedules.controller.js';
import { InstallationMetrics } from './adapters/metrics/installation-metrics.js';
import { SqlBackupProgress } from './adapters/persistence/sql-backup-progress.js';
import { SqlTaskRuns } from './adapters/persistence/sql-task-runs.js';
import { BackupTasks } from './adapters/schedule/backup-tasks.js';
import { TaskRunner } from './adapters/schedule/task-runner.js';
import { TaskScheduler } from './adapters/schedule/task-scheduler.js';
import { AuditHead } from './adapters/persistence/audit-head-read-model.js';
import { SqlAuditTrail } from './adapters/persistence/audit-read-model.js';
import { UserPagesController } from './adapters/http/users/user-pages.controller.js';
import { SqlNotes } from './adapters/persistence/sql-notes.js';
import { AddNote } from './application/add-note.js';
import { Notes } from './application/ports/notes.js';
import { TaskRuns } from './application/ports/task-runs.js';
import { ReadToday } from './application/read-today.js';
import { RemoveNote } from './application/remove-note.js';
import { CheckSchema } from './application/check-schema.js';
import { withSetting } from '#platform/config/config.module.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { PurgeAuditLog } from './application/purge-audit-log.js';
import { CreateBackup } from './application/create-backup.js';
import { SqlAdministrationQueries } from './adapters/persistence/administration-read-model.js';
import { AdministrationQueries } from './application/ports/administration-queries.js';
import { BackupProgress } from './application/ports/backup-progress.js';
import { BackupStore } from './application/ports/backup-store.js';
import { NOTE_DATA } from './adapters/persistence/owned-data.js';

/** Figures about the whole installation, its database, backups and scheduled tasks. */
@Module({
  imports: [ScheduleModule.forRoot(), IdentityModule],
  controllers: [
    AdministrationController,
    AuditController,
    UserPagesController,
    BackupsController,
    SchedulesController,
    MetricsController,
  ],
  providers: [
    NOTE_DATA,
    CheckSchema,
    CreateBackup,
    BackupLinks,
    InstallationMetrics,
    SqlAuditTrail,
    AuditHead,
    { provide: Notes, useClass: SqlNotes },
    AddNote,
    ReadToday,
    RemoveNote,
    BackupTasks,
    { provide: TaskRuns, useClass: SqlTaskRuns },
    TaskRunner,
    TaskScheduler,
    { provide: AdministrationQueries, useClass: SqlAdministrationQueries },
    { provide: BackupStore, useClass: DiskBackupStore },
    { provide: BackupProgress, useClass: SqlBackupProgress },
    withSetting(PurgeAuditLog, [AuditLog, UnitOfWork, Clock], ({ retention }) => retention.auditLogYears),
  ],
})
export class AdministrationModule {}
