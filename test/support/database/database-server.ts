import { readFile } from 'node:fs/promises';
import { request, type RequestOptions } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../../../src/shared/adapters/embedded-postgres/embedded-postgres.js';

/** A PostgreSQL server for tests, on which databases may be made at will. */
export type DatabaseServer = {
  /** Address of a database that is there from the beginning. */
  readonly url: string;
  readonly description: string;
  stop(): Promise<void>;
};

const IMAGE = 'postgres:18.6-alpine3.24';
const EMBEDDED_FOLDER = fileURLToPath(new URL('../../../.test/postgres', import.meta.url));

/** Nothing in these databases is worth surviving a power cut. */
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 300 };

/** Takes TEST_DATABASE_URL if set, else a container where Docker answers, else the embedded PostgreSQL; and says which. */
export async function openDatabaseServer(): Promise<DatabaseServer> {
  const server = given() ?? (await contained()) ?? (await embedded());
  process.stderr.write(`Tests use ${server.description}.\n`);
  return server;
}

function given(): DatabaseServer | undefined {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? { url, description: 'the PostgreSQL of TEST_DATABASE_URL', stop: () => Promise.resolve() } : undefined;
}

async function contained(): Promise<DatabaseServer | undefined> {
  if (!(await dockerAnswers())) return undefined;
  const { GenericContainer, Wait } = await import('testcontainers');
  const settings = Object.entries(CARELESS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  try {
    const container = await new GenericContainer(IMAGE)
      .withEnvironment({
        POSTGRES_PASSWORD: 'wayfare',
        POSTGRES_INITDB_ARGS: '--locale-provider=builtin --locale=C.UTF-8',
      })
      .withCommand(['postgres', ...settings])
      .withExposedPorts(5432)
      // The image starts the server twice: once to set it up, once to serve.
      .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
      .start();
    const url = `postgresql://postgres:wayfare@${container.getHost()}:${container.getMappedPort(5432)}/postgres`;
    return { url, description: `${IMAGE} in a container`, stop: async () => void (await container.stop()) };
  } catch (error) {
    process.stderr.write(`Docker answers but runs no ${IMAGE}: ${String(error)}\n`);
    return undefined;
  }
}

async function embedded(): Promise<DatabaseServer> {
  const server = await startEmbeddedPostgres({ dataDirectory: EMBEDDED_FOLDER, settings: CARELESS });
  // Tests make roles and end sessions, which the application's own role may not.
  const url = new URL(server.url);
  url.username = 'wayfare';
  url.password = await readFile(join(EMBEDDED_FOLDER, 'password'), 'utf8');
  url.pathname = '/postgres';
  return { url: url.href, description: 'the embedded PostgreSQL', stop: () => server.stop() };
}

function dockerAnswers(): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request({ ...dockerAddress(), path: '/_ping', timeout: 1_500 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    call.once('timeout', () => call.destroy(new Error('no answer')));
    call.once('error', () => resolve(false));
    call.end();
  });
}

function dockerAddress(): RequestOptions {
  const host = process.env['DOCKER_HOST'];
  if (!host) return { socketPath: '/var/run/docker.sock' };
  const url = new URL(host);
  return url.protocol === 'unix:' ? { socketPath: url.pathname } : { host: url.hostname, port: url.port };
}
