import { CronTime } from 'cron';
import type { TaskSchedule } from '#shared/application/background/scheduled-task.js';
import type { ScheduledTask } from '../../domain/scheduled-task.js';

const MINUTE_MS = 60 * 1000;

/** A task whose due times follow a cron expression in UTC. */
export function cronTask({ name, cron, deletes = false }: TaskSchedule, run: ScheduledTask['run']): ScheduledTask {
  const times = new CronTime(cron, 'UTC');
  const nextDueAt = (after: Date) => times.getNextDateFrom(after, 'UTC').toJSDate();
  const lastDueAt = (now: Date) => {
    let due = now;
    // Cron expressions only move forward, so this looks further and further back.
    for (let back = MINUTE_MS; due >= now; back *= 2) due = nextDueAt(new Date(now.getTime() - back - 1));
    for (let next = nextDueAt(due); next <= now; next = nextDueAt(due)) due = next;
    return due;
  };
  return { name, cron, deletes, nextDueAt, lastDueAt, run };
}
