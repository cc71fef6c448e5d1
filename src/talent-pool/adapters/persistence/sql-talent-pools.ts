import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import type { Due } from '#shared/application/background/retention.js';
import type { Consent, RememberedApplication, TalentPools } from '../../application/ports/talent-pools.js';
import { PEOPLE } from './pool-read-model.js';

type Member = Pick<Consent, 'employerId' | 'jobSeekerId'>;

const KEEP = `
  insert into pool_member (employer_id, job_seeker_id, consent_text, consented_at, expires_at)
  values ($1, $2, $3, $4, $5)
  on conflict (employer_id, job_seeker_id) do update
  set consent_text = excluded.consent_text, consented_at = excluded.consented_at, expires_at = excluded.expires_at`;

const RENEW = `
  update pool_member set consented_at = $3, expires_at = $4
  where employer_id = $1 and job_seeker_id = $2 and expires_at > $3
  returning id`;

const WITHDRAW = 'delete from pool_member where employer_id = $1 and job_seeker_id = $2 returning id';

const LOCK = `
  select (select count(*)::int from pool_note where member_id = m.id) as notes ${PEOPLE} and m.id = $3
  for update of m`;

const ADD_NOTE = 'insert into pool_note (member_id, author_id, text, written_at) values ($1, $2, $3, $4)';

const REMEMBER = `
  insert into pool_application (member_id, application_id, title, applied_at, status)
  select m.id, a.application_id, a.title, a.applied_at, a.status
  from pool_member m,
    jsonb_to_recordset($3) as a(application_id integer, title text, applied_at timestamptz, status text)
  where m.employer_id = $1 and m.job_seeker_id = $2
  on conflict (member_id, application_id) do update
  set title = excluded.title, applied_at = excluded.applied_at, status = excluded.status`;

const DELETE_EXPIRED = `
  delete from pool_member
  where id in (select id from pool_member where expires_at <= $1 order by expires_at limit $2 for update skip locked)
  returning id`;

const EXPIRED = `
  select count(*)::int as count, min(expires_at) as oldest from pool_member where expires_at <= $1`;

@Injectable()
export class SqlTalentPools implements TalentPools {
  constructor(private readonly database: Database) {}

  async keep({ employerId, jobSeekerId, text, consentedAt, expiresAt }: Consent): Promise<void> {
    await this.database.query(KEEP, [employerId, jobSeekerId, text, consentedAt, expiresAt]);
  }

  renew({ employerId, jobSeekerId }: Member, now: Date, expiresAt: Date): Promise<boolean> {
    return this.database.affects(RENEW, [employerId, jobSeekerId, now, expiresAt]);
  }

  withdraw({ employerId, jobSeekerId }: Member): Promise<boolean> {
    return this.database.affects(WITHDRAW, [employerId, jobSeekerId]);
  }

  lock(employerId: number, id: number, now: Date): Promise<{ readonly notes: number } | undefined> {
    return this.database.first<{ notes: number }>(LOCK, [employerId, now, id]);
  }

  async setTags(id: number, tags: readonly string[]): Promise<void> {
    await this.database.query('update pool_member set tags = $2 where id = $1', [id, JSON.stringify(tags)]);
  }

  async addNote(id: number, authorId: number, text: string, now: Date): Promise<void> {
    await this.database.query(ADD_NOTE, [id, authorId, text, now]);
  }

  removeNote(id: number, noteId: number): Promise<boolean> {
    return this.database.affects('delete from pool_note where member_id = $1 and id = $2 returning id', [id, noteId]);
  }

  async remove(id: number): Promise<void> {
    await this.database.query('delete from pool_member where id = $1', [id]);
  }

  async remember({ employerId, jobSeekerId }: Member, applications: readonly RememberedApplication[]): Promise<void> {
    const rows = applications.map(({ applicationId, title, appliedAt, status }) => ({
      application_id: applicationId,
      title,
      applied_at: appliedAt,
      status,
    }));
    await this.database.query(REMEMBER, [employerId, jobSeekerId, JSON.stringify(rows)]);
  }

  async progress(applicationId: number, status: string): Promise<void> {
    await this.database.query('update pool_application set status = $2 where application_id = $1', [
      applicationId,
      status,
    ]);
  }

  async forget(applicationId: number): Promise<void> {
    await this.database.query('delete from pool_application where application_id = $1', [applicationId]);
  }

  async deleteExpired(now: Date, limit: number): Promise<number> {
    return (await this.database.query(DELETE_EXPIRED, [now, limit])).length;
  }

  expired(now: Date): Promise<Due> {
    return this.database.one<Due>(EXPIRED, [now]);
  }
}
