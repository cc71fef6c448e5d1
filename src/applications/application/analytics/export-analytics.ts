import { UseCase } from '#shared/application/use-case.js';
import { AnalyticsPolicy, type ReadAnalyticsCommand } from './analytics-policy.js';
import type { ExportedWeek } from '../ports/analytics.js';
import { ApplicationQueries } from '../ports/application-queries.js';

/**
 * Returns the same figures by listing and week, oldest first, in batches.
 * @throws JobOfApplicationsNotFound
 */
@UseCase()
export class ExportAnalytics {
  constructor(
    private readonly policy: AnalyticsPolicy,
    private readonly queries: ApplicationQueries,
  ) {}

  async execute(command: ReadAnalyticsCommand): Promise<AsyncIterable<readonly ExportedWeek[]>> {
    return this.queries.exportedAnalytics(await this.policy.filterFor(command));
  }
}
