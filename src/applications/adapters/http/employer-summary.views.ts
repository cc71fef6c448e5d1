import { ApiProperty } from '@nestjs/swagger';
import type { EmployerSummary } from '../../application/ports/application-queries.js';
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
  @ApiProperty({ type: 'integer', description: 'Approved and not archived' }) readonly activeJobs: number;
  @ApiProperty({ type: 'integer', description: 'Awaiting approval' }) readonly pendingJobs: number;
  @ApiProperty({ type: 'integer' }) readonly archivedJobs: number;
  @ApiProperty({ type: 'integer' }) readonly totalApplications: number;
  @ApiProperty({ type: 'integer' }) readonly totalViews: number;
  @ApiProperty() readonly applicationsByStatus: ApplicationsByStatusBody;

  constructor(summary: EmployerSummary) {
    this.activeJobs = summary.activeJobs;
    this.pendingJobs = summary.pendingJobs;
    this.archivedJobs = summary.archivedJobs;
    this.totalApplications = summary.totalApplications;
    this.totalViews = summary.totalViews;
    this.applicationsByStatus = summary.applicationsByStatus;
  }
}
