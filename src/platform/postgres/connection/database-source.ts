import { join } from 'node:path';
import { Client } from 'pg';
import type { Settings } from '../../config/settings.js';
import { EmbeddedPostgresError } from '../../embedded-postgres/embedded-error.js';
import { startEmbeddedPostgres } from '../../embedded-postgres/embedded-postgres.js';
import { CannotStart } from '../../config/cannot-start.js';

/** Oldest supported version, as PostgreSQL's `server_version_num`. */
const OLDEST_VERSION = 170_000;

/** A running database, and how to release it. */
type DatabaseSource = { readonly url: string; readonly embedded: boolean; release(): Promise<void> };

/**
 * The PostgreSQL at DATABASE_URL, or else the embedded one.
 * @throws CannotStart
 */
export async function openDatabase(settings: Settings, log: (sentence: string) => void): Promise<DatabaseSource> {
  if (settings.databaseUrl) {
    await requireUsable(settings.databaseUrl, 'DATABASE_URL');
    return { url: settings.databaseUrl, embedded: false, release: () => Promise.resolve() };
  }
  try {
    const server = await startEmbeddedPostgres({ dataDirectory: join(settings.dataDirectory, 'postgres'), log });
    return { url: server.url, embedded: true, release: () => server.stop() };
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw new CannotStart(error.message);
    throw error;
  }
}

/**
 * Checks that the server at a URL responds, even if the database does not exist; `name` is the setting with the URL.
 * @throws CannotStart
 */
export async function requireServer(url: string, name: string): Promise<void> {
  if (!/^postgres(ql)?:/.test(url) || !URL.canParse(url)) {
    throw new CannotStart(`${name} must be an address that begins with postgres:// or postgresql://.`);
  }
  const server = new URL(url);
  // Every server has this database.
  server.pathname = '/postgres';
  await requireUsable(server.href, name);
}

async function requireUsable(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
    );
    if ((rows[0]?.version ?? 0) < OLDEST_VERSION) {
      throw new CannotStart(`${name} points to a PostgreSQL older than 17, the oldest supported version.`);
    }
    if (rows[0]?.encoding !== 'UTF8') {
      throw new CannotStart(`${name} points to a database in ${rows[0]?.encoding}; create it with encoding 'UTF8'.`);
    }
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`PostgreSQL at ${name} is not responding (${reasonOf(error)}).`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Never pg's own message: it may contain parts of the URL. */
function reasonOf(error: unknown): string {
  const { code } = error as { code?: string };
  switch (code) {
    case 'ECONNREFUSED':
      return 'the connection was refused';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'its host is unknown';
    case '28P01':
    case '28000':
      return 'the user or password is wrong';
    case '3D000':
      return 'there is no such database';
    default:
      return code ?? 'no answer in time';
  }
}
