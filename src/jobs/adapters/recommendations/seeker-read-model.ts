import { Injectable } from '@nestjs/common';
import { Database, prepared } from '../../../shared/adapters/postgres/database.js';

/** What recommendations are made from. */
export type Seeker = {
  readonly headline: string | null;
  readonly desiredRoles: readonly string[];
  readonly skills: readonly string[];
  /** Names in English. */
  readonly languages: readonly string[];
  /** In years. */
  readonly experience: number | null;
  readonly location: string | null;
  /** Titles of listings that the person saved and applied to lately. */
  readonly liked: readonly string[];
  readonly appliedTo: readonly number[];
};

/** Later ones tell more about what somebody looks for now. */
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

/** Read model: what the profile and the doings of a job seeker say about the jobs that suit. */
@Injectable()
export class SeekerReadModel {
  constructor(private readonly database: Database) {}

  async find(userId: number): Promise<Seeker | undefined> {
    return (await this.database.query<Seeker>(FIND, [userId]))[0];
  }
}
