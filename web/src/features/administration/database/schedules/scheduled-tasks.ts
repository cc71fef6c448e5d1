import type { ScheduledTaskBody } from '@/api/generated/types.gen';

const NAMES: Record<string, string> = {
  'schema-validation': 'Schema validation',
  'full-backup': 'Full backup',
  'critical-backup': 'Critical data backup',
  'copy-backups': 'Copying backups to another place',
  'purge-archived-jobs': 'Deleting old archived listings',
  'purge-rejected-applications': 'Deleting rejected applications',
  'warn-unused-accounts': 'Warning owners of unused accounts',
  'purge-unused-accounts': 'Deleting unused accounts',
  'purge-audit-log': 'Deleting old audit log entries',
  'log-audit-head': 'Logging the end of the audit log',
  'tidy-search': 'Removing closed listings from search',
  'sweep-files': 'Deleting unused files',
  'sweep-reports': 'Clearing reporters’ addresses',
  'sweep-view-marks': 'Clearing view records',
  'fill-search-terms': 'Indexing listings for search',
  'match-places': 'Assigning places to listings',
  'tidy-mails': 'Cleaning up emails',
  'settle-payments': 'Settling payments',
  'sweep-exports': 'Deleting old data exports',
  webhooks: 'Notifying webhooks of expired listings',
  'import-addresses': 'Importing listing feeds',
  'send-job-alerts': 'Sending job alerts',
  'remind-of-ends': 'Reminding employers of expiring listings',
};

/** The display name of a scheduled task. */
export function scheduledTaskName(name: string): string {
  return NAMES[name] ?? name;
}

/** A cron expression in words, such as “Daily”; other expressions are returned unchanged. */
export function describeSchedule(cron: string): string {
  const [, minutes] = /^\*\/(\d+) \* \* \* \*$/.exec(cron) ?? [];
  if (minutes) return `Every ${minutes} minutes`;
  const [, hour, step] = /^\d+ (?:(\d+)|\*\/(\d+)) \* \* \*$/.exec(cron) ?? [];
  if (step) return `Every ${step} hours`;
  if (/^\d+ \* \* \* \*$/.test(cron)) return 'Hourly';
  return hour ? 'Daily' : cron;
}

/** State of the last run. */
export type RunState = 'never' | 'running' | 'interrupted' | 'failed' | 'done';

export function runState({ lastRun }: Pick<ScheduledTaskBody, 'lastRun'>): RunState {
  if (!lastRun) return 'never';
  if (lastRun.error !== null) return 'failed';
  if (lastRun.isInterrupted) return 'interrupted';
  return lastRun.finishedAt === null ? 'running' : 'done';
}
