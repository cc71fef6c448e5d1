import { SetMetadata } from '@nestjs/common';

export const SCHEDULED_TASK = 'scheduled-task';

/** When a task runs; `cron` is in UTC. */
export type TaskSchedule = { readonly name: string; readonly cron: string };

/**
 * Runs a method of a provider on a schedule, once in the whole installation. Missed, failed and interrupted runs are made
 * up for.
 */
export const ScheduledTask = (name: string, cron: string): MethodDecorator =>
  SetMetadata(SCHEDULED_TASK, { name, cron } satisfies TaskSchedule);
