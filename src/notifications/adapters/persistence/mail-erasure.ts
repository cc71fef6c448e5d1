import { Injectable } from '@nestjs/common';
import { AccountDeleted } from '#identity';
import { Database } from '#platform/postgres/database.js';
import { On } from '#shared/application/event-bus.js';

const MAILS = `delete from mail where user_id = $1 or lower(address) = lower($2) and kind <> 'account-deleted'`;
const SUBSCRIPTIONS = 'delete from mail_subscription where user_id = $1';
const REFUSALS = 'delete from refused_address where address_key = lower($1)';

/** Deletes the mails, preferences and rejections of a deleted account. */
@Injectable()
export class MailErasure {
  constructor(private readonly database: Database) {}

  @On(AccountDeleted)
  async erase({ userId, email }: AccountDeleted): Promise<void> {
    await this.database.query(MAILS, [userId, email]);
    await this.database.query(SUBSCRIPTIONS, [userId]);
    await this.database.query(REFUSALS, [email]);
  }
}
