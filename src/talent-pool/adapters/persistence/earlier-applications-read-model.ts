import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import type { EarlierApplications } from '../../application/ports/earlier-applications.js';
import type { RememberedApplication } from '../../application/ports/talent-pools.js';

const EARLIER = `
  select a.id as "applicationId", j.title, a.applied_at as "appliedAt", a.status
  from application a join job j on j.id = a.job_id
  where j.employer_id = $1 and a.job_seeker_id = $2 and a.held_until is null and a.withdrawn_at is null`;

/** Read model of the applications of somebody to one company. */
@Injectable()
export class EarlierApplicationsReadModel implements EarlierApplications {
  constructor(private readonly database: Database) {}

  of(employerId: number, jobSeekerId: number): Promise<readonly RememberedApplication[]> {
    return this.database.query<RememberedApplication>(EARLIER, [employerId, jobSeekerId]);
  }
}
