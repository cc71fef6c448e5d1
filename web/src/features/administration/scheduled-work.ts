import type { ScheduleBody } from '../../api/generated/types.gen';

const NAMES: Record<string, string> = {
  'schema-validation': 'Schema validation',
  'full-backup': 'Full backup',
  'critical-backup': 'Critical data backup',
  'purge-archived-jobs': 'Deleting long archived listings',
  'tidy-search': 'Taking closed listings out of the search',
  'sweep-files': 'Deleting files without an owner',
  'sweep-view-marks': 'Forgetting who viewed listings',
};

/** The words for what runs by the clock. */
export function scheduledWorkName(name: string): string {
  return NAMES[name] ?? name;
}

/** What came of the last run. */
export type RunStanding = 'never' | 'running' | 'interrupted' | 'failed' | 'done';

/** What came of the last run of what runs by the clock. */
export function runStanding({ lastRun }: Pick<ScheduleBody, 'lastRun'>): RunStanding {
  if (!lastRun) return 'never';
  if (lastRun.error !== null) return 'failed';
  if (lastRun.isCutOff) return 'interrupted';
  return lastRun.finishedAt === null ? 'running' : 'done';
}
