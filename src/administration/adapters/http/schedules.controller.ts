import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Only } from '#platform/http/security/access.js';
import { Clock } from '#shared/application/clock.js';
import { TaskRuns } from '../../application/ports/task-runs.js';
import { TaskScheduler } from '../schedule/task-scheduler.js';
import { scheduledTaskBody, ScheduledTaskBody } from './schedules.views.js';

/** Scheduled tasks and their latest runs. */
@ApiTags('administration')
@Controller('api/admin/database')
@Only('admin')
export class SchedulesController {
  constructor(
    private readonly scheduler: TaskScheduler,
    private readonly runs: TaskRuns,
    private readonly clock: Clock,
  ) {}

  @Get('schedules')
  @ApiOkResponse({ type: [ScheduledTaskBody] })
  async schedules(): Promise<ScheduledTaskBody[]> {
    const latest = new Map((await this.runs.latest()).map((run) => [run.name, run]));
    const now = this.clock.now();
    return this.scheduler.tasks.map((task) => scheduledTaskBody(task, latest.get(task.name), now));
  }
}
