import { utc } from '../../shared/domain/utc-day.js';

/** Days between the warning and the deletion of an unused account. */
export const NOTICE_DAYS = 30;

/** Days after which a warning is out of date: the owner is warned again before the account is deleted. */
const WARNING_DAYS = 60;

/** The times that decide about unused accounts at one moment. */
export type UnusedAccountTimes = {
  readonly usedBefore: Date;
  /** Accounts are deleted if the warning was sent in between. */
  readonly warnedFrom: Date;
  readonly warnedBefore: Date;
};

/** Accounts count as unused after so many months. */
export function unusedAccountTimes(months: number, now: Date): UnusedAccountTimes {
  const daysAgo = (days: number) => utc(now).subtract(days, 'day').toDate();
  return {
    usedBefore: utc(now).subtract(months, 'month').toDate(),
    warnedFrom: daysAgo(WARNING_DAYS),
    warnedBefore: daysAgo(NOTICE_DAYS),
  };
}
