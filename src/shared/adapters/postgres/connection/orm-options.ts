import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { TypeOverrides, types } from 'pg';
import { releaseBrokenConnections, SelfClosingClient } from './broken-connections.js';
import { keepLogPrivate } from './private-log.js';
import { migrations } from '../migrations/index.js';

/** Seconds within which a request reports a database outage. */
const TIMEOUT_SECONDS = 3;
/** Shares of the timeout for getting a connection and for the query; the rest is for sending the error. */
const CONNECTION_SHARE = 0.4;
const QUERY_SHARE = 0.55;

/** MikroORM's connection options. Modules register their own entities. */
export function ormOptions(databaseUrl: string, timeoutSeconds = TIMEOUT_SECONDS): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    // MikroORM reads only host, user and database from the URL; pg supports all of it (TLS, sockets).
    driverOptions: {
      connectionString: databaseUrl,
      application_name: 'wayfare',
      max: 10,
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: timeoutSeconds * 1000 * CONNECTION_SHARE,
      query_timeout: timeoutSeconds * 1000 * QUERY_SHARE,
      keepAlive: true,
      types: columnTypes(),
      onConnect: keepLogPrivate,
      Client: SelfClosingClient,
      onPoolCreated: releaseBrokenConnections,
    },
    extensions: [Migrator],
    migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false, silent: true },
    discovery: { warnWhenNoEntities: false },
    timezone: 'UTC',
    // The start has already checked that the database exists.
    ensureDatabase: false,
  });
}

/** Shared by the ORM and plain SQL: timestamps as `Date`, and dates, which have no time zone, as text. */
function columnTypes(): TypeOverrides {
  const parsed = new TypeOverrides();
  parsed.setTypeParser(types.builtins.DATE, (text) => text);
  return parsed;
}
