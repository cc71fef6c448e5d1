import { Clock } from '#shared/application/clock.js';
import { UseCase } from '#shared/application/use-case.js';
import { utc } from '#shared/domain/values/utc-day.js';
import { Alerts, type SearchMatch } from './ports/alerts.js';
import { SearchableListings } from './ports/listings.js';

/** Distinct searches per batch. */
const SEARCHES = 1_000;
/** Searches that are matched concurrently. */
const CONCURRENCY = 3;
/** Matches per insert. */
const MATCHES = 5_000;
/** Retention of sent digests. */
const RETENTION_DAYS = 30;

/** Matches new listings with due saved searches. */
@UseCase()
export class MatchSearches {
  constructor(
    private readonly alerts: Alerts,
    private readonly listings: SearchableListings,
    private readonly clock: Clock,
  ) {}

  /**
   * Records new matches, evaluating each distinct search once. Idempotent: recorded matches are not added again.
   * Returns the time of the check, for `MakeAlerts`.
   */
  async execute(): Promise<Date> {
    const now = this.clock.now();
    await this.alerts.deleteBefore(utc(now).subtract(RETENTION_DAYS, 'day').toDate());
    let after: string | undefined;
    for (;;) {
      const due = await this.alerts.dueSearches(after, now, SEARCHES);
      const last = due.at(-1);
      if (!last) return now;
      await this.match(due, now);
      after = last.search;
    }
  }

  private async match(due: readonly { search: string; since: Date }[], now: Date): Promise<void> {
    const earliest = new Date(Math.min(...due.map(({ since }) => since.getTime())));
    const approved = await this.listings.approvedAfter(earliest, now);
    if (approved.length === 0) return;
    const waiting = [...due];
    const matches: SearchMatch[] = [];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { search, since } = next;
        const fresh = approved.filter(({ approvedAt }) => approvedAt > since);
        if (fresh.length === 0) continue;
        const found = new Set(await this.listings.matching(search, fresh));
        for (const { id, approvedAt } of fresh) if (found.has(id)) matches.push({ search, jobId: id, approvedAt });
        if (matches.length >= MATCHES) await this.alerts.addMatches(matches.splice(0), now);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    if (matches.length > 0) await this.alerts.addMatches(matches, now);
  }
}
