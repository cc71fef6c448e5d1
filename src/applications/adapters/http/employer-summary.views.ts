import { ApiProperty } from '@nestjs/swagger';
import { Integer } from '#platform/http/api/fields.js';
import type { ApplicationStatus } from '../../domain/application-status.js';

export class ApplicationsByStatusBody implements Record<ApplicationStatus, number> {
  @Integer() readonly pending!: number;
  @Integer() readonly reviewed!: number;
  @Integer() readonly shortlisted!: number;
  @Integer() readonly interviewed!: number;
  @Integer() readonly offered!: number;
  @Integer() readonly rejected!: number;
}

export class EmployerSummaryBody {
  @Integer('Approved and not archived') readonly activeJobs!: number;
  @Integer('Awaiting approval') readonly pendingJobs!: number;
  @Integer() readonly archivedJobs!: number;
  @Integer() readonly totalApplications!: number;
  @Integer() readonly totalViews!: number;
  @ApiProperty() readonly applicationsByStatus!: ApplicationsByStatusBody;
}
