import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import type { Due } from '#shared/application/background/retention.js';
import type { ContactRequests, NewContactRequest } from '../../application/ports/contact-requests.js';
import type { ContactRequest, RequestState } from '../../domain/contact-request.js';

const ADD = `
  insert into contact_request (employer_id, job_seeker_id, author_id, job_id, text, state, asked_at)
  values ($1, $2, $3, $4, $5, 'pending', $6) returning id`;

const HAS_ASKED = `
  select from contact_request where employer_id = $1 and job_seeker_id = $2 and asked_at > $3 limit 1`;

const LOCK = `
  select id, employer_id as "employerId", job_seeker_id as "jobSeekerId", author_id as "authorId", job_id as "jobId", text,
    state, asked_at as "askedAt", conversation_id as "conversationId"
  from contact_request where id = $1 for update`;

const ANSWER = `
  update contact_request set state = $2, answered_at = $3, conversation_id = $4,
    text = case when $2 = 'declined' then text else '' end
  where id = $1`;

const END_PENDING = `
  update contact_request set state = 'ended', answered_at = $2, text = ''
  where job_seeker_id = $1 and state in ('pending', 'declined')`;

const DELETE = `
  delete from contact_request
  where id in (select id from contact_request where asked_at <= $1 order by asked_at limit $2 for update skip locked)
  returning id`;

const DUE = 'select count(*)::int as count, min(asked_at) as oldest from contact_request where asked_at <= $1';

@Injectable()
export class SqlContactRequests implements ContactRequests {
  constructor(private readonly database: Database) {}

  async add({ employerId, jobSeekerId, authorId, jobId, text, askedAt }: NewContactRequest): Promise<number> {
    const values = [employerId, jobSeekerId, authorId, jobId, text, askedAt];
    return (await this.database.one<{ id: number }>(ADD, values)).id;
  }

  hasAsked(employerId: number, jobSeekerId: number, since: Date): Promise<boolean> {
    return this.database.exists(HAS_ASKED, [employerId, jobSeekerId, since]);
  }

  lock(id: number): Promise<ContactRequest | undefined> {
    return this.database.first<ContactRequest>(LOCK, [id]);
  }

  /** What an accepted request said is in the conversation. A refused one stays, to look like one without an answer. */
  async answer(
    id: number,
    {
      state,
      at,
      conversationId,
    }: { readonly state: RequestState; readonly at: Date; readonly conversationId?: number },
  ): Promise<void> {
    await this.database.query(ANSWER, [id, state, at, conversationId ?? null]);
  }

  async endPendingOf(jobSeekerId: number, now: Date): Promise<void> {
    await this.database.query(END_PENDING, [jobSeekerId, now]);
  }

  async deleteBefore(time: Date, limit: number): Promise<number> {
    return (await this.database.query(DELETE, [time, limit])).length;
  }

  dueBefore(time: Date): Promise<Due> {
    return this.database.one<Due>(DUE, [time]);
  }
}
