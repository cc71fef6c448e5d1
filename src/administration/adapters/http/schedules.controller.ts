import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Only } from '#platform/http/security/access.js';
import { Clock } from '#shared/application/clock.js';
import { ScheduledTaskBody, type TaskRunBody } from '../../application/views/schedules.view.js';
import { nextRunAt, type TaskRun } from '../../domain/scheduled-task.js';
import { TaskRuns } from '../../application/ports/task-runs.js';
import { TaskScheduler } from '../schedule/task-scheduler.js';

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
    const now = this.clock.now();
    const latest = new Map((await this.runs.latest(now)).map((run) => [run.name, run]));
    return this.scheduler.tasks.map((task) => {
      const last = latest.get(task.name);
      return {
        name: task.name,
        cron: task.cron,
        lastRun: last ? shown(last) : null,
        nextRunAt: nextRunAt(task, last, now),
      };
    });
  }
}

function shown({ startedAt, finishedAt, error, isInterrupted }: TaskRun): TaskRunBody {
  return { startedAt, finishedAt, error, isInterrupted };
}
