import { Client, type Pool, type PoolClient } from 'pg';

/** What pg says when `query_timeout` has passed; there is no code. */
const NO_ANSWER = 'Query read timeout';

/**
 * A connection that ends when an answer does not come in time: the question is still under way on it, and a rollback, or
 * whoever gets the connection next, would wait behind it as long again.
 */
export class ImpatientClient extends Client {
  // Of the many ways to call it, all that matters here is whether there is a callback, and that comes last.
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
 * Gives connections that have ended back to their pool, whoever holds them. The query builder below the ORM keeps one that
 * breaks within a transaction, and a pool whose places are all taken by such ones serves nobody any more.
 */
export function giveBackBroken(pool: Pool): void {
  const held = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => void held.add(client));
  pool.on('release', (_error, client) => void held.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!held.has(client)) return;
      client.release(true);
      // Its holder may still do the same, once it notices.
      client.release = () => undefined;
    });
  });
}
