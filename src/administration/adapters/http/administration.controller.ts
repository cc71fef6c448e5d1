import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Only } from '../../../shared/adapters/http/security/access.js';
import { ApiRefusals } from '../../../shared/adapters/http/api/api-refusals.js';
import { Clock } from '../../../shared/application/clock.js';
import { Overview } from '../../application/ports/overview.js';
import { OverviewBody } from './overview.views.js';

/** What admins see of the whole installation. */
@ApiTags('administration')
@Controller('api/admin')
@Only('admin')
export class AdministrationController {
  constructor(
    private readonly overview: Overview,
    private readonly clock: Clock,
  ) {}

  @Get('summary')
  @ApiOkResponse({ type: OverviewBody })
  @ApiRefusals(401, 403)
  async summary(): Promise<OverviewBody> {
    return new OverviewBody(await this.overview.figures(this.clock.now()));
  }
}
