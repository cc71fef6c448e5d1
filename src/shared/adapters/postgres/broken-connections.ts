import { Client, type Pool, type PoolClient } from 'pg';

/** What pg says when `query_timeout` has passed; there is no code. */
const NO_ANSWER = 'Query read timeout';

/**
 * A connection that closes itself after a query timeout: the query is still running on it, and a rollback, or the next
 * user of the connection, would wait for it.
 */
export class ImpatientClient extends Client {
  // Of its many overloads only one thing matters here: a callback, if there is one, comes last.
  override query(...parameters: never[]): never {
    const ask = super.query.bind(this) as (...given: unknown[]) => unknown;
    const given: unknown[] = [...parameters];
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      given[given.length - 1] = (error: unknown, result: unknown): void => {
        this.endAfter(error);
        callback(error, result);
      };
      return ask(...given) as never;
    }
    const answer = ask(...given);
    if (answer instanceof Promise) answer.catch((error: unknown) => this.endAfter(error));
    return answer as never;
  }

  private endAfter(error: unknown): void {
    if (error instanceof Error && error.message === NO_ANSWER) void this.end().catch(() => undefined);
  }
}

/**
 * Returns closed connections to their pool, whoever holds them. The query builder below the ORM keeps those that break
 * within a transaction, until the pool has none left.
 */
export function giveBackBroken(pool: Pool): void {
  const held = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => void held.add(client));
  pool.on('release', (_error, client) => void held.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!held.has(client)) return;
      client.release(true);
      // The holder may release it again.
      client.release = () => undefined;
    });
  });
}
