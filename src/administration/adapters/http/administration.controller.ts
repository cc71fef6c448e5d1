import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Only } from '#platform/http/security/access.js';
import { Clock } from '#shared/application/clock.js';
import { AdministrationQueries } from '../../application/ports/administration-queries.js';
import { DatabaseStatusBody } from './database.views.js';
import { OverviewBody } from './overview.views.js';
import { QueueBody } from './queues.views.js';

/** Figures about the whole installation and its database. */
@ApiTags('administration')
@Controller('api/admin')
@Only('admin')
export class AdministrationController {
  constructor(
    private readonly queries: AdministrationQueries,
    private readonly clock: Clock,
  ) {}

  @Get('summary')
  @ApiOkResponse({ type: OverviewBody })
  summary(): Promise<OverviewBody> {
    return this.queries.overview(this.clock.now());
  }

  @Get('database/status')
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
