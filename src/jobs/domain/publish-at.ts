import { checked } from '#shared/domain/field-checks.js';
import { utc, utcDayOf, type UtcDay } from '#shared/domain/values/utc-day.js';
import { MAX_DEADLINE_DAYS } from './job-details.js';

/** An instant in ISO 8601 with a time and a zone. */
const INSTANT = /T.*(Z|[+-]\d\d:?\d\d)$/;

/**
 * Reads when a listing is to appear; empty means with its approval.
 * @throws InvalidFields
 */
export function checkPublishAt(entered: string | null | undefined, deadline: UtcDay | null, now: Date): Date | null {
  if (!entered) return null;
  const time = new Date(INSTANT.test(entered) ? entered : Number.NaN);
  return checked((checks) => {
    const add = (message: string) => checks.add('publishAt', message);
    if (Number.isNaN(time.getTime())) add('Please enter a valid time with its zone');
    else if (time <= now) add('The time must be in the future');
    else if (time > utc(now).add(MAX_DEADLINE_DAYS, 'day').toDate()) {
      add(`The time must be within the next ${MAX_DEADLINE_DAYS} days`);
    } else if (isAfter(time, deadline)) {
      add('The listing must appear before its deadline');
    }
    return time;
  });
}

/**
 * A listing must not have closed before it appears.
 * @throws InvalidFields
 */
export function checkStillOpen(deadline: UtcDay | null, publishAt: Date | null): void {
  checked((checks) => {
    if (publishAt && isAfter(publishAt, deadline)) {
      checks.add('deadline', 'The deadline must not be before the listing appears');
    }
  });
}

function isAfter(time: Date, deadline: UtcDay | null): boolean {
  return deadline !== null && utcDayOf(time) > deadline;
}
