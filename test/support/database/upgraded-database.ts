import { Client } from 'pg';
import { migrate } from '#platform/postgres/migrations/migrate.js';
import { makeDatabase, type FreshDatabase } from './database.js';

/** Empty databases at earlier migrations, from which the next are made: all migrations take longer than most tests. */
const rungs = new Map<string, FreshDatabase>();

afterAll(() => Promise.all([...rungs.values()].map(({ drop }) => drop())));

const nameOf = (database: FreshDatabase | undefined) => database && new URL(database.url).pathname.slice(1);

async function databaseAt(migration: string): Promise<FreshDatabase> {
  const server = process.env['TEST_SERVER_URL'] as string;
  if (!rungs.has(migration)) {
    const below = [...rungs.keys()]
      .filter((name) => name < migration)
      .toSorted()
      .at(-1);
    const rung = await makeDatabase(server, nameOf(rungs.get(below ?? '')));
    await migrate(rung.url, migration);
    rungs.set(migration, rung);
  }
  return makeDatabase(server, nameOf(rungs.get(migration)));
}

/** Fills a database at migration `from`, migrates it to the latest version and passes it to `look`; then drops it. */
export async function withUpgraded(
  from: string,
  fill: (client: Client) => Promise<unknown>,
  look: (client: Client) => Promise<void>,
): Promise<void> {
  const { url, drop } = await databaseAt(from);
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await fill(client);
    await migrate(url);
    await look(client);
  } finally {
    await client.end();
    await drop();
  }
}
