import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { TypeOverrides, types } from 'pg';
import { giveBackBroken, ImpatientClient } from './broken-connections.js';
import { keepLogPrivate } from './private-log.js';
import { migrations } from './migrations/index.js';

/** Seconds in which whoever waits for the database is told, if that is so, that it is away. */
const PATIENCE = 3;
/** What part of it a wait for a connection may take, and what part the answer on it; the rest is for telling. */
const FOR_CONNECTION = 0.4;
const FOR_ANSWER = 0.55;

/** How MikroORM reaches the database; entities are added by the modules that own them. `patience` is in seconds. */
export function ormOptions(databaseUrl: string, patience = PATIENCE): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    // The driver reads only host, user and database from the address; pg itself understands all of it (TLS, sockets).
    driverOptions: {
      connectionString: databaseUrl,
      application_name: 'wayfare',
      max: 10,
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: patience * 1000 * FOR_CONNECTION,
      query_timeout: patience * 1000 * FOR_ANSWER,
      keepAlive: true,
      types: columnTypes(),
      onConnect: keepLogPrivate,
      Client: ImpatientClient,
      onPoolCreated: giveBackBroken,
    },
    extensions: [Migrator],
    migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false, silent: true },
    discovery: { warnWhenNoEntities: false },
    timezone: 'UTC',
    // The database exists, or the start has failed before this.
    ensureDatabase: false,
  });
}

/** The same types for the ORM and for SQL: timestamps as `Date`, and dates, which have no time zone, as text. */
function columnTypes(): TypeOverrides {
  const parsed = new TypeOverrides();
  parsed.setTypeParser(types.builtins.DATE, (text) => text);
  return parsed;
}
