import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { StatusMails, type StatusMailState } from '../../application/ports/status-mails.js';

const CHANGED = `
  insert into status_mail (application_id, changes) select id, 1 from unnest($1::int[]) id
  on conflict (application_id) do update set changes = status_mail.changes + 1
  returning application_id as "applicationId", changes`;

const RESET = `
  update status_mail set known_status = 'pending', changes = changes + 1 where application_id = $1`;

const FIND = `
  select known_status as "knownStatus", changes,
    case when sent_at <= now() then extract(epoch from now() - sent_at) else 'infinity' end::float8 as "secondsSinceMail",
    exists (
      select from mail
      where kind = 'application-status' and state = 'sending' and (key ->> 'applicationId')::int = application_id
    ) as "isSending"
  from status_mail where application_id = $1`;

const SENT = 'update status_mail set known_status = $2, sent_at = now() where application_id = $1';

/** One row per application whose status has ever changed. */
@Injectable()
export class SqlStatusMails implements StatusMails {
  constructor(private readonly database: Database) {}

  changed(applicationIds: readonly number[]): Promise<{ applicationId: number; changes: number }[]> {
    return this.database.query(CHANGED, [[...new Set(applicationIds)]]);
  }

  async reset(applicationId: number): Promise<void> {
    await this.database.query(RESET, [applicationId]);
  }

  find(applicationId: number): Promise<StatusMailState | undefined> {
    return this.database.first<StatusMailState>(FIND, [applicationId]);
  }

  async sent(applicationId: number, status: string): Promise<void> {
    await this.database.query(SENT, [applicationId, status]);
  }
}
