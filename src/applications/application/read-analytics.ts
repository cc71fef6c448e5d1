import { Clock } from '../../shared/application/clock.js';
import { UseCase } from '../../shared/application/use-case.js';
import { utcDayOf } from '../../shared/domain/utc-day.js';
import { JobOfApplicationsNotFound } from '../domain/application-errors.js';
import { Analytics, type AnalyticsFigures, type AnalyticsFilter, type ExportedWeek } from './ports/analytics.js';
import { JobDirectory } from './ports/directories.js';

type ReadAnalyticsCommand = Omit<AnalyticsFilter, 'today'>;

/**
 * Returns the views of the employer's own listings and the applications for them.
 * @throws JobOfApplicationsNotFound
 */
@UseCase()
export class ReadAnalytics {
  constructor(
    private readonly jobs: JobDirectory,
    private readonly analytics: Analytics,
    private readonly clock: Clock,
  ) {}

  async figures(command: ReadAnalyticsCommand): Promise<AnalyticsFigures> {
    return this.analytics.figures(await this.filter(command));
  }

  async exported(command: ReadAnalyticsCommand): Promise<AsyncIterable<readonly ExportedWeek[]>> {
    return this.analytics.exported(await this.filter(command));
  }

  private async filter(command: ReadAnalyticsCommand): Promise<AnalyticsFilter> {
    const { employerId, jobId } = command;
    const job = jobId === undefined ? undefined : await this.jobs.find(jobId);
    if (jobId !== undefined && job?.employerId !== employerId) throw new JobOfApplicationsNotFound();
    return { ...command, today: utcDayOf(this.clock.now()) };
  }
}
