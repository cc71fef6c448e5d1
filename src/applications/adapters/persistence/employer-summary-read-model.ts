import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { EmployerSummaries, type EmployerSummary } from '../../application/ports/employer-summaries.js';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../domain/application-status.js';

type JobFigures = Pick<EmployerSummary, 'activeJobs' | 'pendingJobs' | 'archivedJobs' | 'totalViews'>;

const JOBS = {
  name: 'employer-summary-jobs',
  text: `
    select
      count(*) filter (where j.archived_at is null and j.approved_at is not null)::int as "activeJobs",
      count(*) filter (where j.archived_at is null and j.approved_at is null)::int as "pendingJobs",
      count(*) filter (where j.archived_at is not null)::int as "archivedJobs",
      coalesce(sum(v.views), 0)::int as "totalViews"
    from job j
    left join job_views v on v.job_id = j.id
    where j.employer_id = $1`,
};

const APPLICATIONS = {
  name: 'employer-summary-applications',
  text: `
    select a.status, count(*)::int as number
    from application a
    join job j on j.id = a.job_id
    where j.employer_id = $1
    group by a.status`,
};

/** Read model: sums over an employer's listings, their views and their applications. */
@Injectable()
export class EmployerSummaryReadModel extends EmployerSummaries {
  constructor(private readonly database: Database) {
    super();
  }

  override async of(employerId: number): Promise<EmployerSummary> {
    const [[jobs], applications] = await Promise.all([
      this.database.query<JobFigures>(JOBS, [employerId]),
      this.database.query<{ status: ApplicationStatus; number: number }>(APPLICATIONS, [employerId]),
    ]);
    const counts = new Map(applications.map(({ status, number }) => [status, number]));
    const byStatus = APPLICATION_STATUSES.map((status) => [status, counts.get(status) ?? 0] as const);
    return {
      activeJobs: jobs?.activeJobs ?? 0,
      pendingJobs: jobs?.pendingJobs ?? 0,
      archivedJobs: jobs?.archivedJobs ?? 0,
      totalApplications: applications.reduce((sum, { number }) => sum + number, 0),
      totalViews: jobs?.totalViews ?? 0,
      applicationsByStatus: Object.fromEntries(byStatus) as Record<ApplicationStatus, number>,
    };
  }
}
