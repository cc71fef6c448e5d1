import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { EmployerJobView } from '../../application/ports/job-queries.js';
import type { JobView } from '../../application/ports/job-view.js';
import type { JobCard } from '../../application/ports/job-search.js';
import { experienceLabel, JOB_TYPES, type JobType } from '../../domain/job-options.js';
import { ARCHIVERS, isOpenAt, JOB_STATES, jobStateAt, type Archiver, type JobState } from '../../domain/job-state.js';
import { startOfDay } from '../../../shared/domain/utc-day.js';

const OPTIONAL_TEXT = { type: String, nullable: true } as const;
const OPTIONAL_INTEGER = { type: 'integer', nullable: true } as const;
const OPTIONAL_TIME = { type: String, format: 'date-time', nullable: true } as const;

/** The fields that every view of a listing has. */
export class JobOutlineBody {
  @ApiProperty({ type: 'integer' }) readonly id: number;
  @ApiProperty({ type: 'integer' }) readonly employerId: number;
  @ApiProperty() readonly title: string;
  @ApiProperty() readonly company: string;
  @ApiProperty() readonly location: string;
  @ApiProperty({ description: 'In search results no more than its beginning' }) readonly description: string;
  @ApiProperty(OPTIONAL_TEXT) readonly department: string | null;
  @ApiProperty() readonly salary: string;
  @ApiProperty(OPTIONAL_INTEGER) readonly minSalary: number | null;
  @ApiProperty(OPTIONAL_INTEGER) readonly maxSalary: number | null;
  @ApiProperty({ enum: JOB_TYPES }) readonly jobType: JobType;
  @ApiProperty() readonly category: string;
  @ApiProperty(OPTIONAL_TEXT) readonly experience: string | null;
  @ApiProperty({ ...OPTIONAL_TEXT, description: 'Label of the experience level' })
  readonly experienceLevel: string | null;
  @ApiProperty({ type: [String] }) readonly skills: readonly string[];
  @ApiProperty() readonly postedAt: Date;
  @ApiProperty({ ...OPTIONAL_TIME, description: 'The first instant of the last UTC day on which it is open' })
  readonly deadline: Date | null;
  @ApiProperty({ ...OPTIONAL_TIME, description: 'The first instant at which it is closed' })
  readonly closesAt: Date | null;
  @ApiProperty({ description: 'Whether it takes applications now' }) readonly isOpen: boolean;
  @ApiProperty() readonly isPremium: boolean;
  @ApiProperty() readonly isApproved: boolean;
  @ApiProperty() readonly isArchived: boolean;

  constructor(job: JobCard, now: Date) {
    this.id = job.id;
    this.employerId = job.employerId;
    this.title = job.title;
    this.company = job.company;
    this.location = job.location;
    this.description = job.description;
    this.department = job.department;
    this.salary = job.salary;
    this.minSalary = job.minSalary;
    this.maxSalary = job.maxSalary;
    this.jobType = job.jobType;
    this.category = job.category;
    this.experience = job.experience;
    this.experienceLevel = experienceLabel(job.experience);
    this.skills = job.skills;
    this.postedAt = job.postedAt;
    this.deadline = job.deadline === null ? null : startOfDay(job.deadline);
    this.closesAt = job.closesAt;
    this.isOpen = isOpenAt(job, now);
    this.isPremium = job.isPremium;
    this.isApproved = job.isApproved;
    this.isArchived = job.isArchived;
  }
}

/** A listing as everyone sees it. */
export class PublicJobBody extends JobOutlineBody {
  @ApiProperty(OPTIONAL_TEXT) readonly requirements: string | null;
  @ApiProperty(OPTIONAL_TEXT) readonly responsibilities: string | null;
  @ApiProperty(OPTIONAL_TEXT) readonly benefits: string | null;

  constructor(job: JobView, now: Date) {
    super(job, now);
    this.requirements = job.requirements;
    this.responsibilities = job.responsibilities;
    this.benefits = job.benefits;
  }
}

const FOR_INSIDERS = 'For its employer and admins only';

/** A listing with its version, and with more fields for its employer and admins. */
export class JobBody extends PublicJobBody {
  @ApiProperty({ type: 'integer', description: 'Counts the changes; the ETag holds it too' }) readonly version: number;
  @ApiPropertyOptional({ type: 'integer', description: FOR_INSIDERS }) readonly views?: number;
  @ApiPropertyOptional({
    enum: ARCHIVERS,
    enumName: 'Archiver',
    nullable: true,
    description: `Who archived it; what an admin archived only an admin brings back. ${FOR_INSIDERS}`,
  })
  readonly archivedBy?: Archiver | null;
  @ApiPropertyOptional({ description: `Whether it becomes premium once an admin approves that. ${FOR_INSIDERS}` })
  readonly premiumRequested?: boolean;

  constructor(job: JobView, now: Date, isInsider: boolean) {
    super(job, now);
    this.version = job.version;
    if (!isInsider) return;
    this.views = job.views;
    this.archivedBy = job.archivedBy;
    this.premiumRequested = job.premiumRequested;
  }
}

/** A listing as its employer and admins see it in lists. */
export class ManagedJobBody extends JobBody {
  @ApiProperty({ enum: JOB_STATES }) readonly state: JobState;

  constructor(job: JobView, now: Date) {
    super(job, now, true);
    this.state = jobStateAt(job, now);
  }
}

/** A listing in its employer's list. */
export class EmployerJobBody extends ManagedJobBody {
  @ApiProperty({ type: 'integer' }) readonly applicationCount: number;

  constructor(job: EmployerJobView, now: Date) {
    super(job, now);
    this.applicationCount = job.applicationCount;
  }
}
