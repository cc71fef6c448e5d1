import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import {
  ProfileQueries,
  type PublicEmployerProfile,
  type PublicJobSeekerProfile,
} from '../../application/ports/profile-queries.js';

const EMPLOYER = {
  name: 'public-employer-profile',
  text: `
    select company_name as "companyName", company_logo as "companyLogo", company_website as "companyWebsite", industry,
      company_size as "companySize", location, about, founded, is_trusted as "isTrusted"
    from employer_profile
    where user_id = $1`,
};

const JOB_SEEKER = {
  name: 'public-job-seeker-profile',
  text: `
    select json_build_object('id', u.id, 'fullName', u.full_name, 'avatar', u.avatar) as "user",
      p.headline as title, p.location, p.experience as "yearsOfExperience", p.desired_roles as "desiredJobTypes",
      p.bio as summary, p.work_experience as "workExperience", p.skills, p.languages, p.education, p.certifications
    from job_seeker_profile p
    join user_account u on u.id = p.user_id
    where p.user_id = $1 and (p.is_public or p.user_id = $2)`,
};

const RESUME = { name: 'current-resume', text: 'select resume from job_seeker_profile where user_id = $1' };

/** Read model: profiles joined with the names and pictures of their users. */
@Injectable()
export class ProfileReadModel extends ProfileQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override async publicEmployer(userId: number): Promise<PublicEmployerProfile | undefined> {
    return (await this.database.query<PublicEmployerProfile>(EMPLOYER, [userId]))[0];
  }

  override async publicJobSeeker(
    userId: number,
    viewerId: number | undefined,
  ): Promise<PublicJobSeekerProfile | undefined> {
    return (await this.database.query<PublicJobSeekerProfile>(JOB_SEEKER, [userId, viewerId ?? null]))[0];
  }

  override async currentResume(userId: number): Promise<string | null> {
    return (await this.database.query<{ resume: string | null }>(RESUME, [userId]))[0]?.resume ?? null;
  }
}
