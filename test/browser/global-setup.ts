import { migrate } from '#platform/postgres/migrations/migrate.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { startBuiltServer } from '../support/server/built-server.js';
import { makeDatabase } from '../support/database/database.js';
import { openDatabaseServer } from '../support/database/database-server.js';
import { fillPlaces } from '../support/database/test-places.js';
import { MailSiteHost } from './support/servers/mail-site-host.js';

/**
 * Starts the real server with demo data on its own database, and makes the mail site available; returns a function that
 * stops them.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const databases = await openDatabaseServer();
  const database = await makeDatabase(databases.url);
  await migrate(database.url);
  await withConnection(database.url, fillPlaces);
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
  const mailSite = new MailSiteHost(databases.url);
  // Workers inherit the environment, and reload the configuration.
  process.env['WAYFARE_URL'] = server.url;
  process.env['MAIL_SITE_HOST'] = await mailSite.open();
  return async () => {
    await mailSite.stop();
    await server.stop();
    await database.drop();
    await databases.stop();
  };
}
