import { nextRunAt, type ScheduledTask, type TaskRun } from '#administration/domain/scheduled-task.js';

const at = (time: string): Date => new Date(`2026-06-15T${time}Z`);
const NOW = at('12:00:00');
const TASK = { lastDueAt: () => at('11:45:00'), nextDueAt: () => at('12:15:00') } as unknown as ScheduledTask;

describe('a scheduled task', () => {
  const ran = (changes: Partial<TaskRun> = {}): TaskRun => ({
    name: 'a task',
    dueAt: at('11:45:00'),
    startedAt: at('11:45:10'),
    finishedAt: at('11:45:20'),
    error: null,
    isInterrupted: false,
    ...changes,
  });

  it.each([
    ['at once if it never ran', undefined, NOW],
    ['at once if it was due since', ran({ dueAt: at('11:30:00') }), NOW],
    ['at once if it was interrupted', ran({ isInterrupted: true, finishedAt: null }), NOW],
    ['at its next time if it ran', ran(), at('12:15:00')],
    ['at its next time while it runs', ran({ finishedAt: null }), at('12:15:00')],
    ['ten minutes after it failed', ran({ error: 'no luck', startedAt: at('11:55:00') }), at('12:05:00')],
    ['at once if it failed longer ago', ran({ error: 'no luck' }), NOW],
  ])('runs %s', (_when, last, expected) => {
    expect(nextRunAt(TASK, last, NOW)).toEqual(expected);
  });
});
