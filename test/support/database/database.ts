import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The database timeout; generous, for busy machines. */
export const DATABASE_SECONDS = 60;

/** A separate database, and how to drop it. */
export type FreshDatabase = { readonly url: string; drop(): Promise<void> };

/**
 * Creates a migrated, empty database by cloning the template of the test run. On a disk, it is dropped at the end of the
 * run: after deleting many files, some file systems take ten times longer to create others.
 */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { TEST_SERVER_URL: server, TEST_TEMPLATE: template, TEST_IN_MEMORY: isInMemory } = process.env;
  if (!server || !template) throw new Error('There is no database template: run the tests by npm run test:server.');
  const { url, drop } = await makeDatabase(server, template);
  return { url, drop: isInMemory ? drop : () => discard(server, url) };
}

/** Creates a database on a server, optionally as a copy of another. */
export async function makeDatabase(serverUrl: string, template = 'template1'): Promise<FreshDatabase> {
  const name = databaseName();
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`) };
}

/** Marks a database to be dropped, if it still exists, and ends its connections. */
function discard(serverUrl: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  return onServer(
    serverUrl,
    `do $$ begin
       if exists (select from pg_database where datname = '${name}') then
         alter database ${name} with allow_connections false;
       end if;
     end $$;
     select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
}

/** Age in seconds at which a leftover database belongs to a killed run. */
const LEFT_BEHIND_AFTER = 3 * 3600;

/** Drops discarded databases, and those of killed runs. */
export async function dropLeftBehind(serverUrl: string): Promise<void> {
  const client = await connect(serverUrl);
  try {
    const { rows } = await client.query<{ name: string; discarded: boolean }>(
      `select datname as name, not datallowconn as discarded from pg_database where datname ~ $1`,
      [`^${PREFIX}\\d+_`],
    );
    for (const { name, discarded } of rows) {
      const madeAt = Number(name.slice(PREFIX.length).split('_', 1)[0]);
      if (!discarded && now() - madeAt < LEFT_BEHIND_AFTER) continue;
      await client.query(`drop database if exists ${name} with (force)`);
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
