import { ApiProperty } from '@nestjs/swagger';
import { Integer } from '#platform/http/api/fields.js';
import type { MovedApplications, SkipReason } from '../../application/move-applications.js';
import { ApplicationNotFound, ApplicationWithdrawn, JobOfApplicationRemoved } from '../../domain/application-errors.js';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../domain/application-status.js';

const REASONS: Readonly<Record<SkipReason, string>> = {
  missing: new ApplicationNotFound().message,
  removed: new JobOfApplicationRemoved().message,
  withdrawn: new ApplicationWithdrawn().message,
  unchanged: 'It already has this status.',
  moved: 'Its status has changed in the meantime.',
};

export class MovedApplicationBody {
  @Integer() readonly id!: number;
  @ApiProperty({ enum: APPLICATION_STATUSES, description: 'The previous status' }) readonly was!: ApplicationStatus;
}

export class SkippedApplicationBody {
  @Integer() readonly id!: number;
  @ApiProperty({ enum: Object.keys(REASONS) }) readonly reason!: SkipReason;
  @ApiProperty({ description: 'The reason in a sentence' }) readonly message!: string;
}

export class MovedApplicationsBody {
  @ApiProperty({ type: [MovedApplicationBody] }) readonly changed!: readonly MovedApplicationBody[];
  @ApiProperty({ type: [SkippedApplicationBody] }) readonly skipped!: readonly SkippedApplicationBody[];
}

export function movedApplicationsBody({ changed, skipped }: MovedApplications): MovedApplicationsBody {
  return { changed, skipped: skipped.map(({ id, reason }) => ({ id, reason, message: REASONS[reason] })) };
}
