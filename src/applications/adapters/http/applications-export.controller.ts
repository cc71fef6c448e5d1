import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Readable } from 'node:stream';
import { CurrentActor, Only } from '../../../shared/adapters/http/security/access.js';
import { ApiRefusals } from '../../../shared/adapters/http/api/api-refusals.js';
import { BYTE_ORDER_MARK, csvLine } from '../../../shared/adapters/http/api/csv.js';
import { LARGEST_PAGE } from '../../../shared/adapters/http/api/pages.js';
import type { Actor } from '../../../shared/domain/actor.js';
import { ApplicationViews, type ReceivedApplicationView } from '../../application/ports/application-views.js';
import { ApplicationsFilterQuery } from './applications.requests.js';

const HEADINGS = [
  'Applied at',
  'Job',
  'Status',
  'Name',
  'Email',
  'Phone',
  'Location',
  'Headline',
  'Experience (years)',
];

const CSV_FILE = { type: 'text/csv; charset=utf-8', disposition: 'attachment; filename="applications.csv"' };

/** An employer's applications as a file for spreadsheets. */
@ApiTags('applications')
@Controller('api')
@Only('employer')
export class ApplicationsExportController {
  constructor(private readonly views: ApplicationViews) {}

  @Get('applications/employer/export')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  @ApiRefusals(400, 401, 403)
  async export(@Query() query: ApplicationsFilterQuery, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    const lines = this.lines(actor.userId, query);
    // The first line waits for the first page: what fails there is still answered as a problem.
    const first = await lines.next();
    return new StreamableFile(Readable.from(rest(String(first.value), lines)), CSV_FILE);
  }

  /** A page at a time, so that memory stays the same however many there are. */
  private async *lines(employerId: number, filter: ApplicationsFilterQuery): AsyncGenerator<string> {
    let cursor: string | undefined;
    let heading = BYTE_ORDER_MARK + csvLine(HEADINGS);
    do {
      const page = await this.views.ofEmployer(employerId, { ...filter, limit: LARGEST_PAGE, cursor });
      yield heading + page.items.map(toLine).join('');
      heading = '';
      cursor = page.nextCursor;
    } while (cursor !== undefined);
  }
}

async function* rest(first: string, lines: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* lines;
}

function toLine({ appliedAt, job, status, user, jobSeekerProfile: profile }: ReceivedApplicationView): string {
  return csvLine([
    appliedAt.toISOString(),
    job.title,
    status,
    user.fullName,
    user.email,
    profile.phone,
    profile.location,
    profile.headline,
    profile.experience,
  ]);
}
