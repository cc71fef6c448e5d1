import { Inject, Injectable } from '@nestjs/common';
import { isPresentable, isRemoved } from '#jobs';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { Database, prepared } from '#platform/postgres/database.js';
import type { CompanyReviewBody, PublicEmployerProfileBody } from '../../application/employer-profile.view.js';
import type { PublicJobSeekerProfileBody } from '../../application/job-seeker-profile.view.js';
import type { ProfileQueries, ResumeReader } from '../../application/ports/profile-queries.js';

const EMPLOYER = prepared(`
  select published || jsonb_build_object('isTrusted', is_trusted,
    'controlledDomain', case when not is_trusted then verified_domain end) as profile
  from employer_profile
  where user_id = $1 and ($2 or ${isPresentable('user_id')})`);

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
  where p.user_id = $1
    and (p.is_public and u.suspended_at is null and (u.email_verified_at is not null or not $3) or p.user_id = $2)`);

/**
 * Not after a withdrawal, a change of the resume, the end or removal of the listing, another role of its employer, or the
 * end of the membership or the API key. `$3` is the member, `$4` the key, which is valid as long as its maker is a member.
 */
const IS_SENT_WITH = prepared(`
  select from application a join job j on j.id = a.job_id join user_account employer on employer.id = j.employer_id
  where a.id = $2 and a.resume = $1 and a.withdrawn_at is null and a.held_until is null and not ${isRemoved('j')}
    and employer.role = 'employer' and company_is_active(employer.id)
    and exists (
      select from company_member m join user_account u on u.id = m.user_id
      where m.company_id = j.employer_id and u.suspended_at is null and (
        m.user_id = $3 and (m.workplace_ids is null or j.workplace_id = any(m.workplace_ids))
        or m.user_id = (
          select created_by from api_key
          where id = $4 and user_id = j.employer_id and scope = 'read:applications' and expires_at > now())))`);

const RESUME = prepared('select resume from job_seeker_profile where user_id = $1');

/** Read model: profiles with the names and pictures of their users, and the applications with which resumes were sent. */
@Injectable()
export class ProfileReadModel implements ProfileQueries {
  constructor(
    private readonly database: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async publicEmployer(userId: number, isForAdmins = false): Promise<PublicEmployerProfileBody | undefined> {
    return (await this.database.first<{ profile: PublicEmployerProfileBody }>(EMPLOYER, [userId, isForAdmins]))
      ?.profile;
  }

  publicJobSeeker(userId: number, viewerId: number | undefined): Promise<PublicJobSeekerProfileBody | undefined> {
    return this.database.first<PublicJobSeekerProfileBody>(JOB_SEEKER, [
      userId,
      viewerId ?? null,
      this.settings.requireVerifiedEmail,
    ]);
  }

  companiesToReview(): Promise<readonly CompanyReviewBody[]> {
    return this.database.query<CompanyReviewBody>(TO_REVIEW);
  }

  isSentWith(key: string, applicationId: number, reader: ResumeReader): Promise<boolean> {
    const { memberId, apiKeyId } = { memberId: null, apiKeyId: null, ...reader };
    return this.database.exists(IS_SENT_WITH, [key, applicationId, memberId, apiKeyId]);
  }

  async currentResume(userId: number): Promise<string | null> {
    return (await this.database.first<{ resume: string | null }>(RESUME, [userId]))?.resume ?? null;
  }
}
