import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiCsv, csvFile } from '#platform/http/api/tables/csv-file.js';
import type { TableColumn } from '#platform/http/api/tables/table-column.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { CurrentMember, Only } from '#platform/http/security/access.js';
import type { Member } from '#shared/domain/actor.js';
import type { ExportedWeek } from '#applications/application/ports/analytics.js';
import { ExportAnalytics } from '#applications/application/analytics/export-analytics.js';
import { ReadAnalytics } from '#applications/application/analytics/read-analytics.js';
import { AnalyticsQuery } from './analytics.requests.js';
import { AnalyticsBody } from '#applications/application/analytics/analytics.view.js';

const WEEKS = 12;

const COLUMNS: readonly TableColumn<ExportedWeek>[] = [
  { key: 'startsOn', header: 'Week of' },
  { key: 'title', header: 'Job' },
  { key: 'views', header: 'Views' },
  { key: 'applications', header: 'Applications' },
  { key: 'rate', header: 'Application rate (%)' },
  { key: 'search', header: 'From search' },
  { key: 'related', header: 'From related jobs' },
  { key: 'recommended', header: 'From recommendations' },
  { key: 'company', header: 'From the company page' },
  { key: 'alert', header: 'From saved-search emails' },
  { key: 'feed', header: 'From feeds' },
  { key: 'other', header: 'Direct or other' },
];

/** Views of an employer's listings, and applications for them. */
@ApiTags('hiring')
@Controller('api/employer/analytics')
@Only('employer')
export class AnalyticsController {
  constructor(
    private readonly readAnalytics: ReadAnalytics,
    private readonly exportAnalytics: ExportAnalytics,
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
    @Query() { weeks = WEEKS, jobId, workplaceId }: AnalyticsQuery,
    @CurrentMember() { employerId }: Member,
  ): Promise<StreamableFile> {
    return csvFile(
      'analytics.csv',
      COLUMNS,
      await this.exportAnalytics.execute({ employerId, jobId, workplaceId, weeks }),
    );
  }
}
