import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiCsv, csvFile } from '#platform/http/api/tables/csv-file.js';
import type { TableColumn } from '#platform/http/api/tables/table-column.js';
import { Pages, type SendPage } from '#platform/http/api/pages.js';
import { Only } from '#platform/http/security/access.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { AuditEntryBody } from '../../application/views/audit-entry.view.js';
import { AdministrationQueries } from '../../application/ports/administration-queries.js';
import { AuditFilterQuery, AuditQuery, filterOf } from './audit.requests.js';

type Line = Omit<AuditEntryBody, 'details'> & { readonly details: string };

const COLUMNS: readonly TableColumn<Line>[] = [
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
  async list(@Query() query: AuditQuery, @Pages() sendPage: SendPage): Promise<readonly AuditEntryBody[]> {
    const { limit, cursor } = query;
    return sendPage(await this.queries.auditEntries({ ...filterOf(query), limit, cursor }));
  }

  @Get('export')
  @ApiCsv()
  async export(@Query() query: AuditFilterQuery): Promise<StreamableFile> {
    await this.audit.add({ action: 'audit.exported' });
    return csvFile('audit.csv', COLUMNS, linesOf(this.queries.allAuditEntries(filterOf(query))));
  }
}

async function* linesOf(batches: AsyncIterable<readonly AuditEntryBody[]>): AsyncGenerator<readonly Line[], void> {
  for await (const entries of batches)
    yield entries.map((entry) => ({ ...entry, details: JSON.stringify(entry.details) }));
}
