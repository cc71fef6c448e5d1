import { Clock } from '#shared/application/clock.js';
import { UseCase } from '#shared/application/use-case.js';
import { utcDayOf } from '#shared/domain/values/utc-day.js';
import { JobOfApplicationsNotFound } from '../../domain/application-errors.js';
import type { AnalyticsFilter } from '../ports/analytics.js';
import { ApplicableListings } from '../ports/directories.js';

export type ReadAnalyticsCommand = Omit<AnalyticsFilter, 'today'>;

/** Employers see the figures of their own listings, up to today. */
@UseCase()
export class AnalyticsPolicy {
  constructor(
    private readonly listings: ApplicableListings,
    private readonly clock: Clock,
  ) {}

  /** @throws JobOfApplicationsNotFound */
  async filterFor(command: ReadAnalyticsCommand): Promise<AnalyticsFilter> {
    const { employerId, jobId } = command;
    const listing = jobId === undefined ? undefined : await this.listings.find(jobId);
    if (jobId !== undefined && listing?.employerId !== employerId) throw new JobOfApplicationsNotFound();
    return { ...command, today: utcDayOf(this.clock.now()) };
  }
}
