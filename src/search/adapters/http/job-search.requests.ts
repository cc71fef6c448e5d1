import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { OptionalOneOf } from '#platform/http/api/validation/choice-inputs.js';
import { LARGEST_ID } from '#platform/http/api/validation/id.pipe.js';
import { QueryNumber } from '#platform/http/api/validation/inputs.js';
import { PageQuery } from '#platform/http/api/pages.js';
import {
  FACT_FILTERS,
  PAY_PERIODS,
  type PayPeriod,
  EXPERIENCE_LEVELS,
  JOB_TYPES,
  RADIUS,
  JOB_STATES,
  type JobState,
} from '#jobs';
import { SEARCH_ORDERS, type JobFilter, type JobSearchQuery, type SearchOrder } from '../queries/job-search.js';

const MATCHES = ['exact', 'meaning'] as const;

/** Default page size. */
export const JOBS_ON_A_PAGE = 20;

const STATES = ['all', ...JOB_STATES] as const;

/** Plain HTML forms submit empty strings for omitted fields. */
const EmptyIsAbsent = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));

function FilterText(description: string, example: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, description, example }),
    IsOptional(),
    IsString({ message: '$property must be one text' }),
  );
}

function YearlyDollars(description: string): PropertyDecorator {
  return QueryNumber({ minimum: 0, maximum: LARGEST_ID, description });
}

/** Search parameters: empty filters match everything, unknown values match nothing. */
export class JobFacetsQuery {
  @FilterText('Text in the title, company or description, ignoring case', 'front desk')
  readonly keywords?: string;

  @FilterText('Contains the location of the listing or vice versa, ignoring case', 'Lisbon')
  readonly location?: string;

  @FilterText(`One of ${JOB_TYPES.join(', ')}`, 'full_time')
  readonly jobType?: string;

  @FilterText('Exact value', 'hotels')
  readonly category?: string;

  @FilterText(`Exact value, such as ${Object.keys(EXPERIENCE_LEVELS).join(', ')}`, 'entry')
  readonly experience?: string;

  @ApiPropertyOptional({ type: Boolean, description: 'Premium listings only' })
  @EmptyIsAbsent()
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'premium must be true or false' })
  readonly premium?: 'true' | 'false';

  @FilterText(`Comma-separated facts that a listing must match, of ${FACT_FILTERS.join(', ')}`, 'housing,meals')
  readonly facts?: string;

  @FilterText('A language that the job requires or prefers, ISO 639-1', 'pt')
  readonly language?: string;

  @FilterText('The language that the listing is written in, ISO 639-1', 'de')
  readonly writtenIn?: string;

  @FilterText('Id or name of a place from GET /places: listings near it, nearest first', 'Faro, Portugal')
  readonly near?: string;

  @QueryNumber({
    minimum: RADIUS.min,
    maximum: RADIUS.max,
    default: RADIUS.default,
    description: 'Kilometers around that place',
  })
  readonly radius?: number;

  @EmptyIsAbsent()
  @OptionalOneOf(MATCHES, {
    description: 'exact: only listings that contain the typed text as it stands. Default: also those that mean it',
  })
  readonly match?: JobFilter['match'];

  @QueryNumber({
    minimum: 0,
    maximum: LARGEST_ID,
    description: 'Pay of at least this: listings that state less or none do not match',
  })
  readonly payAtLeast?: number;

  @FilterText('Its currency, ISO 4217; US dollars if omitted', 'EUR')
  readonly payCurrency?: string;

  @EmptyIsAbsent()
  @OptionalOneOf(PAY_PERIODS, { description: 'Its period; a year if omitted' })
  readonly payPeriod?: PayPeriod;

  static filter(query: JobFacetsQuery): JobFilter {
    const { keywords, location, jobType, category, experience, premium, language, near, radius } = query;
    const facts = query.facts?.split(',').filter(Boolean);
    const premiumOnly = premium === 'true';
    const { writtenIn, match, payAtLeast, payCurrency, payPeriod = 'year' } = query;
    const pay = !payAtLeast ? undefined : { amount: payAtLeast, currency: payCurrency || 'USD', period: payPeriod };
    return {
      keywords,
      location,
      jobType,
      category,
      experience,
      premiumOnly,
      facts,
      language,
      writtenIn,
      near,
      radius,
      match,
      payAtLeast: pay,
    };
  }
}

/** GET /jobs */
export class JobSearchRequest extends IntersectionType(JobFacetsQuery, PageQuery) {
  @YearlyDollars('Lower end of a salary range, open if omitted; 0 to 0 means no range')
  readonly salaryMin?: number;

  @YearlyDollars('Upper end of the range')
  readonly salaryMax?: number;

  @EmptyIsAbsent()
  @OptionalOneOf(SEARCH_ORDERS, {
    description:
      'Newest first; best paid first; by relevance (the title in the typed words, then by another name, then narrower ' +
      'jobs, then texts); or nearest first. Default: distance with near, else relevance with a text, else newest',
  })
  readonly sort?: SearchOrder;

  @ApiPropertyOptional({ type: Boolean, description: 'false: X-Total-Count is a lower bound, which is faster' })
  @EmptyIsAbsent()
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'total must be true or false' })
  readonly total?: 'true' | 'false';

  @EmptyIsAbsent()
  @OptionalOneOf(STATES, { description: 'For admins: listings in this state, filtered only by keywords' })
  readonly state?: JobState | 'all';

  static search(request: JobSearchRequest): JobSearchQuery {
    const { salaryMin, salaryMax, sort, total, limit, cursor } = request;
    return {
      ...JobFacetsQuery.filter(request),
      salary: { from: salaryMin, to: salaryMax },
      sort,
      isCounted: total !== 'false',
      limit: limit ?? JOBS_ON_A_PAGE,
      cursor,
    };
  }
}
