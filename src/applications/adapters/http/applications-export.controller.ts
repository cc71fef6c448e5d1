import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { stringify } from 'csv-stringify';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiRefusals } from '../../../shared/adapters/http/api/api-refusals.js';
import { CurrentActor, Only } from '../../../shared/adapters/http/security/access.js';
import type { Actor } from '../../../shared/domain/actor.js';
import { ApplicationQueries, type ExportedApplication } from '../../application/ports/application-queries.js';
import { ApplicationsFilterQuery } from './applications.requests.js';

/** Milliseconds after which an unfinished download is aborted, so that a slow reader does not keep its cursor open. */
const DOWNLOAD_TIMEOUT = 120_000;

const COLUMNS: { readonly key: keyof ExportedApplication; readonly header: string }[] = [
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

const CSV_FILE = { type: 'text/csv; charset=utf-8', disposition: 'attachment; filename="applications.csv"' };

/** An employer's applications as a file for spreadsheets. */
@ApiTags('applications')
@Controller('api')
@Only('employer')
export class ApplicationsExportController {
  constructor(private readonly queries: ApplicationQueries) {}

  @Get('applications/employer/export')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  @ApiRefusals(400, 401, 403)
  async export(@Query() query: ApplicationsFilterQuery, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    const rows = Readable.from(this.queries.exported(actor.userId, query));
    const file = stringify({
      columns: COLUMNS,
      header: true,
      // Excel reads UTF-8 only if the file starts with a byte order mark.
      bom: true,
      record_delimiter: 'windows',
      quote_record_delimiter: true,
      escape_formulas: true,
      cast: { date: (date) => date.toISOString() },
    });
    // Errors reach the file, and through it the response, which breaks off so that the browser reports a failed download.
    pipeline(rows, file, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT) }).catch(() => undefined);
    // An error before the first row is still answered with its status.
    await once(file, 'readable');
    return new StreamableFile(file, CSV_FILE);
  }
}
