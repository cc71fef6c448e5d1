import { startBuiltServer } from '../support/server/built-server.js';
import { makeDatabase } from '../support/database/database.js';
import { openDatabaseServer } from '../support/database/database-server.js';

/** Starts the real server with demo data on its own database; returns a function that stops it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const databases = await openDatabaseServer();
  const database = await makeDatabase(databases.url);
  const server = await startBuiltServer({
    DATABASE_URL: database.url,
    DEMO_DATA: 'true',
    LOG_LEVEL: 'warn',
    LIMIT_REGISTRATIONS_PER_HOUR: '0',
    // A busy machine can delay the database, which must not cause 503s in the tests.
    DATABASE_SECONDS: '12',
    // Scheduled backups would interfere with the backups of tests.
    SCHEDULES: 'false',
  });
  // Workers inherit the environment, and reload the configuration.
  process.env['WAYFARE_URL'] = server.url;
  return async () => {
    await server.stop();
    await database.drop();
    await databases.stop();
  };
}
