import { Injectable } from '@nestjs/common';
import { IS_PUBLISHED } from '#jobs';
import { Database, prepared } from '#platform/postgres/database.js';
import { dayAfter, utcDayOf } from '#shared/domain/values/utc-day.js';
import type { FindabilityBody, ReceivedRequestBody, SentRequestBody } from '../../application/candidate.view.js';
import type { AskedRequest, ContactQueries } from '../../application/ports/contact-queries.js';
import { initialsOf, LOOK_DAYS } from '../../domain/candidate.js';
import { ANSWER_DAYS, answerableSince } from '../../domain/contact-request.js';
import { stateForCompany } from './state-for-company.js';

const LIMIT = 200;

const SENT = prepared(`
  select r.id, ${stateForCompany('$2')} as state, r.asked_at as "askedAt",
    u.full_name as name, c.shows_name as "showsName", c.handle, r.job_id as "jobId", job.title, r.text,
    r.conversation_id as "conversationId"
  from contact_request r
  join job on job.id = r.job_id
  left join findable_person c on c.user_id = r.job_seeker_id
  left join user_account u on u.id = c.user_id and u.suspended_at is null
  where r.employer_id = $1
  order by r.asked_at desc, r.id desc limit ${LIMIT}`);

/** Of companies that are suspended, and about listings that are not open, nothing is asked. */
const RECEIVED = prepared(`
  select r.id, r.employer_id as "employerId", job.company, r.job_id as "jobId", job.title, job.location, r.text,
    r.asked_at as "askedAt", r.asked_at + interval '${ANSWER_DAYS} days' as "answerableUntil"
  from contact_request r
  join job on job.id = r.job_id
  where r.job_seeker_id = $1 and r.state = 'pending' and r.asked_at > $2
    and ${IS_PUBLISHED} and job.closes_at > $3
  order by r.asked_at desc, r.id desc limit ${LIMIT}`);

const FINDABILITY = prepared(`
  select c.user_id is not null as "isFindable", coalesce(c.shows_name, false) as "showsName",
    coalesce(c.shows_photo, false) as "showsPhoto", coalesce(c.shows_headline, true) as "showsHeadline",
    coalesce(c.shows_place, true) as "showsPlace",
    (select count(distinct l.employer_id)::int from candidate_look l where l.job_seeker_id = $1 and l.day > $2) as looks
  from user_account u left join findable_person c on c.user_id = u.id
  where u.id = $1`);

const ONE = prepared(`
  select r.job_seeker_id as "jobSeekerId", job.company, job.title, u.full_name as name, r.state,
    (${IS_PUBLISHED}) as "isPublished", r.conversation_id as "conversationId"
  from contact_request r join job on job.id = r.job_id join user_account u on u.id = r.job_seeker_id
  where r.id = $1`);

type SentRow = SentRequestBody & { readonly showsName: boolean | null };

/** Read model of requests, with the listings they are about, and of what people let companies see. */
@Injectable()
export class ContactRequestReadModel implements ContactQueries {
  constructor(private readonly database: Database) {}

  async sent(employerId: number, now: Date): Promise<readonly SentRequestBody[]> {
    const rows = await this.database.query<SentRow>(SENT, [employerId, answerableSince(now)]);
    return rows.map(({ showsName, ...row }) => ({
      ...row,
      name: row.name === null || showsName ? row.name : initialsOf(row.name),
    }));
  }

  received(jobSeekerId: number, now: Date): Promise<readonly ReceivedRequestBody[]> {
    return this.database.query<ReceivedRequestBody>(RECEIVED, [jobSeekerId, answerableSince(now), now]);
  }

  findability(userId: number, now: Date): Promise<FindabilityBody> {
    return this.database.one<FindabilityBody>(FINDABILITY, [userId, dayAfter(utcDayOf(now), -LOOK_DAYS)]);
  }

  find(id: number): Promise<AskedRequest | undefined> {
    return this.database.first<AskedRequest>(ONE, [id]);
  }
}
