import { migrate } from '#platform/postgres/migrations/migrate.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { dropLeftBehind, makeDatabase } from './database.js';
import { openDatabaseServer } from './database-server.js';
import { fillPlaces } from './test-places.js';

/**
 * Opens the database server of a test run and migrates the template that `freshDatabase` clones. Returns a function
 * that drops the clones and stops the server. Nested runs reuse server and template.
 */
export async function prepareTemplate(): Promise<() => Promise<void>> {
  const { TEST_SERVER_URL: used, TEST_TEMPLATE: prepared } = process.env;
  if (used && prepared) return () => dropLeftBehind(used);
  const server = await openDatabaseServer();
  await dropLeftBehind(server.url);
  const template = await makeDatabase(server.url);
  await migrate(template.url);
  await withConnection(template.url, fillPlaces);
  // Jest's workers inherit the environment.
  process.env['TEST_SERVER_URL'] = server.url;
  process.env['TEST_TEMPLATE'] = new URL(template.url).pathname.slice(1);
  if (server.isInMemory) process.env['TEST_IN_MEMORY'] = 'true';
  return async () => {
    delete process.env['TEST_SERVER_URL'];
    delete process.env['TEST_TEMPLATE'];
    delete process.env['TEST_IN_MEMORY'];
    if (server.isLasting) {
      await template.drop();
      await dropLeftBehind(server.url);
    }
    await server.stop();
  };
}
