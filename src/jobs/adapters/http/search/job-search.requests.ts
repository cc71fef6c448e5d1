import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { OptionalOneOf } from '#platform/http/api/validation/choice-inputs.js';
import { LARGEST_ID } from '#platform/http/api/validation/id.pipe.js';
import { QueryNumber } from '#platform/http/api/validation/inputs.js';
import { PageQuery } from '#platform/http/api/pages.js';
import {
  SEARCH_ORDERS,
  type JobFilter,
  type JobSearchQuery,
  type SearchOrder,
} from '#jobs/application/ports/job-search.js';
import { FACT_FILTERS } from '#jobs/domain/fact-filters.js';
import { EXPERIENCE_LEVELS, JOB_TYPES } from '#jobs/domain/job-options.js';
import { RADIUS } from '#jobs/domain/place.js';
import { JOB_STATES, type JobState } from '#jobs/domain/job-state.js';

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

  @FilterText('Id or name of a place from GET /places: listings near it, nearest first', 'Faro, Portugal')
  readonly near?: string;

  @QueryNumber({
    minimum: RADIUS.min,
    maximum: RADIUS.max,
    default: RADIUS.default,
    description: 'Kilometers around that place',
  })
  readonly radius?: number;

  static filter(query: JobFacetsQuery): JobFilter {
    const { keywords, location, jobType, category, experience, premium, language, near, radius } = query;
    const facts = query.facts?.split(',').filter(Boolean);
    const premiumOnly = premium === 'true';
    return { keywords, location, jobType, category, experience, premiumOnly, facts, language, near, radius };
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
      'Newest first; best paid first; by relevance (whole words in the title, then whole words elsewhere, then partial ' +
      'words); or nearest first. Default: distance with a place, else relevance with keywords, else newest',
  })
  readonly sort?: SearchOrder;

  @EmptyIsAbsent()
  @OptionalOneOf(STATES, { description: 'For admins: listings in this state, filtered only by keywords' })
  readonly state?: JobState | 'all';

  static search(request: JobSearchRequest): JobSearchQuery {
    const { salaryMin, salaryMax, sort, limit, cursor } = request;
    return {
      ...JobFacetsQuery.filter(request),
      salary: { from: salaryMin, to: salaryMax },
      sort,
      limit: limit ?? JOBS_ON_A_PAGE,
      cursor,
    };
  }
}
