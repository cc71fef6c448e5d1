import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDeleted } from '../../../identity/index.js';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { EventBus } from '../../../shared/application/event-bus.js';

const MAILS = `delete from mail where user_id = $1 or lower(address) = lower($2) and kind <> 'account-deleted'`;
const SUBSCRIPTIONS = 'delete from mail_subscription where user_id = $1';
const REFUSALS = 'delete from refused_address where address_key = lower($1)';

/** Deletes the mails, preferences and rejections of a deleted account. */
@Injectable()
export class MailErasure implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(AccountDeleted, async ({ userId, email }) => {
      await this.database.query(MAILS, [userId, email]);
      await this.database.query(SUBSCRIPTIONS, [userId]);
      await this.database.query(REFUSALS, [email]);
    });
  }
}
