import { utc } from '#shared/domain/values/utc-day.js';

/** Days between the warning and the deletion of an unused account. */
export const NOTICE_DAYS = 30;

/** Days after which a warning expires: the owner must be warned again before the account is deleted. */
const WARNING_DAYS = 60;

export type UnusedAccountTimes = {
  readonly usedBefore: Date;
  /** Accounts whose warning was sent between these times are deleted. */
  readonly warnedFrom: Date;
  readonly warnedBefore: Date;
};

/** `months` without use make an account unused. */
export function unusedAccountTimes(months: number, now: Date): UnusedAccountTimes {
  const daysAgo = (days: number) => utc(now).subtract(days, 'day').toDate();
  return {
    usedBefore: utc(now).subtract(months, 'month').toDate(),
    warnedFrom: daysAgo(WARNING_DAYS),
    warnedBefore: daysAgo(NOTICE_DAYS),
  };
}
