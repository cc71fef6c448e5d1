import { Client } from 'pg';
import { keepLogPrivate } from './private-log.js';

/** Injection token of the database URL with its password, for work that needs its own connection. */
export const DATABASE_URL = Symbol('database url');

/** The URL with every password masked. */
export function maskedUrl(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  if (url.password) url.password = '***';
  for (const name of ['password', 'sslpassword']) if (url.searchParams.has(name)) url.searchParams.set(name, '***');
  return url.href;
}

/** Runs `work` on its own connection without a query timeout. */
export async function withConnection<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'wayfare-administration',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // Without a listener a lost connection would crash the process; the running query fails anyway.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await keepLogPrivate(client);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
