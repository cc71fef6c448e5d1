const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds until the next attempt, by number of failed attempts. */
const DELAYS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 24 * HOUR];

/** Seconds until the next attempt; undefined if there is none. */
export function retryDelay(failedAttempts: number): number | undefined {
  return DELAYS[failedAttempts - 1];
}
