import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Only } from '../../../shared/adapters/http/security/access.js';
import { ApiRefusals } from '../../../shared/adapters/http/api/api-refusals.js';
import { Clock } from '../../../shared/application/clock.js';
import { DatabaseInspector } from '../../application/ports/database-inspector.js';
import { DatabaseStatusBody } from './database.views.js';

/** Whether the database is as it should be. */
@ApiTags('administration')
@Controller('api/admin/database')
@Only('admin')
export class DatabaseStatusController {
  constructor(
    private readonly inspector: DatabaseInspector,
    private readonly clock: Clock,
  ) {}

  @Get('status')
  @ApiOkResponse({ type: DatabaseStatusBody })
  @ApiRefusals(401, 403)
  async status(): Promise<DatabaseStatusBody> {
    return new DatabaseStatusBody(await this.inspector.status(), this.clock.now());
  }
}
