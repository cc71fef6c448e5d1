import { Controller, Get } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Only } from '#platform/http/security/access.js';
import { Clock } from '#shared/application/clock.js';
import { DatabaseStatusBody, TableStatusBody } from '../../application/views/database-status.view.js';
import { OverviewBody } from '../../application/views/overview.view.js';
import { QueueBody } from '../../application/views/queues.view.js';
import { AdministrationQueries } from '../../application/ports/administration-queries.js';
import { TodayBody } from '../../application/views/today.view.js';
import { ReadToday } from '../../application/read-today.js';

/** Figures about the whole installation and its database. */
@ApiTags('administration')
@Controller('api/admin')
@Only('admin')
export class AdministrationController {
  constructor(
    private readonly queries: AdministrationQueries,
    private readonly readToday: ReadToday,
    private readonly clock: Clock,
  ) {}

  @Get('summary')
  @ApiOkResponse({ type: OverviewBody })
  summary(): Promise<OverviewBody> {
    return this.queries.overview(this.clock.now());
  }

  /** What waits for an admin. */
  @Get('today')
  @ApiOkResponse({ type: TodayBody })
  today(): Promise<TodayBody> {
    return this.readToday.execute();
  }

  @Get('database/status')
  @ApiExtraModels(TableStatusBody)
  @ApiOkResponse({ type: DatabaseStatusBody })
  async status(): Promise<DatabaseStatusBody> {
    return { ...(await this.queries.databaseStatus()), timestamp: this.clock.now() };
  }

  @Get('database/queues')
  @ApiOkResponse({ type: [QueueBody] })
  queues(): Promise<QueueBody[]> {
    return this.queries.queues();
  }
}
