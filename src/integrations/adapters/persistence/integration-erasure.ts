import { Injectable } from '@nestjs/common';
import { AccountDeleted } from '#identity';
import { IdempotentRequests } from '#platform/http/api/postgres-idempotent-requests.js';
import { Database } from '#platform/postgres/database.js';
import { On } from '#shared/application/event-bus.js';

const TABLES = ['api_key', 'webhook', 'listing_import', 'imported_listing', 'import_address'];
const STATEMENTS = TABLES.map((table) => `delete from ${table} where user_id = $1`);

/** Deletes the API keys, webhooks and imports of a deleted account. */
@Injectable()
export class IntegrationErasure {
  constructor(
    private readonly database: Database,
    private readonly requests: IdempotentRequests,
  ) {}

  @On(AccountDeleted)
  async erase({ userId }: AccountDeleted): Promise<void> {
    await this.requests.forget(userId);
    for (const statement of STATEMENTS) await this.database.query(statement, [userId]);
  }
}
