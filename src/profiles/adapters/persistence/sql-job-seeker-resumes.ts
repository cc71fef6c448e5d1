import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { JobSeekerResumes } from '../../application/ports/job-seeker-resumes.js';

const CURRENT = {
  name: 'current-resume',
  text: 'select resume from job_seeker_profile where user_id = $1',
};

/** Resumes as the profiles in PostgreSQL name them. */
@Injectable()
export class SqlJobSeekerResumes extends JobSeekerResumes {
  constructor(private readonly database: Database) {
    super();
  }

  override async current(userId: number): Promise<string | null> {
    const [profile] = await this.database.query<{ resume: string | null }>(CURRENT, [userId]);
    return profile?.resume ?? null;
  }
}
