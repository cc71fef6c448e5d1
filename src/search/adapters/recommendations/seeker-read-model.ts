import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';

/** The input for recommendations. */
export type Seeker = {
  readonly headline: string | null;
  readonly desiredRoles: readonly string[];
  readonly skills: readonly string[];
  /** English names. */
  readonly languages: readonly string[];
  /** In years. */
  readonly experience: number | null;
  readonly location: string | null;
  /** Titles of listings that the job seeker recently saved or applied to. */
  readonly liked: readonly string[];
  readonly appliedTo: readonly number[];
};

/** Only recent activity reflects current interests. */
const LATEST = 10;

const FIND = prepared(`
  select headline, desired_roles as "desiredRoles", skills, experience, location,
    array(select entry ->> 'language' from jsonb_array_elements(languages) entry) as languages,
    array(
      select job.title from (
        (select job_id, created_at as at from bookmark where user_id = $1 order by created_at desc limit ${LATEST})
        union all
        (select job_id, applied_at from application where job_seeker_id = $1 order by applied_at desc limit ${LATEST})
      ) liked join job on job.id = liked.job_id
      order by liked.at desc
    ) as liked,
    array(select job_id from application where job_seeker_id = $1) as "appliedTo"
  from job_seeker_profile where user_id = $1`);

/** Read model: the profile and recent activity of a job seeker. */
@Injectable()
export class SeekerReadModel {
  constructor(private readonly database: Database) {}

  find(userId: number): Promise<Seeker | undefined> {
    return this.database.first<Seeker>(FIND, [userId]);
  }
}
