import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { StatusMails, type DueStatusMail } from '../../application/ports/status-mails.js';

const REQUEST = `
  insert into status_mail (application_id, due_at) values ($1, now())
  on conflict (application_id) do update
  set due_at = coalesce(status_mail.due_at, greatest(now(), status_mail.sent_at + interval '10 minutes'))`;

const TAKE_DUE = `
  update status_mail set due_at = null
  where application_id = (
    select application_id from status_mail where due_at <= now() order by due_at limit 1 for update skip locked
  )
  returning application_id as "applicationId", known_status as "knownStatus"`;

const POSTPONE = `update status_mail set due_at = now() + $2 * interval '1 second' where application_id = $1`;

const SENT = 'update status_mail set known_status = $2, sent_at = now() where application_id = $1';

/** One row per application whose status ever changed. */
@Injectable()
export class SqlStatusMails implements StatusMails {
  constructor(private readonly database: Database) {}

  async request(applicationId: number): Promise<void> {
    await this.database.query(REQUEST, [applicationId]);
  }

  async takeDue(): Promise<DueStatusMail | undefined> {
    return (await this.database.query<DueStatusMail>(TAKE_DUE))[0];
  }

  async postpone(applicationId: number, seconds: number): Promise<void> {
    await this.database.query(POSTPONE, [applicationId, seconds]);
  }

  async sent(applicationId: number, status: string): Promise<void> {
    await this.database.query(SENT, [applicationId, status]);
  }
}
