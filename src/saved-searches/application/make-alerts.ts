import { Clock } from '../../shared/application/clock.js';
import { UseCase } from '../../shared/application/use-case.js';
import { utc } from '../../shared/domain/utc-day.js';
import { nextAlertAt } from '../domain/alert-time.js';
import { Alerts, type MadeAlert, type NewsOfSearch } from './ports/alerts.js';
import { ListingDirectory } from './ports/listings.js';

/** Distinct searches per look. */
const SEARCHES = 1_000;
/** Searches that are matched at the same time. */
const AT_ONCE = 3;
/** Listings found that are noted at once. */
const NEWS = 5_000;
/** People per transaction. */
const PEOPLE = 200;
/** Days after which nobody needs to know any more what a digest said. */
const KEPT_DAYS = 30;

/** Matches new listings with the saved searches that are due, and makes digests of them. */
@UseCase()
export class MakeAlerts {
  constructor(
    private readonly alerts: Alerts,
    private readonly listings: ListingDirectory,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes what is new, each distinct search once. It may be repeated: what was noted or told before is no news.
   * Returns the time that it was about, for `next`.
   */
  async execute(): Promise<Date> {
    const now = this.clock.now();
    await this.alerts.forget(utc(now).subtract(KEPT_DAYS, 'day').toDate());
    let after: string | undefined;
    for (;;) {
      const due = await this.alerts.dueSearches(after, now, SEARCHES);
      const last = due.at(-1);
      if (!last) return now;
      await this.match(due, now);
      after = last.search;
    }
  }

  /** In the open transaction, makes the digests of the next people; `isLast` once nobody is left. */
  async next(now: Date): Promise<{ readonly alerts: readonly MadeAlert[]; readonly isLast: boolean }> {
    const due = await this.alerts.lockDue(now, PEOPLE);
    if (due.length === 0) return { alerts: [], isLast: true };
    const alerts = await this.alerts.make(
      due.map(({ id }) => id),
      now,
    );
    const looked = due.map((search) => ({ id: search.id, nextAt: nextAlertAt(search.frequency, search, now) }));
    await this.alerts.checked(looked, now);
    return { alerts, isLast: false };
  }

  private async match(due: readonly { search: string; since: Date }[], now: Date): Promise<void> {
    const earliest = new Date(Math.min(...due.map(({ since }) => since.getTime())));
    const approved = await this.listings.approvedAfter(earliest, now);
    if (approved.length === 0) return;
    const waiting = [...due];
    const news: NewsOfSearch[] = [];
    const work = async (): Promise<void> => {
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        const { search, since } = one;
        const fresh = approved.filter(({ approvedAt }) => approvedAt > since);
        if (fresh.length === 0) continue;
        const found = new Set(await this.listings.matching(search, fresh));
        for (const { id, approvedAt } of fresh) if (found.has(id)) news.push({ search, jobId: id, approvedAt });
        if (news.length >= NEWS) await this.alerts.note(news.splice(0), now);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (news.length > 0) await this.alerts.note(news, now);
  }
}
