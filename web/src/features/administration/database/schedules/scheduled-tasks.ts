import type { ScheduledTaskBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';

const NAMES: Record<string, string> = {
  'schema-validation': t('Schema validation'),
  'full-backup': t('Full backup'),
  'critical-backup': t('Critical data backup'),
  'copy-backups': t('Copying backups to another place'),
  'purge-archived-jobs': t('Deleting old archived listings'),
  'purge-ended-applications': t('Deleting applications to ended listings'),
  'purge-rejected-applications': t('Deleting rejected applications'),
  'warn-unused-accounts': t('Warning owners of unused accounts'),
  'purge-unused-accounts': t('Deleting unused accounts'),
  'purge-audit-log': t('Deleting old audit log entries'),
  'log-audit-head': t('Logging the end of the audit log'),
  'measure-reply-times': t('Measuring how soon companies reply'),
  'ask-for-consents': t('Asking people whose consent ends'),
  'purge-talent-pools': t('Deleting people whose consent ended'),
  'purge-candidate-search': t('Deleting old requests of companies'),
  'index-candidates': t('Indexing people for companies'),
  'tidy-search': t('Removing closed listings from search'),
  'sweep-files': t('Deleting unused files'),
  'sweep-reports': t('Clearing reporters’ addresses'),
  'sweep-view-marks': t('Clearing view records'),
  'publish-jobs': t('Publishing listings at their time'),
  'fill-search-terms': t('Indexing listings for search'),
  'match-places': t('Assigning places to listings'),
  'tidy-mails': t('Cleaning up emails'),
  'settle-payments': t('Settling payments'),
  'sweep-exports': t('Deleting old data exports'),
  webhooks: t('Notifying webhooks of expired listings'),
  'import-addresses': t('Importing listing feeds'),
  'send-job-alerts': t('Sending job alerts'),
  'remind-of-ends': t('Reminding employers of expiring listings'),
};

/** The display name of a scheduled task. */
export function scheduledTaskName(name: string): string {
  return NAMES[name] ?? name;
}

/** A cron expression in words, such as “Daily”; other expressions are returned unchanged. */
export function describeSchedule(cron: string): string {
  const [, minutes] = /^\*\/(\d+) \* \* \* \*$/.exec(cron) ?? [];
  if (minutes) return t('Every {minutes} minutes', { minutes });
  const [, hour, step] = /^\d+ (?:(\d+)|\*\/(\d+)) \* \* \*$/.exec(cron) ?? [];
  if (step) return t('Every {step} hours', { step });
  if (/^\d+ \* \* \* \*$/.test(cron)) return t('Hourly');
  return hour ? t('Daily') : cron;
}

/** State of the last run. */
export type RunState = 'never' | 'running' | 'interrupted' | 'failed' | 'done';

export function runState({ lastRun }: Pick<ScheduledTaskBody, 'lastRun'>): RunState {
  if (!lastRun) return 'never';
  if (lastRun.error !== null) return 'failed';
  if (lastRun.isInterrupted) return 'interrupted';
  return lastRun.finishedAt === null ? 'running' : 'done';
}
