import type { EntityManager } from '@mikro-orm/postgresql';
import type { QueryResultRow } from 'pg';
import { Database, type Statement } from '../shared/adapters/postgres/database.js';

/** Reads within the transaction that is open: what was written a moment ago can be seen, although it is not committed. */
export class ReadsWithin extends Database {
  constructor(private readonly entities: EntityManager) {
    super(entities);
  }

  override async read<Row extends QueryResultRow>(
    { text }: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    // What changed of an aggregate is written when the transaction ends, or now.
    await this.entities.getContext().flush();
    const inOrder: unknown[] = [];
    const sql = text.replace(/\$(\d+)/g, (_placeholder, number) => {
      inOrder.push(values[Number(number) - 1]);
      return '?';
    });
    return this.write<Row>(sql, inOrder);
  }
}
