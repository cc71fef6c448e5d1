import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { bodyOf } from '#platform/http/api/body.js';
import { Integer, NullableText } from '#platform/http/api/fields.js';
import {
  CARD_DESCRIPTION,
  type FacetCounts,
  type JobCard,
  type JobFacets,
  type RelatedJobs,
} from '#jobs/application/ports/job-search.js';
import type { EndedJobWithSimilar } from '#jobs/application/read-ended-job.js';
import { placeBody, PlaceBody } from './places.views.js';
import { computedFields, JobOutlineBody } from '../listings/jobs.views.js';

const FACET = {
  type: 'object',
  additionalProperties: { type: 'integer' },
  nullable: true,
  description: 'Number of listings per value; null if total is only a lower bound',
} as const;
const STATED = 'Number of listings per value; null if more than 10,000 listings have one';

/** A listing in search results. */
export class JobCardBody extends JobOutlineBody {
  @Integer('Counts the changes') readonly version!: number;
  @ApiPropertyOptional({ description: 'Whether its range overlaps the requested one, if any' })
  readonly salaryMatch?: boolean;
  @ApiPropertyOptional({ enum: ['word', 'part'], description: 'Whether the keywords match whole or partial words' })
  readonly match?: 'word' | 'part';
  @ApiPropertyOptional({ type: 'integer', description: 'Kilometers from the requested place, if any' })
  readonly distance?: number;
}

/** GET /jobs/facets */
export class JobFacetsBody {
  @Integer() readonly total!: number;
  @ApiProperty({ description: 'False if there are more' }) readonly totalIsExact!: boolean;
  @ApiProperty(FACET) readonly jobType!: FacetCounts | null;
  @ApiProperty(FACET) readonly category!: FacetCounts | null;
  @ApiProperty(FACET) readonly experience!: FacetCounts | null;
  @ApiProperty({ ...FACET, description: `${STATED}. Each combined with the facts in the search` })
  readonly facts!: FacetCounts | null;
  @ApiProperty({ ...FACET, description: STATED }) readonly language!: FacetCounts | null;
  @ApiProperty({ type: PlaceBody, nullable: true, description: 'The place that near refers to, if known' })
  readonly near!: PlaceBody | null;
}

/** A listing related to a search. */
export class RelatedJobBody extends JobCardBody {
  @ApiProperty({ description: 'Why it matches', example: 'server is similar to waiter' }) readonly because!: string;
}

/** GET /jobs/related */
export class RelatedJobsBody {
  @NullableText('The corrected keywords, if a correction is suggested') readonly didYouMean!: string | null;
  @ApiProperty({ type: [String], description: 'The additional words searched for' }) readonly terms!: readonly string[];
  @ApiProperty({ type: [RelatedJobBody] }) readonly items!: readonly RelatedJobBody[];
}

/** GET /jobs/{id}/similar */
export class EndedJobBody {
  @Integer() readonly id!: number;
  @ApiProperty() readonly title!: string;
  @ApiProperty() readonly company!: string;
  @ApiProperty({ description: 'The first instant at which nobody could apply' }) readonly endedAt!: Date;
  @ApiProperty({ type: [JobCardBody], description: 'Open listings for the same or a related job' })
  readonly similar!: readonly JobCardBody[];
}

export function jobFacetsBody({ near, ...facets }: JobFacets): JobFacetsBody {
  return { ...facets, near: near && placeBody(near) };
}

export function jobCardBody(card: JobCard, now: Date): JobCardBody {
  return bodyOf(JobCardBody, card, cardFields(card, now));
}

export function endedJobBody({ job, similar }: EndedJobWithSimilar, now: Date): EndedJobBody {
  return bodyOf(EndedJobBody, { ...job, similar: similar.map((card) => jobCardBody(card, now)) });
}

export function relatedJobsBody({ didYouMean, terms, items }: RelatedJobs, now: Date): RelatedJobsBody {
  return { didYouMean, terms, items: items.map((item) => bodyOf(RelatedJobBody, item, cardFields(item, now))) };
}

export function cardFields(card: JobCard, now: Date) {
  return { ...computedFields(card, now), description: beginning(card.description) };
}

/** Truncates a text that is too long for a card, at a space if there is one in the second half. */
export function beginning(text: string): string {
  if (text.length <= CARD_DESCRIPTION) return text;
  const space = text.lastIndexOf(' ', CARD_DESCRIPTION - 1);
  const cut = text.slice(0, space > CARD_DESCRIPTION / 2 ? space : CARD_DESCRIPTION - 1);
  return `${cut.replace(/[.,;:\ud800-\udbff]$/, '')}…`;
}
