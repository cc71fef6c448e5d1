import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { migrate } from '#platform/postgres/migrations/migrate.js';
import { seed } from './seeding.js';

const HERE = new URL('./', import.meta.url);
const MIGRATIONS = new URL('../../../src/platform/postgres/migrations/', HERE);
const SEED_FILES = ['words.ts', 'random.ts', 'listings.ts', 'towns.ts', 'seeding.ts'];

/** The URL of a database with `count` listings, reused between runs. */
export async function databaseWith(count: number, serverUrl: string, log: (line: string) => void): Promise<string> {
  const prefix = `bench_${count}_`;
  const name = prefix + (await fingerprint());
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await withClient(serverUrl, async (server) => {
    const { rows } = await server.query<{ datname: string }>(
      `select datname from pg_database where starts_with(datname, $1)`,
      [prefix],
    );
    if (rows.some(({ datname }) => datname === name)) return void (await migrate(url.href));
    for (const { datname } of rows) await server.query(`drop database ${datname} with (force)`);
    log(`Filling a database with ${count.toLocaleString('en')} listings…`);
    // Renamed once complete, so that an interrupted run leaves no partial database.
    await server.query(`drop database if exists ${prefix}unfinished with (force)`);
    await server.query(`create database ${prefix}unfinished`);
    const unfinished = new URL(serverUrl);
    unfinished.pathname = `/${prefix}unfinished`;
    await migrate(unfinished.href);
    await withClient(unfinished.href, (client) => seed(client, count));
    await server.query(`alter database ${prefix}unfinished rename to ${name}`);
  });
  return url.href;
}

/** An empty database up to a migration or the last, in place of one that an interrupted run left; ends with `drop`. */
export async function emptyDatabase(
  serverUrl: string,
  name: string,
  migration?: string,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const drop = (): Promise<void> =>
    withClient(serverUrl, async (server) => void (await server.query(`drop database if exists ${name} with (force)`)));
  await drop();
  await withClient(serverUrl, async (server) => void (await server.query(`create database ${name}`)));
  await migrate(url.href, migration);
  return { url: url.href, drop };
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Changes whenever the search tables or the generated listings change. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const migrations = (await readdir(MIGRATIONS)).filter((file) => /\.(sql|js)$/.test(file)).sort();
  for (const file of migrations) {
    const text = await readFile(new URL(file, MIGRATIONS), 'utf8');
    if (text.includes('job_search')) hash.update(text);
  }
  for (const file of SEED_FILES) hash.update(await readFile(new URL(file, HERE)));
  return hash.digest('hex').slice(0, 8);
}
