import type { OnModuleInit, Provider } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { EventBus } from '../../../shared/application/event-bus.js';
import { AccountDeleted } from '../../domain/user-events.js';

class RowErasure implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly database: Database,
    private readonly statements: readonly string[],
  ) {}

  onModuleInit(): void {
    this.events.subscribe(AccountDeleted, async ({ userId }) => {
      for (const statement of this.statements) await this.database.query(statement, [userId]);
    });
  }
}

/** Runs SQL statements when an account is deleted, in the same transaction; `$1` is the user's id. */
export function erasing(...statements: readonly string[]): Provider {
  return {
    provide: Symbol('row erasure'),
    inject: [EventBus, Database],
    useFactory: (events: EventBus, database: Database) => new RowErasure(events, database, statements),
  };
}
