import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { TypeOverrides, types, type PoolConfig } from 'pg';
import { releaseBrokenConnections, SelfClosingClient } from './broken-connections.js';
import { keepLogPrivate } from './private-log.js';
import { migrations } from '../migrations/index.js';

/** Shares of the timeout for getting a connection and for the query; the rest is for sending the error. */
const CONNECTION_SHARE = 0.4;
const QUERY_SHARE = 0.55;

/** The settings for connections. */
export type ConnectionLimits = {
  /** Seconds within which a request reports a database outage. */
  readonly databaseSeconds: number;
  /** Connections of this process. */
  readonly databasePool: number;
};

/** The defaults of the settings. */
const LIMITS: ConnectionLimits = { databaseSeconds: 3, databasePool: 10 };

export function poolOptions(databaseUrl: string, { databaseSeconds, databasePool }: ConnectionLimits): PoolConfig {
  return {
    connectionString: databaseUrl,
    application_name: 'wayfare',
    max: databasePool,
    // Open connections stay open: under load, opening new ones would delay requests until they time out.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: databaseSeconds * 1000 * CONNECTION_SHARE,
    query_timeout: databaseSeconds * 1000 * QUERY_SHARE,
    keepAlive: true,
    types: columnTypes(),
    onConnect: keepLogPrivate,
    Client: SelfClosingClient,
  };
}

/** MikroORM's connection options. Modules register their own entities. */
export function ormOptions(databaseUrl: string, limits: Partial<ConnectionLimits> = {}): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    // MikroORM reads only host, user and database from the URL; pg supports all of it (TLS, sockets).
    driverOptions: { ...poolOptions(databaseUrl, { ...LIMITS, ...limits }), onPoolCreated: releaseBrokenConnections },
    extensions: [Migrator],
    // Each commits on its own, so that the locks of one do not last until all are done.
    migrations: {
      migrationsList: migrations,
      tableName: 'migration',
      snapshot: false,
      silent: true,
      allOrNothing: false,
    },
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
