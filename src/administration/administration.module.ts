import { Module } from '@nestjs/common';
import { AdministrationController } from './adapters/http/administration.controller.js';
import { SqlOverviewReadModel } from './adapters/persistence/sql-overview-read-model.js';
import { Overview } from './application/ports/overview.js';

/** The view of the whole installation. */
@Module({
  controllers: [AdministrationController],
  providers: [{ provide: Overview, useClass: SqlOverviewReadModel }],
})
export class AdministrationModule {}
