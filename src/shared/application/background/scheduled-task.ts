/** Metadata key of a method's `TaskSchedule`. */
export const SCHEDULED_TASK = 'scheduled-task';

/** What a run deleted, by kind, for the log. */
export type TaskResult = void | { readonly deleted: Readonly<Record<string, number>> };

/** When a task runs; `cron` is in UTC. One that `deletes` old data waits while the clock is wrong. */
export type TaskSchedule = { readonly name: string; readonly cron: string; readonly deletes?: boolean };

/**
 * Runs a method of a provider on a schedule, once in the whole installation. Missed, failed and interrupted runs are
 * repeated. The method returns a `TaskResult`.
 */
export function ScheduledTask(name: string, cron: string, { deletes = false } = {}): MethodDecorator {
  return (_target, _name, { value }) =>
    Reflect.defineMetadata(SCHEDULED_TASK, { name, cron, deletes } satisfies TaskSchedule, value as object);
}
