import { expect, it } from 'vitest';
import { runStanding, scheduledWorkName } from './scheduled-work.ts';

const startedAt = '2026-11-20T10:00:00.000Z';
const finishedAt = '2026-11-20T10:00:09.000Z';

it.each([
  [null, 'never'],
  [{ startedAt, finishedAt: null, error: null, isCutOff: false }, 'running'],
  [{ startedAt, finishedAt: null, error: null, isCutOff: true }, 'interrupted'],
  [{ startedAt, finishedAt, error: 'The disk is full.', isCutOff: false }, 'failed'],
  [{ startedAt, finishedAt, error: null, isCutOff: false }, 'done'],
])('knows what came of %j', (lastRun, standing) => {
  expect(runStanding({ lastRun })).toBe(standing);
});

it('has words for what it knows, and the name for the rest', () => {
  expect(scheduledWorkName('critical-backup')).toBe('Critical data backup');
  expect(scheduledWorkName('something-new')).toBe('something-new');
});
