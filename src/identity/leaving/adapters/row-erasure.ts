import type { Provider } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { on } from '#platform/subscriptions.js';
import { AccountDeleted } from '../../accounts/domain/user-events.js';

/** Runs SQL statements when an account is deleted, in the same transaction; `$1` is the user's id. */
export function erasing(...statements: readonly string[]): Provider {
  return on(AccountDeleted, [Database], async ({ userId }, database) => {
    for (const statement of statements) await database.query(statement, [userId]);
  });
}
