import { Controller, Get, Inject, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { ApiTable, csvFile } from '#platform/http/api/tables/csv-file.js';
import type { TableColumn } from '#platform/http/api/tables/table-column.js';
import { XlsxFiles } from '#platform/http/api/tables/xlsx-files.js';
import { CurrentMember, Only } from '#platform/http/security/access.js';
import { reachOf, type Member } from '#shared/domain/actor.js';
import { ApplicationQueries, type ExportedApplication } from '../../application/ports/application-queries.js';
import { ApplicationsExportQuery } from './applications.requests.js';

type ExportedRow = Omit<ExportedApplication, 'id'> & { readonly link: string };

const COLUMNS: readonly TableColumn<ExportedRow>[] = [
  { key: 'appliedAt', header: 'Applied at', isTime: true },
  { key: 'job', header: 'Job' },
  { key: 'status', header: 'Status' },
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'Email' },
  { key: 'phone', header: 'Phone', isPhone: true },
  { key: 'location', header: 'Location' },
  { key: 'headline', header: 'Headline' },
  { key: 'experience', header: 'Experience (years)' },
  { key: 'availableFrom', header: 'Can start' },
  { key: 'languages', header: 'Languages' },
  { key: 'skills', header: 'Skills' },
  { key: 'missesMustHave', header: 'Misses a must-have' },
  { key: 'answers', header: 'Answers' },
  { key: 'notes', header: 'Your notes' },
  { key: 'link', header: 'Link' },
];

/** Exports an employer's applications for spreadsheets. */
@ApiTags('hiring')
@Controller('api')
@Only('employer')
export class ApplicationsExportController {
  constructor(
    private readonly queries: ApplicationQueries,
    private readonly workbooks: XlsxFiles,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('applications/employer/export')
  @ApiTable()
  export(
    @Query() { format, separator, timeZone, ...filter }: ApplicationsExportQuery,
    @CurrentMember() member: Member,
  ): Promise<StreamableFile> {
    const rows = linked(this.queries.exported(reachOf(member), filter), this.settings.publicUrl);
    if (format !== 'xlsx') return csvFile('applications.csv', COLUMNS, rows, { separator, timeZone });
    const book = { name: 'applications.xlsx', sheet: 'Applications', columns: COLUMNS, timeZone };
    return this.workbooks.write(book, rows, member.userId);
  }
}

async function* linked(
  batches: AsyncIterable<readonly ExportedApplication[]>,
  publicUrl: string,
): AsyncGenerator<ExportedRow[], void> {
  for await (const rows of batches)
    yield rows.map(({ id, ...row }) => ({ ...row, link: `${publicUrl}/employer/application/${id}` }));
}
