import { startBuiltServer } from '../support/server/built-server.js';
import { makeDatabase } from '../support/database/database.js';
import { openDatabaseServer } from '../support/database/database-server.js';

/** Starts the real server with demo data over a database of its own; returns what stops it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const databases = await openDatabaseServer();
  const database = await makeDatabase(databases.url);
  const server = await startBuiltServer({
    DATABASE_URL: database.url,
    DEMO_DATA: 'true',
    LOG_LEVEL: 'warn',
    LIMIT_REGISTRATIONS_PER_HOUR: '0',
    // Beside other tests a database may take its time: here that is no reason to send anybody away.
    DATABASE_SECONDS: '12',
    // A backup by the clock would come between those that tests make.
    SCHEDULES: 'false',
  });
  // Workers inherit the environment and read the configuration anew.
  process.env['WAYFARE_URL'] = server.url;
  return async () => {
    await server.stop();
    await database.drop();
    await databases.stop();
  };
}
