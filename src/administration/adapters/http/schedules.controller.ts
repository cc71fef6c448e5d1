import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Only } from '../../../shared/adapters/http/security/access.js';
import { ApiRefusals } from '../../../shared/adapters/http/api/api-refusals.js';
import { Clock } from '../../../shared/application/clock.js';
import { ScheduledJobs } from '../../application/ports/scheduled-jobs.js';
import { ReadRuns } from '../../application/read-runs.js';
import { ScheduleBody } from './schedules.views.js';

/** What runs by the clock. */
@ApiTags('administration')
@Controller('api/admin/database')
@Only('admin')
export class SchedulesController {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly readRuns: ReadRuns,
    private readonly clock: Clock,
  ) {}

  @Get('schedules')
  @ApiOkResponse({ type: [ScheduleBody] })
  @ApiRefusals(401, 403)
  async schedules(): Promise<ScheduleBody[]> {
    const latest = new Map((await this.readRuns.execute()).map((run) => [run.name, run]));
    return this.jobs.all().map((job) => new ScheduleBody(job, latest.get(job.name), this.clock.now()));
  }
}
