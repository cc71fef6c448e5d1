import { ApiProperty } from '@nestjs/swagger';
import { nextRunAt, type ScheduledTask, type TaskRun } from '../../domain/scheduled-task.js';

class TaskRunBody {
  @ApiProperty({ type: Date }) readonly startedAt: Date;
  @ApiProperty({ type: Date, nullable: true }) readonly finishedAt: Date | null;
  @ApiProperty({ type: String, nullable: true, description: 'Why it failed, if it did' }) readonly error: string | null;
  @ApiProperty({ description: 'Whether its process died before the end; the task is due again' })
  readonly isInterrupted: boolean;

  constructor(run: TaskRun) {
    this.startedAt = run.startedAt;
    this.finishedAt = run.finishedAt;
    this.error = run.error;
    this.isInterrupted = run.isInterrupted;
  }
}

/** GET /admin/database/schedules: a scheduled task. */
export class ScheduledTaskBody {
  @ApiProperty({ example: 'full-backup' }) readonly name: string;
  @ApiProperty({ example: '0 0 * * *', description: 'Cron expression in UTC' }) readonly cron: string;
  @ApiProperty({ type: TaskRunBody, nullable: true }) readonly lastRun: TaskRunBody | null;
  @ApiProperty({ type: Date, description: 'The current time if it is due' }) readonly nextRunAt: Date;

  constructor(task: ScheduledTask, last: TaskRun | undefined, now: Date) {
    this.name = task.name;
    this.cron = task.cron;
    this.lastRun = last ? new TaskRunBody(last) : null;
    this.nextRunAt = nextRunAt(task, last, now);
  }
}
