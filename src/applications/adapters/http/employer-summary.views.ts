import { ApiProperty } from '@nestjs/swagger';
import type { ApplicationStatus } from '../../domain/application-status.js';

export class ApplicationsByStatusBody implements Record<ApplicationStatus, number> {
  @ApiProperty({ type: 'integer' }) readonly pending!: number;
  @ApiProperty({ type: 'integer' }) readonly reviewed!: number;
  @ApiProperty({ type: 'integer' }) readonly shortlisted!: number;
  @ApiProperty({ type: 'integer' }) readonly interviewed!: number;
  @ApiProperty({ type: 'integer' }) readonly offered!: number;
  @ApiProperty({ type: 'integer' }) readonly rejected!: number;
}

export class EmployerSummaryBody {
  @ApiProperty({ type: 'integer', description: 'Approved and not archived' }) readonly activeJobs!: number;
  @ApiProperty({ type: 'integer', description: 'Awaiting approval' }) readonly pendingJobs!: number;
  @ApiProperty({ type: 'integer' }) readonly archivedJobs!: number;
  @ApiProperty({ type: 'integer' }) readonly totalApplications!: number;
  @ApiProperty({ type: 'integer' }) readonly totalViews!: number;
  @ApiProperty() readonly applicationsByStatus!: ApplicationsByStatusBody;
}
