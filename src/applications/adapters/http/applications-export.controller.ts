import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { stringify, type Options } from 'csv-stringify/sync';
import { once } from 'node:events';
import { addAbortSignal, Readable } from 'node:stream';
import { ApiRefusals } from '../../../shared/adapters/http/api/api-refusals.js';
import { CurrentActor, Only } from '../../../shared/adapters/http/security/access.js';
import type { Actor } from '../../../shared/domain/actor.js';
import { ApplicationQueries, type ExportedApplication } from '../../application/ports/application-queries.js';
import { ApplicationsFilterQuery } from './applications.requests.js';

/** Milliseconds after which an unfinished download is aborted, so that a slow reader does not keep its cursor open. */
const DOWNLOAD_TIMEOUT = 600_000;

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

/** The file starts with a byte order mark, without which Excel does not read UTF-8. */
const FORMAT: Options = {
  columns: COLUMNS,
  record_delimiter: 'windows',
  quote_record_delimiter: true,
  escape_formulas: true,
  cast: { date: (date) => date.toISOString() },
};

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
    const file = Readable.from(csv(this.queries.exported(actor.userId, query)), { objectMode: false });
    // An error destroys the file and, through it, the response, so that the browser reports a failed download.
    addAbortSignal(AbortSignal.timeout(DOWNLOAD_TIMEOUT), file);
    // An error before the first rows still gets its usual status.
    await once(file, 'readable');
    return new StreamableFile(file, CSV_FILE);
  }
}

async function* csv(batches: AsyncIterable<readonly ExportedApplication[]>): AsyncGenerator<string, void> {
  let isFirst = true;
  for await (const rows of batches) {
    yield stringify([...rows], { ...FORMAT, header: isFirst, bom: isFirst });
    isFirst = false;
  }
  if (isFirst) yield stringify([], { ...FORMAT, header: true, bom: true });
}
