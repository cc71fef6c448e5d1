import { Injectable } from '@nestjs/common';
import { Database, prepared } from '../../../shared/adapters/postgres/database.js';
import type {
  ProfileQueries,
  CompanyReview,
  PublicEmployerProfile,
  PublicJobSeekerProfile,
} from '../../application/ports/profile-queries.js';

const EMPLOYER = prepared(`
  select published || jsonb_build_object('isTrusted', is_trusted,
    'controlledDomain', case when not is_trusted then verified_domain end) as profile
  from employer_profile
  where user_id = $1 and not exists (select from user_account where id = user_id and suspended_at is not null)`);

/** Maximum number of profiles to review; the others follow as these are approved. */
const REVIEW_PAGE = 50;

const TO_REVIEW = prepared(`
  select user_id as "employerId", version, is_trusted as "isTrusted", published,
    json_build_object('companyName', company_name, 'companyLogo', company_logo, 'companyWebsite', company_website,
      'industry', industry, 'companySize', company_size, 'location', location, 'about', about,
      'founded', founded) as proposed
  from employer_profile
  where awaits_review
  order by user_id
  limit ${REVIEW_PAGE}`);

const JOB_SEEKER = prepared(`
  select json_build_object('id', u.id, 'fullName', u.full_name, 'avatar', u.avatar) as "user",
    p.headline as title, p.location, p.experience as "yearsOfExperience", p.desired_roles as "desiredJobTypes",
    p.bio as summary, p.work_experience as "workExperience", p.skills, p.languages, p.education, p.certifications
  from job_seeker_profile p
  join user_account u on u.id = p.user_id
  where p.user_id = $1 and (p.is_public and u.suspended_at is null or p.user_id = $2)`);

const RESUME = prepared('select resume from job_seeker_profile where user_id = $1');

/** Read model: profiles with the names and pictures of their users. */
@Injectable()
export class ProfileReadModel implements ProfileQueries {
  constructor(private readonly database: Database) {}

  async publicEmployer(userId: number): Promise<PublicEmployerProfile | undefined> {
    return (await this.database.first<{ profile: PublicEmployerProfile }>(EMPLOYER, [userId]))?.profile;
  }

  publicJobSeeker(userId: number, viewerId: number | undefined): Promise<PublicJobSeekerProfile | undefined> {
    return this.database.first<PublicJobSeekerProfile>(JOB_SEEKER, [userId, viewerId ?? null]);
  }

  companiesToReview(): Promise<readonly CompanyReview[]> {
    return this.database.query<CompanyReview>(TO_REVIEW);
  }

  async currentResume(userId: number): Promise<string | null> {
    return (await this.database.first<{ resume: string | null }>(RESUME, [userId]))?.resume ?? null;
  }
}
