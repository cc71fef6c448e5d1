import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../../shared/application/page.js';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { keysetPage, TIME_AND_ID } from '../../../shared/adapters/postgres/keyset-page.js';
import { EmployerJobs, type EmployerJobView } from '../../application/ports/employer-jobs.js';
import { JOB_COLUMNS, JOB_TABLES } from './job-columns.js';
import { jobKey } from './job-key.js';

const PAGE = {
  name: 'job-employer-page',
  text: `
    select ${JOB_COLUMNS},
      (select count(*)::int from application where application.job_id = job.id) as "applicationCount"
    from ${JOB_TABLES}
    where job.employer_id = $1 and ($2::timestamptz is null or (job.posted_at, job.id) < ($2, $3::int))
    order by job.posted_at desc, job.id desc
    limit $4`,
};

const COUNT = { name: 'job-employer-count', text: `select count(*)::int as total from job where employer_id = $1` };

/** Read model across listings and applications, for the employer's dashboard. */
@Injectable()
export class EmployerJobsReadModel extends EmployerJobs {
  constructor(private readonly database: Database) {
    super();
  }

  override page(employerId: number, request: PageRequest): Promise<Page<EmployerJobView>> {
    return keysetPage<EmployerJobView>(
      this.database,
      { rows: PAGE, total: COUNT, values: [employerId], key: TIME_AND_ID, keyOf: jobKey },
      request,
    );
  }
}
