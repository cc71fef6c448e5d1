import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { bodyOf } from '#platform/http/api/body.js';
import { CONTROLLED_DOMAIN, Integer, NullableText, NullableTime } from '#platform/http/api/fields.js';
import type { EmployerJobView } from '#jobs/application/ports/job-queries.js';
import type { JobView } from '#jobs/application/ports/job-view.js';
import type { JobCard } from '#jobs/application/ports/job-search.js';
import { experienceLabel, JOB_TYPES, type JobType } from '#jobs/domain/job-options.js';
import { ARCHIVERS, isOpenAt, JOB_STATES, jobStateAt, type Archiver, type JobState } from '#jobs/domain/job-state.js';
import { PAY_BASES, PAY_PERIODS, type PayBasis, type PayPeriod } from '#jobs/domain/salary-range.js';
import {
  MEASURES,
  RESTRICTION_REASONS,
  sentenceOf,
  type Decision,
  type Measure,
  type RestrictionReason,
} from '#jobs/domain/statement.js';
import { JobFactsBody } from './job-facts.views.js';
import { ScreeningQuestionBody } from './screening.views.js';
import { placeBody, PlaceBody } from '../search/places.views.js';
import { startOfDay } from '#shared/domain/utc-day.js';

const OPTIONAL_AMOUNT = { type: Number, nullable: true } as const;

/** The fields common to all views of a listing. */
export class JobOutlineBody {
  @Integer() readonly id!: number;
  @Integer() readonly employerId!: number;
  @ApiProperty() readonly title!: string;
  @ApiProperty() readonly company!: string;
  @ApiProperty() readonly location!: string;
  @ApiProperty({ description: 'Truncated in search results' }) readonly description!: string;
  @NullableText() readonly department!: string | null;
  @ApiProperty() readonly salary!: string;
  @ApiProperty(OPTIONAL_AMOUNT) readonly minSalary!: number | null;
  @ApiProperty(OPTIONAL_AMOUNT) readonly maxSalary!: number | null;
  @ApiProperty({ enum: PAY_PERIODS, enumName: 'PayPeriod', description: 'The period that the amounts cover' })
  readonly payPeriod!: PayPeriod;
  @ApiProperty({ description: 'Currency of the amounts, ISO 4217', example: 'USD' }) readonly currency!: string;
  @ApiProperty({ enum: PAY_BASES, enumName: 'PayBasis', nullable: true, description: 'Before or after taxes' })
  readonly payBasis!: PayBasis | null;
  @ApiProperty() readonly facts!: JobFactsBody;
  @ApiProperty({ enum: JOB_TYPES }) readonly jobType!: JobType;
  @ApiProperty() readonly category!: string;
  @NullableText() readonly experience!: string | null;
  @NullableText('Label of the experience level') readonly experienceLevel!: string | null;
  @ApiProperty({ type: [String] }) readonly skills!: readonly string[];
  @ApiProperty() readonly postedAt!: Date;
  @NullableTime('The first instant of the last UTC day on which it is open') readonly deadline!: Date | null;
  @NullableTime('The first instant at which it is closed') readonly closesAt!: Date | null;
  @ApiProperty({ description: 'Whether it accepts applications now' }) readonly isOpen!: boolean;
  @ApiProperty() readonly isPremium!: boolean;
  @ApiProperty({ description: 'Whether it was posted by a verified employer under its verified name' })
  readonly isTrusted!: boolean;
  @ApiProperty({ description: 'Whether it has screening questions' }) readonly asksQuestions!: boolean;
  @ApiProperty() readonly isApproved!: boolean;
  @ApiProperty() readonly isArchived!: boolean;
}

/** The public view of a listing. */
export class PublicJobBody extends JobOutlineBody {
  @NullableText(CONTROLLED_DOMAIN) readonly controlledDomain!: string | null;
  @NullableText() readonly requirements!: string | null;
  @NullableText() readonly responsibilities!: string | null;
  @NullableText() readonly benefits!: string | null;
  @ApiProperty({ type: [PlaceBody], nullable: true, description: 'Work locations; null if not specified' })
  readonly places!: readonly PlaceBody[] | null;
  @ApiProperty({ type: [ScreeningQuestionBody] }) readonly questions!: readonly ScreeningQuestionBody[];
}

/** An admin's decision about a listing. */
export class DecisionBody {
  @ApiProperty({ enum: MEASURES, enumName: 'Measure' }) readonly measure!: Measure;
  @ApiProperty({ enum: RESTRICTION_REASONS, enumName: 'RestrictionReason', nullable: true })
  readonly reason!: RestrictionReason | null;
  @NullableText('The reason as a sentence') readonly sentence!: string | null;
  @NullableText('The explanation of the admin') readonly text!: string | null;
  @ApiProperty({ description: 'Always false: only people make decisions' }) readonly isAutomated!: false;
  @ApiProperty({ type: Date }) readonly decidedAt!: string;
}

export function decisionBody(decision: Decision): DecisionBody {
  return bodyOf(DecisionBody, decision, { sentence: sentenceOf(decision), isAutomated: false });
}

const FOR_INSIDERS = 'For its employer and admins only';

/** A listing with its version, and additional fields for its employer and admins. */
export class JobBody extends PublicJobBody {
  @Integer('Counts the changes; also in the ETag') readonly version!: number;
  @ApiPropertyOptional({ type: 'integer', description: FOR_INSIDERS }) readonly views?: number;
  @ApiPropertyOptional({
    enum: ARCHIVERS,
    enumName: 'Archiver',
    nullable: true,
    description: `Who archived it; only an admin can restore what an admin archived. ${FOR_INSIDERS}`,
  })
  readonly archivedBy?: Archiver | null;
  @ApiPropertyOptional({
    description: `Whether it becomes premium once an admin approves it or it is paid for. ${FOR_INSIDERS}`,
  })
  readonly premiumRequested?: boolean;
  @ApiPropertyOptional({ description: `Whether premium was paid for or granted by an admin. ${FOR_INSIDERS}` })
  readonly premiumGranted?: boolean;
  @ApiPropertyOptional({ description: `Whether it is waiting for changes by its employer. ${FOR_INSIDERS}` })
  readonly isRejected?: boolean;
  @ApiPropertyOptional({
    type: DecisionBody,
    nullable: true,
    description: `The latest decision, if it is not approved, premium was refused or an admin archived it. ${FOR_INSIDERS}`,
  })
  readonly decision?: DecisionBody | null;
}

/** A listing in the lists of its employer and of admins. */
export class ManagedJobBody extends JobBody {
  @ApiProperty({ enum: JOB_STATES }) readonly state!: JobState;
  @ApiProperty({ description: 'Whether it has ever been approved' }) readonly wasApproved!: boolean;
}

/** A listing in its employer's list. */
export class EmployerJobBody extends ManagedJobBody {
  @Integer() readonly applicationCount!: number;
}

/** Fields that differ from the domain or depend on the current time. */
export function computedFields(job: JobCard, now: Date) {
  return {
    experienceLevel: experienceLabel(job.experience),
    deadline: job.deadline === null ? null : startOfDay(job.deadline),
    isOpen: isOpenAt(job, now),
    places: job.places?.map(placeBody) ?? null,
  };
}

export function publicJobBody(job: JobView, now: Date): PublicJobBody {
  return bodyOf(PublicJobBody, job, computedFields(job, now));
}

export function jobBody(job: JobView, now: Date, isInsider: boolean): JobBody {
  if (!isInsider) return { ...publicJobBody(job, now), version: job.version };
  return bodyOf(JobBody, job, insiderFields(job, now));
}

function insiderFields(job: JobView, now: Date) {
  return { ...computedFields(job, now), decision: job.decision && decisionBody(job.decision) };
}

export function managedJobBody(job: JobView, now: Date): ManagedJobBody {
  return bodyOf(ManagedJobBody, job, { ...insiderFields(job, now), state: jobStateAt(job, now) });
}

export function employerJobBody(job: EmployerJobView, now: Date): EmployerJobBody {
  return bodyOf(EmployerJobBody, job, { ...insiderFields(job, now), state: jobStateAt(job, now) });
}
