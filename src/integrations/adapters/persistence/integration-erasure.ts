import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDeleted } from '../../../identity/index.js';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { AnsweredRequests } from '../../../shared/application/answered-requests.js';
import { EventBus } from '../../../shared/application/event-bus.js';

const TABLES = ['api_key', 'webhook', 'listing_import', 'imported_listing', 'import_address'];
const STATEMENTS = TABLES.map((table) => `delete from ${table} where user_id = $1`);

/** Deletes the API keys, webhooks and imports of a deleted account. */
@Injectable()
export class IntegrationErasure implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly database: Database,
    private readonly answered: AnsweredRequests,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(AccountDeleted, async ({ userId }) => {
      await this.answered.forget(userId);
      for (const statement of STATEMENTS) await this.database.query(statement, [userId]);
    });
  }
}
