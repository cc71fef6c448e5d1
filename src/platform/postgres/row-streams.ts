import { Inject, Injectable } from '@nestjs/common';
import { Client } from 'pg';
import Cursor from 'pg-cursor';
import { FairQueue } from '#shared/application/limits/fair-queue.js';
import { DATABASE_URL } from './connection/database-url.js';

const MAX_STREAMS = 10;
/** Rows fetched per round trip. */
const BATCH_SIZE = 500;
/**
 * Timeouts in milliseconds: in the queue, and for the whole stream, because PostgreSQL counts a cursor as one
 * statement.
 */
const QUEUE_TIMEOUT = 120_000;
const STATEMENT_TIMEOUT = 600_000;
const CONNECT_TIMEOUT = 5_000;

/**
 * Streams long results from a server-side cursor: one statement, one snapshot, and no more rows in memory than the
 * reader consumes. Each stream has its own connection, so that slow readers never hold the pool's.
 */
@Injectable()
export class RowStreams {
  private readonly turns = new FairQueue({ atOnce: MAX_STREAMS });

  constructor(@Inject(DATABASE_URL) private readonly databaseUrl: string) {}

  /**
   * Yields the rows in batches.
   * @throws TooBusy when too many streams are open for too long
   */
  async *open<Row extends object>(text: string, values: readonly unknown[]): AsyncGenerator<readonly Row[], void> {
    const release = await this.turn();
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'wayfare-stream',
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      statement_timeout: STATEMENT_TIMEOUT,
      keepAlive: true,
    });
    // A broken connection also fails the stream, which handles the error.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const cursor = client.query(new Cursor<Row>(text, [...values]));
      for (let rows = await cursor.read(BATCH_SIZE); rows.length > 0; rows = await cursor.read(BATCH_SIZE)) {
        yield rows;
      }
    } finally {
      release();
      await client.end().catch(() => undefined);
    }
  }

  private turn(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      this.turns.run(() => new Promise<void>(resolve), { timeout: QUEUE_TIMEOUT }).catch(reject);
    });
  }
}
