import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { giveBackBroken, ImpatientClient } from './broken-connections.js';
import { migrations } from './migrations/index.js';

/**
 * Milliseconds to wait for a connection, and for an answer on it: either leaves time to say within 3 s that the database is
 * away, and a crowded machine as much as that allows.
 */
const CONNECT_TIMEOUT = 2_500;
const QUERY_TIMEOUT = 2_500;

/** How MikroORM reaches the database; entities are added by the modules that own them. */
export function ormOptions(databaseUrl: string): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    // The driver reads only host, user and database from the address; pg itself understands all of it (TLS, sockets).
    driverOptions: {
      connectionString: databaseUrl,
      application_name: 'wayfare',
      max: 10,
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      query_timeout: QUERY_TIMEOUT,
      keepAlive: true,
      Client: ImpatientClient,
      onPoolCreated: giveBackBroken,
    },
    extensions: [Migrator],
    migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false, silent: true },
    discovery: { warnWhenNoEntities: false },
    timezone: 'UTC',
    // The database is the operator's: it is there, or the start fails before this.
    ensureDatabase: false,
  });
}
