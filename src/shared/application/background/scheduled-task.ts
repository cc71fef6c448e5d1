/** Metadata key of a method's `TaskSchedule`. */
export const SCHEDULED_TASK = 'scheduled-task';

/** When a task runs; `cron` is in UTC. */
export type TaskSchedule = { readonly name: string; readonly cron: string };

/**
 * Runs a method of a provider on a schedule, once in the whole installation. Missed, failed and interrupted runs are
 * repeated.
 */
export function ScheduledTask(name: string, cron: string): MethodDecorator {
  return (_target, _name, { value }) =>
    Reflect.defineMetadata(SCHEDULED_TASK, { name, cron } satisfies TaskSchedule, value as object);
}
