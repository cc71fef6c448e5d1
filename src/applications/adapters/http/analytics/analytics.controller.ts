import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiCsv, csvFile } from '#platform/http/api/tables/csv-file.js';
import type { TableColumn } from '#platform/http/api/tables/table-column.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { CurrentMember, Only } from '#platform/http/security/access.js';
import { Languages } from '#shared/application/languages.js';
import type { Member } from '#shared/domain/actor.js';
import { msg } from '#shared/domain/words.js';
import type { ExportedWeek } from '#applications/application/ports/analytics.js';
import { ExportAnalytics } from '#applications/application/analytics/export-analytics.js';
import { ReadAnalytics } from '#applications/application/analytics/read-analytics.js';
import { AnalyticsExportQuery, AnalyticsQuery } from './analytics.requests.js';
import { AnalyticsBody } from '#applications/application/analytics/analytics.view.js';

const WEEKS = 12;

const COLUMNS: readonly TableColumn<ExportedWeek>[] = [
  { key: 'startsOn', header: msg('Week of') },
  { key: 'title', header: msg('Job') },
  { key: 'views', header: msg('Views') },
  { key: 'applications', header: msg('Applications') },
  { key: 'rate', header: msg('Application rate (%)') },
  { key: 'search', header: msg('From search') },
  { key: 'related', header: msg('From related jobs') },
  { key: 'recommended', header: msg('From recommendations') },
  { key: 'company', header: msg('From the company page') },
  { key: 'alert', header: msg('From saved-search emails') },
  { key: 'feed', header: msg('From feeds') },
  { key: 'other', header: msg('Direct or other') },
];

/** Views of an employer's listings, and applications for them. */
@ApiTags('hiring')
@Controller('api/employer/analytics')
@Only('employer')
export class AnalyticsController {
  constructor(
    private readonly readAnalytics: ReadAnalytics,
    private readonly exportAnalytics: ExportAnalytics,
    private readonly languages: Languages,
  ) {}

  @Get()
  @ApiOkResponse({ type: AnalyticsBody })
  @ApiRefusals(404)
  figures(
    @Query() { weeks = WEEKS, jobId, workplaceId }: AnalyticsQuery,
    @CurrentMember() { employerId }: Member,
  ): Promise<AnalyticsBody> {
    return this.readAnalytics.execute({ employerId, jobId, workplaceId, weeks });
  }

  @Get('export')
  @ApiCsv()
  @ApiRefusals(404)
  async export(
    @Query() { weeks = WEEKS, jobId, workplaceId, fileLanguage }: AnalyticsExportQuery,
    @CurrentMember() { employerId }: Member,
  ): Promise<StreamableFile> {
    const { t } = this.languages.words(fileLanguage);
    const columns = COLUMNS.map((column) => ({ ...column, header: t(column.header) }));
    const rows = await this.exportAnalytics.execute({ employerId, jobId, workplaceId, weeks });
    return csvFile('analytics.csv', columns, rows);
  }
}
