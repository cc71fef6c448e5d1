import { Client } from 'pg';
import { migrate } from '#platform/postgres/migrations/migrate.js';
import { makeDatabase } from './database.js';

/** Fills a database at migration `from`, migrates it to the latest version and passes it to `look`; then drops it. */
export async function withUpgraded(
  from: string,
  fill: (client: Client) => Promise<unknown>,
  look: (client: Client) => Promise<void>,
): Promise<void> {
  const { url, drop } = await makeDatabase(process.env['TEST_SERVER_URL'] as string);
  const client = new Client({ connectionString: url });
  try {
    await migrate(url, from);
    await client.connect();
    await fill(client);
    await migrate(url);
    await look(client);
  } finally {
    await client.end();
    await drop();
  }
}
