import { OptionalOneOf } from '#platform/http/api/validation/choice-inputs.js';
import { QueryId, QueryNumber } from '#platform/http/api/validation/inputs.js';
import { LANGUAGE_CODES, type Language } from '#shared/domain/values/language.js';

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

/** GET /employer/analytics/export */
export class AnalyticsExportQuery extends AnalyticsQuery {
  @OptionalOneOf(LANGUAGE_CODES, { default: 'en' })
  readonly fileLanguage?: Language;
}
