import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { FailedMails, type FailedMail } from '../../application/ports/failed-mails.js';

const FAILED = `
  select m.id, kind, stream, coalesce(address, email) as address, state = 'interrupted' as "isInterrupted", fault,
    changed_at as "failedAt"
  from mail m left join user_account u on u.id = m.user_id
  where state in ('interrupted', 'failed') and ($1::int[] is null or m.id = any($1))
  order by changed_at desc, m.id desc
  limit $2`;

/** Read model: failed mails with the addresses of their recipients. */
@Injectable()
export class FailedMailsReadModel implements FailedMails {
  constructor(private readonly database: Database) {}

  latest(limit: number): Promise<FailedMail[]> {
    return this.database.query<FailedMail>(FAILED, [null, limit]);
  }

  find(ids?: readonly number[]): Promise<FailedMail[]> {
    return this.database.query<FailedMail>(FAILED, [ids ?? null, null]);
  }
}
