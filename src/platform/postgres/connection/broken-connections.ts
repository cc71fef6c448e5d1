import { Client, type Pool, type PoolClient } from 'pg';

/** pg's message for `query_timeout`, which has no code. */
const NO_ANSWER = 'Query read timeout';

/**
 * A connection that closes itself after a query timeout. The query is still running on it, so a rollback or the next
 * user of the connection would wait for it.
 */
export class SelfClosingClient extends Client {
  // In all overloads the callback, if any, comes last.
  override query(...parameters: never[]): never {
    const query = super.query.bind(this) as (...given: unknown[]) => unknown;
    const given: unknown[] = [...parameters];
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      given[given.length - 1] = (error: unknown, result: unknown): void => {
        this.endAfter(error);
        callback(error, result);
      };
      return query(...given) as never;
    }
    const result = query(...given);
    if (result instanceof Promise) result.catch((error: unknown) => this.endAfter(error));
    return result as never;
  }

  private endAfter(error: unknown): void {
    if (error instanceof Error && error.message === NO_ANSWER) void this.end().catch(() => undefined);
  }
}

/**
 * Returns closed connections to their pool, whoever holds them. Kysely keeps connections that break within a
 * transaction, until the pool is exhausted.
 */
export function releaseBrokenConnections(pool: Pool): void {
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
