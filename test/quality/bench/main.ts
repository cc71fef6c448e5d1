import 'reflect-metadata';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.js';
import { companyTable } from './company-table.js';
import { databaseWith } from './databases.js';
import { firstPageTable } from './first-page-table.js';
import { httpTables } from './http-tables.js';
import { pagesTable } from './pages-table.js';
import { sizesTable } from './sizes-table.js';
import { searchTable } from './search-table.js';
import { upgradeTable } from './upgrade-table.js';
import { viewsTable } from './views-table.js';

const SIZES = [10_000, 100_000];
/** Number of listings for the HTTP measurements, and for those of the migration, which are made only if chosen. */
const HTTP_SIZE = 100_000;
const UPGRADE_SIZE = 200_000;
/** Listings, and people, for the disk that they take. */
const SIZES_SIZE = 20_000;
/** Counts of a day, of listings by source. */
const VIEWS_SIZE = 10_000_000;

const { values } = parseArgs({
  options: {
    size: { type: 'string', multiple: true, short: 's' },
    /** One table: search, first-page, pages, http, upgrade, sizes, company or views. */
    only: { type: 'string' },
  },
});
const log = (line: string): void => void process.stderr.write(`${line}\n`);
const folder = join(process.cwd(), '.test', 'bench');
// Keeps the default settings, including durable writes.
const server = await startEmbeddedPostgres({ dataDirectory: join(folder, 'postgres'), log });
try {
  if (values.only === 'upgrade') {
    await upgradeTable(UPGRADE_SIZE, server.url);
  } else {
    await tables();
  }
} finally {
  await server.stop();
}

/** The tables, or the one that was chosen, for all sizes or the chosen ones. */
async function tables(): Promise<void> {
  const isWanted = (name: string): boolean => values.only === undefined || values.only === name;
  const sizes = values.size?.map(Number) ?? SIZES;
  const databases = new Map<number, string>();
  if (isWanted('search') || isWanted('first-page')) {
    for (const size of sizes) databases.set(size, await databaseWith(size, server.url, log));
  }
  if (isWanted('search')) await searchTable(databases);
  if (isWanted('first-page')) await firstPageTable(databases);
  if (isWanted('pages')) await pagesTable(await databaseWith(HTTP_SIZE, server.url, log), folder);
  if (isWanted('company')) await companyTable(server.url, folder);
  if (isWanted('sizes')) await sizesTable(SIZES_SIZE, server.url);
  if (isWanted('views')) await viewsTable(Number(values.size?.[0] ?? VIEWS_SIZE), server.url);
  if (isWanted('http'))
    await httpTables(await databaseWith(values.size ? Number(values.size[0]) : HTTP_SIZE, server.url, log), folder);
}
