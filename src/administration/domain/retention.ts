import { utc } from '#shared/domain/values/utc-day.js';
import { BACKUP_KINDS, BACKUP_TRIGGERS, newestFirst, type Backup } from './backup.js';

/** Number of backups kept of each kind, with scheduled and requested ones counted separately. */
const KEPT_LAST = 10;
/** Number of days and weeks whose last scheduled backup is kept as well. */
const KEPT_DAYS = 7;
const KEPT_WEEKS = 4;

/**
 * The backups to delete. Of each kind, the last ten verified ones stay, and so do the last scheduled ones of seven days
 * and four weeks. Age is the order of verification, so a wrong clock cannot make a new backup look old. Damaged ones do
 * not count; they are deleted once ten verified ones follow them.
 */
export function expiredBackups(backups: readonly Backup[]): Backup[] {
  return BACKUP_KINDS.flatMap((kind) =>
    BACKUP_TRIGGERS.flatMap((trigger) =>
      // Never deletes files that were never verified: somebody copied them in.
      expired(newestFirst(backups.filter((one) => one.kind === kind && one.trigger === trigger && one.sequence > 0))),
    ),
  );
}

function expired(newest: readonly Backup[]): Backup[] {
  const verified = newest.filter((backup) => backup.verified);
  const tenth = verified[KEPT_LAST - 1];
  if (!tenth) return [];
  const scheduled = verified.filter(({ trigger }) => trigger === 'schedule');
  const kept = new Set([...lastOfEach(scheduled, dayOf, KEPT_DAYS), ...lastOfEach(scheduled, weekOf, KEPT_WEEKS)]);
  return newest.slice(newest.indexOf(tenth) + 1).filter((backup) => !kept.has(backup));
}

/** The newest backup of each of the latest periods that have one. */
function lastOfEach(newest: readonly Backup[], periodOf: (time: Date) => number, periods: number): Backup[] {
  const last = new Map<number, Backup>();
  for (const backup of newest) {
    const period = periodOf(backup.createdAt);
    if (!last.has(period)) last.set(period, backup);
  }
  return [...last.values()].slice(0, periods);
}

function dayOf(time: Date): number {
  return utc(time).startOf('day').valueOf();
}

function weekOf(time: Date): number {
  // dayjs starts weeks on Sunday; here they start on Monday.
  return utc(time).subtract(1, 'day').startOf('week').valueOf();
}
