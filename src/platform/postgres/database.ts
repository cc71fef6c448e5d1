import { hash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { FairQueue } from '#shared/application/limits/fair-queue.js';
import { currentReplica, isPublicRead } from './replicas.js';

/** SQL with `$1…` placeholders. */
export type Statement = { readonly name?: string; readonly text: string };

/**
 * A statement that each connection prepares once, named by the hash of its text. Not for lists with optional filters
 * (`$2 is null or …`): after five executions one plan may serve all of them, and takes seconds where there is much to filter.
 */
export function prepared(text: string): Statement {
  return { name: hash('sha256', text, 'base64url'), text };
}

/** A statement with its own timeout in milliseconds, which pg accepts, but not its types. */
export function withTimeout<Config extends object>(config: Config, query_timeout: number): Config {
  return Object.assign(config, { query_timeout });
}

/** Maximum concurrent long queries, out of the ten connections of a process. */
const MAX_LONG_QUERIES = 3;

/** Connections that are left for requests of signed-in users, however many visitors there are. */
const RESERVED = 2;

/**
 * Runs SQL for read models and for the few writes without an aggregate.
 * Returns timestamps as `Date`, dates as text and integers as numbers; cast `bigint` counts to `int` in the SQL.
 */
@Injectable()
export class Database {
  private pool?: Promise<Pool>;
  private readonly longQueries = new FairQueue({ atOnce: MAX_LONG_QUERIES });
  private publicReads?: FairQueue;

  constructor(private readonly em: EntityManager) {}

  /**
   * Runs a statement in the open transaction, if there is one, after flushing its changes.
   * @throws TooBusy for public reads if too many others wait
   */
  async query<Row extends QueryResultRow>(
    statement: Statement | string,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    const { name, text } = typeof statement === 'string' ? { text: statement } : statement;
    if (this.em.isInTransaction()) {
      await this.em.flush();
      return (await this.em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
    }
    const pool = await this.currentPool();
    const run = async (): Promise<Row[]> => (await pool.query<Row>({ name, text, values: [...values] })).rows;
    return isPublicRead() && !currentReplica() ? this.leavingConnections(pool, run) : run();
  }

  /** The first row. */
  async first<Row extends QueryResultRow>(
    statement: Statement | string,
    values: readonly unknown[] = [],
  ): Promise<Row | undefined> {
    return (await this.query<Row>(statement, values))[0];
  }

  /** The row of a statement that always returns one. */
  async one<Row extends QueryResultRow>(statement: Statement | string, values: readonly unknown[] = []): Promise<Row> {
    const row = await this.first<Row>(statement, values);
    if (!row) throw new Error('The statement returned no row.');
    return row;
  }

  /** Whether a query finds a row. */
  async exists(query: Statement | string, values: readonly unknown[] = []): Promise<boolean> {
    return (await this.query(query, values)).length > 0;
  }

  /** Whether a write changes a row that it returns. */
  affects(write: Statement | string, values: readonly unknown[] = []): Promise<boolean> {
    return this.exists(write, values);
  }

  /**
   * Like `query` outside a transaction, but uses the remaining request timeout, minus the wait for a connection.
   * Limits concurrency, so that short queries get connections.
   * @throws TooBusy
   */
  async longQuery<Row extends QueryResultRow>(
    { text, name }: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    return this.runLong(async (connection, remaining) => {
      const query = withTimeout({ name, text, values: [...values] }, remaining);
      return (await connection.query<Row>(query)).rows;
    });
  }

  /**
   * Like `longQuery`, but finds rows by bitmaps of indexes only. For conditions on large values: the planner does not
   * know what reading those costs, and would rather scan the table.
   * @throws TooBusy
   */
  async indexQuery<Row extends QueryResultRow>(
    { text, name }: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    return this.runLong(async (connection, remaining) => {
      await connection.query('begin read only; set local enable_seqscan = off; set local enable_indexscan = off');
      const { rows } = await connection.query<Row>(withTimeout({ name, text, values: [...values] }, remaining));
      await connection.query('commit');
      return rows;
    });
  }

  /** Runs a public read once there are enough connections for others, who would wait behind all of them otherwise. */
  private leavingConnections<Value>({ options }: Pool, read: () => Promise<Value>): Promise<Value> {
    this.publicReads ??= new FairQueue({ atOnce: Math.max(1, (options.max ?? 0) - MAX_LONG_QUERIES - RESERVED) });
    return this.publicReads.run(read, { timeout: options.connectionTimeoutMillis });
  }

  private async runLong<Value>(work: (connection: PoolClient, remaining: number) => Promise<Value>): Promise<Value> {
    const pool = await this.currentPool();
    const { connectionTimeoutMillis = 0, query_timeout = 0 } = pool.options;
    const deadline = performance.now() + connectionTimeoutMillis + query_timeout;
    return this.longQueries.run(
      () =>
        onConnectionOf(pool, (connection) => work(connection, Math.max(1, Math.ceil(deadline - performance.now())))),
      { timeout: query_timeout },
    );
  }

  /**
   * Takes an advisory lock for a name and an id, such as the drafts of an employer, until the transaction ends. Other
   * transactions wait here.
   */
  async lockUntilCommit(name: string, id: number): Promise<void> {
    await this.query(LOCK, [name, id]);
  }

  /** Reserves the next id of a table, for an aggregate that is not inserted yet. */
  async nextId(table: string): Promise<number> {
    const row = await this.first<{ id: number }>(NEXT_ID, [table]);
    if (!row) throw new Error(`The table ${table} has no sequence.`);
    return row.id;
  }

  /** The replica's connection (read-only) while a public read is computed (`Replicas.read`), else the primary's. */
  private async currentPool(): Promise<Pool> {
    return currentReplica() ?? (await this.nativePool());
  }

  /** Runs work on a connection of the pool, outside any transaction. A connection whose work fails is closed. */
  async onConnection<T>(work: (connection: PoolClient) => Promise<T>): Promise<T> {
    return onConnectionOf(await this.nativePool(), work);
  }

  /** The connection pool, for libraries that access PostgreSQL directly. */
  nativePool(): Promise<Pool> {
    return (this.pool ??= this.em.getConnection().getNativeClient());
  }
}

async function onConnectionOf<T>(pool: Pool, work: (connection: PoolClient) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  let failure: Error | undefined;
  try {
    return await work(connection);
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    connection.release(failure);
  }
}

const LOCK = prepared('select pg_advisory_xact_lock(hashtext($1), $2)');

const NEXT_ID = prepared(`select nextval(pg_get_serial_sequence($1, 'id'))::int as id`);
