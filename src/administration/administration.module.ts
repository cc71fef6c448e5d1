import { Module } from '@nestjs/common';
import { FolderBackupShelf } from './adapters/backup/folder-backup-shelf.js';
import { AdministrationController } from './adapters/http/administration.controller.js';
import { BackupsController } from './adapters/http/backups.controller.js';
import { DatabaseStatusController } from './adapters/http/database-status.controller.js';
import { CatalogDatabaseInspector } from './adapters/persistence/catalog-database-inspector.js';
import { SqlOverviewReadModel } from './adapters/persistence/sql-overview-read-model.js';
import { BackupProgress } from './application/backup-progress.js';
import { CreateBackup } from './application/create-backup.js';
import { BackupShelf } from './application/ports/backup-shelf.js';
import { DatabaseInspector } from './application/ports/database-inspector.js';
import { Overview } from './application/ports/overview.js';

/** The view of the whole installation. */
@Module({
  controllers: [AdministrationController, DatabaseStatusController, BackupsController],
  providers: [
    CreateBackup,
    BackupProgress,
    { provide: Overview, useClass: SqlOverviewReadModel },
    { provide: DatabaseInspector, useClass: CatalogDatabaseInspector },
    { provide: BackupShelf, useClass: FolderBackupShelf },
  ],
})
export class AdministrationModule {}
