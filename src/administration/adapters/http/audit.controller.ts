import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { bodiesOf } from '#platform/http/api/body.js';
import { ApiCsv, csvFile, type CsvColumn } from '#platform/http/api/csv-file.js';
import { Pages, type SendPage } from '#platform/http/api/pages.js';
import { Only } from '#platform/http/security/access.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { AdministrationQueries } from '../../application/ports/administration-queries.js';
import type { AuditEntryView } from '../../application/ports/audit-entry-view.js';
import { AuditFilterQuery, AuditQuery, filterOf } from './audit.requests.js';
import { AuditEntryBody } from './audit.views.js';

type Line = Omit<AuditEntryView, 'details'> & { readonly details: string };

const COLUMNS: readonly CsvColumn<Line>[] = [
  { key: 'position', header: 'Position' },
  { key: 'occurredAt', header: 'Time' },
  { key: 'actorKind', header: 'Actor' },
  { key: 'actorId', header: 'Actor id' },
  { key: 'actorName', header: 'Actor name' },
  { key: 'action', header: 'Action' },
  { key: 'subjectKind', header: 'Subject' },
  { key: 'subjectId', header: 'Subject id' },
  { key: 'subjectName', header: 'Subject name' },
  { key: 'details', header: 'Details' },
  { key: 'address', header: 'Network' },
];

/** The audit log. */
@ApiTags('administration')
@Controller('api/admin/audit')
@Only('admin')
export class AuditController {
  constructor(
    private readonly queries: AdministrationQueries,
    private readonly audit: AuditLog,
  ) {}

  @Get()
  @ApiOkResponse({ type: [AuditEntryBody], description: 'Newest first' })
  async list(@Query() query: AuditQuery, @Pages() sendPage: SendPage): Promise<AuditEntryBody[]> {
    const { limit, cursor } = query;
    const page = await this.queries.auditEntries({ ...filterOf(query), limit, cursor });
    return bodiesOf(AuditEntryBody, sendPage(page));
  }

  @Get('export')
  @ApiCsv()
  async export(@Query() query: AuditFilterQuery): Promise<StreamableFile> {
    await this.audit.add({ action: 'audit.exported' });
    return csvFile('audit.csv', COLUMNS, linesOf(this.queries.allAuditEntries(filterOf(query))));
  }
}

async function* linesOf(batches: AsyncIterable<readonly AuditEntryView[]>): AsyncGenerator<readonly Line[], void> {
  for await (const entries of batches)
    yield entries.map((entry) => ({ ...entry, details: JSON.stringify(entry.details) }));
}
