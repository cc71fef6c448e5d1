import { createHash, randomBytes } from 'node:crypto';
import { existsSync, statfsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RECOMMENDED_SETTINGS, startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.js';

/** A PostgreSQL server for tests, on which they may create databases. */
export type DatabaseServer = {
  /** URL of a database that always exists. */
  readonly url: string;
  readonly description: string;
  /** Whether it remains with its databases; otherwise they go with it. */
  readonly isLasting?: boolean;
  /** Whether its files are in memory, where deleting them is quick, and they should not pile up. */
  readonly isInMemory?: boolean;
  stop(): Promise<void>;
};

const IMAGE = 'postgres:18.6-alpine3.24';
const ON_DISK = fileURLToPath(new URL('../../../.test/postgresql', import.meta.url));
/** Each checkout has its own. */
const IN_MEMORY = `/dev/shm/wayfare-tests-${createHash('sha256').update(ON_DISK).digest('hex').slice(0, 12)}`;
const ENOUGH_MEMORY = 2 * 1024 ** 3;

const DAY = 86_400_000;

/** Disables durability and maintenance, which tests do not need. */
const CARELESS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: 300,
  max_wal_size: '256MB',
};

/**
 * Opens the server at `TEST_DATABASE_URL`, if set, or else the kind in `TEST_DATABASE`: `container`,
 * `embedded`, or `auto` (default), which prefers a container if available. Prints the choice and its reason.
 */
export async function openDatabaseServer(): Promise<DatabaseServer> {
  const server = given() ?? (await chosen(process.env['TEST_DATABASE'] || 'auto'));
  process.stderr.write(`Tests use ${server.description}.\n`);
  return server;
}

function given(): DatabaseServer | undefined {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) return undefined;
  return { url, description: 'the PostgreSQL of TEST_DATABASE_URL', isLasting: true, stop: () => Promise.resolve() };
}

async function chosen(kind: string): Promise<DatabaseServer> {
  switch (kind) {
    case 'container':
      return contained();
    case 'embedded':
      return embedded();
    case 'auto':
      return contained().catch((error: unknown) => {
        process.stderr.write(`No container for the tests: ${(error as Error).message}\n`);
        return embedded();
      });
    default:
      throw new Error(`TEST_DATABASE must be container, embedded or auto, not "${kind}".`);
  }
}

/** @throws Error naming what is missing: the engine, the image, or a working container */
async function contained(): Promise<DatabaseServer> {
  const { getContainerRuntimeClient, ImageName, Wait } = await import('testcontainers');
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const { image } = await orElse('no Docker engine answers', () => getContainerRuntimeClient());
  const name = ImageName.fromString(IMAGE);
  if (!(await image.exists(name))) await orElse(`${IMAGE} cannot be pulled`, () => image.pull(name));
  const settings = Object.entries({ ...RECOMMENDED_SETTINGS, ...CARELESS }).flatMap(([setting, value]) => [
    '-c',
    `${setting}=${value}`,
  ]);
  const container = await orElse(`the container of ${IMAGE} does not start`, () =>
    new PostgreSqlContainer(IMAGE)
      .withDatabase('postgres')
      .withUsername('postgres')
      .withPassword(randomBytes(16).toString('hex'))
      .withEnvironment({ POSTGRES_INITDB_ARGS: '--locale-provider=builtin --locale=C.UTF-8' })
      .withCommand(['postgres', ...settings])
      // The default check runs a shell four times a second. When one times out, PostgreSQL, as process 1,
      // adopts its child and restarts when that fails.
      .withHealthCheck({ test: ['CMD', 'true'], interval: DAY })
      // The first message is from the temporary server that initializes the database.
      .withWaitStrategy(Wait.forLogMessage('ready to accept connections', 2))
      .start(),
  );
  const stop = async () => void (await container.stop());
  return { url: container.getConnectionUri(), description: `${IMAGE} in a container`, stop };
}

async function orElse<T>(trouble: string, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    throw new Error(`${trouble} (${(error as Error).message}).`, { cause: error });
  }
}

/** On a disk, making the thousand files of a database takes ten times as long as in memory. */
function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(IN_MEMORY));
    return bavail * bsize >= ENOUGH_MEMORY;
  } catch {
    // Not Linux.
    return false;
  }
}

async function embedded(): Promise<DatabaseServer> {
  const isInMemory = hasMemory();
  const folder = isInMemory ? IN_MEMORY : ON_DISK;
  const server = await startEmbeddedPostgres({ dataDirectory: folder, settings: CARELESS });
  // Tests create roles and end sessions, which the application's role may not.
  const url = new URL(server.url);
  url.username = 'wayfare';
  url.password = await readFile(join(folder, 'password'), 'utf8');
  url.pathname = '/postgres';
  const stop = async () => {
    await server.stop();
    // Deleting the files of a hundred databases at once is quicker than dropping them, unless another run uses them.
    if (!existsSync(join(folder, 'cluster', 'postmaster.pid'))) await rm(folder, { recursive: true, force: true });
  };
  const description = isInMemory ? 'the embedded PostgreSQL, in memory' : 'the embedded PostgreSQL';
  return { url: url.href, description, isInMemory, stop };
}
