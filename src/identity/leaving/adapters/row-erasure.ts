import type { Provider } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { On } from '#shared/application/event-bus.js';
import { AccountDeleted } from '../../accounts/domain/user-events.js';

class RowErasure {
  constructor(
    private readonly database: Database,
    private readonly statements: readonly string[],
  ) {}

  @On(AccountDeleted)
  async erase({ userId }: AccountDeleted): Promise<void> {
    for (const statement of this.statements) await this.database.query(statement, [userId]);
  }
}

/** Runs SQL statements when an account is deleted, in the same transaction; `$1` is the user's id. */
export function erasing(...statements: readonly string[]): Provider {
  return {
    provide: Symbol('erasure'),
    inject: [Database],
    useFactory: (database: Database) => new RowErasure(database, statements),
  };
}
