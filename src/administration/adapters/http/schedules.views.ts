import { ApiProperty } from '@nestjs/swagger';
import { bodyOf } from '#platform/http/api/body.js';
import { NullableText, NullableTime } from '#platform/http/api/fields.js';
import { nextRunAt, type ScheduledTask, type TaskRun } from '../../domain/scheduled-task.js';

class TaskRunBody {
  @ApiProperty() readonly startedAt!: Date;
  @NullableTime() readonly finishedAt!: Date | null;
  @NullableText('Why it failed, if it did') readonly error!: string | null;
  @ApiProperty({ description: 'Whether its process died before the end; the task is due again' })
  readonly isInterrupted!: boolean;
}

/** GET /admin/database/schedules: a scheduled task. */
export class ScheduledTaskBody {
  @ApiProperty({ example: 'full-backup' }) readonly name!: string;
  @ApiProperty({ example: '0 0 * * *', description: 'Cron expression in UTC' }) readonly cron!: string;
  @ApiProperty({ type: TaskRunBody, nullable: true }) readonly lastRun!: TaskRunBody | null;
  @ApiProperty({ description: 'The current time if it is due' }) readonly nextRunAt!: Date;
}

export function scheduledTaskBody(task: ScheduledTask, last: TaskRun | undefined, now: Date): ScheduledTaskBody {
  const lastRun = last ? bodyOf(TaskRunBody, last) : null;
  return { name: task.name, cron: task.cron, lastRun, nextRunAt: nextRunAt(task, last, now) };
}
