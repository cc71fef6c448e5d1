import { migrate } from '../../../src/shared/adapters/postgres/migrations/migrate.js';
import { dropLeftBehind, makeDatabase } from './database.js';
import { openDatabaseServer } from './database-server.js';

/** Opens the database server of a test run and migrates the template that `freshDatabase` clones; returns a function that stops it. Nested runs reuse it. */
export async function prepareTemplate(): Promise<() => Promise<void>> {
  if (process.env['TEST_TEMPLATE']) return () => Promise.resolve();
  const server = await openDatabaseServer();
  await dropLeftBehind(server.url);
  const template = await makeDatabase(server.url);
  await migrate(template.url);
  // Jest's workers inherit the environment.
  process.env['TEST_SERVER_URL'] = server.url;
  process.env['TEST_TEMPLATE'] = new URL(template.url).pathname.slice(1);
  return async () => {
    await template.drop();
    await server.stop();
  };
}
