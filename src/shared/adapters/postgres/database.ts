import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { AtMost } from '../../application/at-most.js';
import { types, type Pool, type QueryResultRow } from 'pg';

/** A fixed SQL text with `$1…` placeholders; with a name it is prepared once per connection. */
export type Statement = { readonly name?: string; readonly text: string };

/** Of the ten connections of a process. */
const MOST_AT_LENGTH = 3;

/**
 * Plain SQL for read models and for the few writes that no aggregate owns.
 * Rows come as pg's own types: timestamps are `Date`, integers are numbers, `bigint` counts must be cast to `int` in the SQL.
 */
@Injectable()
export class Database {
  private pool?: Promise<Pool>;
  private readonly turns = new AtMost(MOST_AT_LENGTH);

  constructor(private readonly em: EntityManager) {}

  /** Rows of one statement that stands on its own: a read, or a write that needs no transaction around it. */
  async read<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    const pool = await this.nativePool();
    // The pool belongs to the ORM, whose parsers keep timestamps as text.
    const result = await pool.query<Row>({ ...statement, values: [...values], types });
    return result.rows;
  }

  /**
   * Like `read`, for what may take long: all that the waits for a turn and for a connection leave of a request's time.
   * Few are under way at once, so that whatever is quick finds connections.
   * @throws TooBusy
   */
  async readAtLength<Row extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    const pool = await this.nativePool();
    const { connectionTimeoutMillis: forConnection = 0, query_timeout: forAnswer = 0 } = pool.options;
    const end = performance.now() + forConnection + forAnswer;
    return this.turns.run(async () => {
      const client = await pool.connect();
      let failure: Error | undefined;
      try {
        const left = Math.max(1, Math.ceil(end - performance.now()));
        const question = { ...statement, values: [...values], types, query_timeout: left };
        return (await client.query<Row>(question)).rows;
      } catch (error) {
        failure = error as Error;
        throw error;
      } finally {
        client.release(failure);
      }
    }, forAnswer);
  }

  /** Runs a write inside the transaction that is open (on its own where there is none) and returns its rows. `?` are the placeholders. */
  async write<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return await this.em.getContext().execute<Row[]>(sql, [...values]);
  }

  /** The connection pool, for libraries that speak to PostgreSQL themselves. */
  nativePool(): Promise<Pool> {
    return (this.pool ??= this.em.getConnection().getNativeClient());
  }
}
