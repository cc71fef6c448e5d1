import { QueryId, QueryNumber } from '#platform/http/api/validation/inputs.js';

const MAX_WEEKS = 52;

/** GET /employer/analytics */
export class AnalyticsQuery {
  @QueryNumber(
    {
      minimum: 1,
      maximum: MAX_WEEKS,
      default: 12,
      description: 'Number of weeks, starting on Monday (UTC); the last one is the current week',
    },
    `weeks must be 1 to ${MAX_WEEKS}`,
  )
  readonly weeks?: number;

  @QueryId('jobId must be the number of a job')
  readonly jobId?: number;

  @QueryId('workplaceId must be the number of a hotel')
  readonly workplaceId?: number;
}
