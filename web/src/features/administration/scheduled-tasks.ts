import type { ScheduledTaskBody } from '@/api/generated/types.gen';

const NAMES: Record<string, string> = {
  'schema-validation': 'Schema validation',
  'full-backup': 'Full backup',
  'critical-backup': 'Critical data backup',
  'purge-archived-jobs': 'Delete old archived listings',
  'tidy-search': 'Remove closed listings from the search',
  'sweep-files': 'Delete unused files',
  'sweep-view-marks': 'Forget who viewed listings',
};

/** The name of a scheduled task on screens. */
export function scheduledTaskName(name: string): string {
  return NAMES[name] ?? name;
}

/** A cron expression in words, such as “Daily at 00:05 UTC”; the expression itself if it is of another kind. */
export function describeSchedule(cron: string): string {
  const [, minute = '', hour = '', step] = /^(\d+) (?:(\d+)|\*\/(\d+)) \* \* \*$/.exec(cron) ?? [];
  if (step) return `Every ${step} hours`;
  return hour ? `Daily at ${hour.padStart(2, '0')}:${minute.padStart(2, '0')} UTC` : cron;
}

/** State of the last run. */
export type RunState = 'never' | 'running' | 'interrupted' | 'failed' | 'done';

export function runState({ lastRun }: Pick<ScheduledTaskBody, 'lastRun'>): RunState {
  if (!lastRun) return 'never';
  if (lastRun.error !== null) return 'failed';
  if (lastRun.isInterrupted) return 'interrupted';
  return lastRun.finishedAt === null ? 'running' : 'done';
}
