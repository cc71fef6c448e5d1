import { UseCase } from '#shared/application/use-case.js';
import { AnalyticsPolicy, type ReadAnalyticsCommand } from './analytics-policy.js';
import type { AnalyticsBody } from './analytics.view.js';
import { ApplicationQueries } from '../ports/application-queries.js';

/**
 * Returns the views of the employer's own listings and the applications for them.
 * @throws JobOfApplicationsNotFound
 */
@UseCase()
export class ReadAnalytics {
  constructor(
    private readonly policy: AnalyticsPolicy,
    private readonly queries: ApplicationQueries,
  ) {}

  async execute(command: ReadAnalyticsCommand): Promise<AnalyticsBody> {
    return this.queries.analytics(await this.policy.filterFor(command));
  }
}
