import { AccountDeleted } from '#identity';
import { IdempotentRequests } from '#platform/http/api/postgres-idempotent-requests.js';
import { Database } from '#platform/postgres/database.js';
import { on } from '#platform/subscriptions.js';

const TABLES = ['api_key', 'webhook', 'listing_import', 'imported_listing', 'import_address'];
const STATEMENTS = TABLES.map((table) => `delete from ${table} where user_id = $1`);

/** Deletes the API keys, webhooks and imports of a deleted account. */
export const INTEGRATION_ERASURE = on(
  AccountDeleted,
  [Database, IdempotentRequests],
  async ({ userId }, database, requests) => {
    await requests.forget(userId);
    for (const statement of STATEMENTS) await database.query(statement, [userId]);
  },
);
