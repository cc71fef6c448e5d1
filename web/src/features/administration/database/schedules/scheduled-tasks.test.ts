import { expect, it } from 'vitest';
import { describeSchedule, runState, scheduledTaskName } from './scheduled-tasks.ts';

const startedAt = '2026-11-20T10:00:00.000Z';
const finishedAt = '2026-11-20T10:00:09.000Z';

it.each([
  [null, 'never'],
  [{ startedAt, finishedAt: null, error: null, isInterrupted: false }, 'running'],
  [{ startedAt, finishedAt: null, error: null, isInterrupted: true }, 'interrupted'],
  [{ startedAt, finishedAt, error: 'The disk is full.', isInterrupted: false }, 'failed'],
  [{ startedAt, finishedAt, error: null, isInterrupted: false }, 'done'],
])('derives the state of %j', (lastRun, state) => {
  expect(runState({ lastRun })).toBe(state);
});

it.each([
  ['5 0 * * *', 'Daily'],
  ['30 */6 * * *', 'Every 6 hours'],
  ['20 * * * *', 'Hourly'],
  ['*/15 * * * *', 'Every 15 minutes'],
  ['0 3 * * 1', '0 3 * * 1'],
])('describes %s as %s', (cron, words) => {
  expect(describeSchedule(cron)).toBe(words);
});

it('names known tasks, and shows the identifier of others', () => {
  expect(scheduledTaskName('critical-backup')).toBe('Critical data backup');
  expect(scheduledTaskName('something-new')).toBe('something-new');
});
