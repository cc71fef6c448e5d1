import { Module } from '@nestjs/common';
import { AdministrationController } from './adapters/http/administration.controller.js';
import { DatabaseStatusController } from './adapters/http/database-status.controller.js';
import { CatalogDatabaseInspector } from './adapters/persistence/catalog-database-inspector.js';
import { SqlOverviewReadModel } from './adapters/persistence/sql-overview-read-model.js';
import { DatabaseInspector } from './application/ports/database-inspector.js';
import { Overview } from './application/ports/overview.js';

/** The view of the whole installation. */
@Module({
  controllers: [AdministrationController, DatabaseStatusController],
  providers: [
    { provide: Overview, useClass: SqlOverviewReadModel },
    { provide: DatabaseInspector, useClass: CatalogDatabaseInspector },
  ],
})
export class AdministrationModule {}
