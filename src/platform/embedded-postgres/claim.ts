import { Socket } from 'node:net';
import { Client } from 'pg';
import type { Cluster } from './cluster.js';
import { prepareDatabase, superuserUrl } from './own-database.js';
import { codeOf } from '../files/error-code.js';
import { EmbeddedPostgresError } from './embedded-error.js';

/** An arbitrary number that all processes share. */
const CLAIM = 4_071_789;

/** SQLSTATE of a wrong password. */
const WRONG_PASSWORD = '28P01';

/**
 * This process's claim on a running server: a connection that holds a shared lock. The server drops the claims of
 * killed processes, and the last process to leave may stop it.
 */
export class Claim {
  private constructor(
    private readonly client: Client,
    private readonly socket: Socket,
  ) {}

  /**
   * Claims the server on that port; undefined if it does not respond.
   * @throws EmbeddedPostgresError when it rejects the cluster's password
   */
  static async on(cluster: Cluster, port: number): Promise<Claim | undefined> {
    const socket = new Socket();
    const client = new Client({
      stream: () => socket,
      connectionString: superuserUrl(cluster, port, 'postgres'),
      application_name: 'wayfare-claim',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    // Without a listener a lost connection would crash the process; onLost reports it.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select pg_advisory_lock_shared($1)', [CLAIM]);
      await prepareDatabase(client, cluster, port);
      // A claim that was not released must not keep the process alive.
      socket.unref();
      return new Claim(client, socket);
    } catch (error) {
      await client.end().catch(() => undefined);
      if (codeOf(error) !== WRONG_PASSWORD) return undefined;
      throw new EmbeddedPostgresError(`The database in ${cluster.data} rejects the password stored next to it.`);
    }
  }

  /** Calls back when the server stops while the claim is held. */
  onLost(callback: () => void): void {
    this.client.once('end', callback);
  }

  /** Releases the claim, and runs `stop` if nobody else holds one; new claims wait until then. */
  async release(stop: () => Promise<void>): Promise<void> {
    this.socket.ref();
    if (await this.isLast()) await stop();
    await this.client.end().catch(() => undefined);
  }

  private async isLast(): Promise<boolean> {
    try {
      await this.client.query('select pg_advisory_unlock_shared($1)', [CLAIM]);
      const { rows } = await this.client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [CLAIM]);
      return rows[0]?.last ?? false;
    } catch {
      // The server is gone, and the claim with it.
      return false;
    }
  }
}
