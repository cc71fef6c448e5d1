import { ApiProperty } from '@nestjs/swagger';
import { Integer } from '#platform/http/api/fields.js';
import type { ApprovalSkip, ApprovedJobs } from '#jobs/application/review/approve-jobs.js';
import { JobNotFound } from '#jobs/domain/job-errors.js';

const REASONS: Readonly<Record<ApprovalSkip, string>> = {
  missing: new JobNotFound().message,
  decided: 'It is no longer waiting for approval.',
  unverified: 'Its employer is not verified, or it names a different company.',
  new: 'It has not been approved before.',
  changed: 'It has changed in the meantime.',
};

export class SkippedJobBody {
  @Integer() readonly id!: number;
  @ApiProperty({ enum: Object.keys(REASONS) }) readonly reason!: ApprovalSkip;
  @ApiProperty({ description: 'The reason in a sentence' }) readonly message!: string;
}

export class ApprovedJobsBody {
  @ApiProperty({ type: 'array', items: { type: 'integer' } }) readonly approved!: readonly number[];
  @ApiProperty({ type: [SkippedJobBody] }) readonly skipped!: readonly SkippedJobBody[];
}

export function approvedJobsBody({ approved, skipped }: ApprovedJobs): ApprovedJobsBody {
  return { approved, skipped: skipped.map(({ id, reason }) => ({ id, reason, message: REASONS[reason] })) };
}
