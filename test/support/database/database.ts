import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The database timeout; generous, for busy machines. */
export const DATABASE_SECONDS = 60;

/** A separate database, and how to drop it. */
export type FreshDatabase = { readonly url: string; drop(): Promise<void> };

/** Creates a migrated, empty database by cloning the template of the test run. */
export function freshDatabase(): Promise<FreshDatabase> {
  const { TEST_SERVER_URL: server, TEST_TEMPLATE: template } = process.env;
  if (!server || !template) throw new Error('There is no database template: run the tests by npm run test:server.');
  return makeDatabase(server, template);
}

/** Creates a database on a server, optionally as a copy of another. */
export async function makeDatabase(serverUrl: string, template = 'template1'): Promise<FreshDatabase> {
  const name = databaseName();
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`) };
}

/** Age in seconds at which a leftover database belongs to a killed run. */
const LEFT_BEHIND_AFTER = 3 * 3600;

/** Drops databases of killed runs. */
export async function dropLeftBehind(serverUrl: string): Promise<void> {
  const client = await connect(serverUrl);
  try {
    const { rows } = await client.query<{ datname: string }>(`select datname from pg_database where datname ~ $1`, [
      `^${PREFIX}\\d+_`,
    ]);
    for (const { datname } of rows) {
      const madeAt = Number(datname.slice(PREFIX.length).split('_', 1)[0]);
      if (now() - madeAt > LEFT_BEHIND_AFTER) await client.query(`drop database if exists ${datname} with (force)`);
    }
  } finally {
    await client.end();
  }
}

const PREFIX = 'wayfare_test_';

function databaseName(): string {
  return `${PREFIX}${now()}_${randomBytes(5).toString('hex')}`;
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
