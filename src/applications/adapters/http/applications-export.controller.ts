import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiCsv, csvFile, type CsvColumn } from '#platform/http/api/csv-file.js';
import { CurrentActor, Only } from '#platform/http/security/access.js';
import type { Actor } from '#shared/domain/actor.js';
import { ApplicationQueries, type ExportedApplication } from '../../application/ports/application-queries.js';
import { ApplicationsFilterQuery } from './applications.requests.js';

const COLUMNS: readonly CsvColumn<ExportedApplication>[] = [
  { key: 'appliedAt', header: 'Applied at' },
  { key: 'job', header: 'Job' },
  { key: 'status', header: 'Status' },
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'Email' },
  { key: 'phone', header: 'Phone' },
  { key: 'location', header: 'Location' },
  { key: 'headline', header: 'Headline' },
  { key: 'experience', header: 'Experience (years)' },
];

/** Exports an employer's applications as CSV. */
@ApiTags('hiring')
@Controller('api')
@Only('employer')
export class ApplicationsExportController {
  constructor(private readonly queries: ApplicationQueries) {}

  @Get('applications/employer/export')
  @ApiCsv()
  export(@Query() query: ApplicationsFilterQuery, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return csvFile('applications.csv', COLUMNS, this.queries.exported(actor.userId, query));
  }
}
