import { Injectable } from '@nestjs/common';
import { HiringEnded } from '#identity';
import { Database } from '#platform/postgres/database.js';
import { On } from '#shared/application/event-bus.js';
import type { MailKind } from '../../domain/mail-kinds.js';

/** Kinds about a company in the stream of accounts. */
const ABOUT_COMPANY: readonly MailKind[] = [
  'company-lapsed',
  'company-withdrawn',
  'integration-changed',
  'listing-restricted',
];

const DROP = `
  update mail set state = 'dropped', secret = null, changed_at = now()
  where user_id = $1 and state = 'queued' and (stream <> 'account' or kind = any($2::text[]))`;

/** Drops mails about a company that somebody who no longer hires has not got yet. */
@Injectable()
export class MailsOfFormerMembers {
  constructor(private readonly database: Database) {}

  @On(HiringEnded)
  async left({ userId }: HiringEnded): Promise<void> {
    await this.database.query(DROP, [userId, ABOUT_COMPANY]);
  }
}
