import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { startServer, type RunningServer } from '#server.js';
import { readSettings } from '#platform/config/settings.js';
import { withDatabaseLock } from '#platform/postgres/locks/database-lock.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { ApiClient } from '../../support/server/api-client.js';
import { DATABASE_SECONDS, freshDatabase, type FreshDatabase } from '../../support/database/database.js';
import { eventually } from '../../support/eventually.js';
import { manyUsers } from '../../support/rows/many-users.js';

const COPIES = 3;
const ADMIN = { ADMIN_USERNAME: 'operator', ADMIN_EMAIL: 'operator@wayfare.test', ADMIN_PASSWORD: 'correct horse' };

let database: FreshDatabase;
let folder: string;

function useFreshDatabase(): void {
  beforeEach(async () => {
    database = await freshDatabase();
    folder = await mkdtemp(join(tmpdir(), 'wayfare-test-'));
  });
  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
}

const variables = (more: Record<string, string> = {}) => ({
  PORT: '0',
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  DEMO_DATA: 'false',
  SCHEDULES: 'false',
  LOG_LEVEL: 'silent',
  DATABASE_SECONDS: String(DATABASE_SECONDS),
  ...more,
});
const start = (more: Record<string, string> = {}) => startServer(readSettings(variables(more)));
const others = (more = '') =>
  withConnection(database.url, async (client) => {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() ${more}`,
    );
    return rowCount;
  });
/** PostgreSQL notices closed connections with a delay. */
const expectDisconnected = () => eventually(async () => expect(await others()).toBe(0));

describe('processes that start simultaneously on an empty database', () => {
  useFreshDatabase();

  it('all start, and create the configured admin once', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: COPIES }, () => start(ADMIN)));
    const servers = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
    try {
      expect(attempts.filter(({ status }) => status === 'rejected')).toEqual([]);
      for (const { url } of servers) {
        const operator = await new ApiClient(url).login(ADMIN.ADMIN_USERNAME, ADMIN.ADMIN_PASSWORD);
        const { headers, body } = await operator.get<{ username: string }[]>('/api/users?role=admin');
        expect(headers.get('x-total-count')).toBe('1');
        expect(body).toMatchObject([{ username: 'operator', role: 'admin' }]);
      }
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  });
});

describe('a process that cannot start', () => {
  useFreshDatabase();

  it('reports why, and disconnects from the database', async () => {
    const before = await start();
    await new ApiClient(before.url).register({
      username: ADMIN.ADMIN_USERNAME,
      email: 'somebody@wayfare.test',
      password: 'correct horse',
      fullName: 'Some Body',
      role: 'job_seeker',
    });
    await before.stop();
    await expect(start(ADMIN)).rejects.toThrow('ADMIN_USERNAME cannot be used: Username is already taken.');
    await expectDisconnected();
  });

  it('does not touch a database migrated by a newer version', async () => {
    await withConnection(database.url, (client) =>
      client.query(`insert into migration (name) values ('29991231235959_later')`),
    );
    await expect(start()).rejects.toThrow('migrated by a newer version of Wayfare');
    await expectDisconnected();
  });
});

describe('demo accounts', () => {
  useFreshDatabase();

  const PRODUCTION = { NODE_ENV: 'production', SESSION_SECRET: 'a secret for tests only' };
  const DEMO_ADMIN = `
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    values ('admin', 'admin', 'admin@wayfare.example', 'admin@wayfare.example', '', 'Admin', 'admin', now())`;
  const listeningOn = ({ app }: RunningServer) => (app.getHttpServer().address() as AddressInfo).address;

  it('are reachable from this machine only, unless HOST is set, and not in production', async () => {
    await withConnection(database.url, (client) => client.query(DEMO_ADMIN));
    const onDemo = await start();
    expect(onDemo.demoAccounts).toEqual(['admin']);
    expect(listeningOn(onDemo)).toBe('127.0.0.1');
    await onDemo.stop();
    const opened = await start({ HOST: '0.0.0.0' });
    expect(listeningOn(opened)).toBe('0.0.0.0');
    await opened.stop();
    await expect(start({ ...PRODUCTION, DEMO_DATA: '' })).rejects.toThrow('The database contains demo accounts');
    await expectDisconnected();
    await manyUsers(database.url, 1);
    await (await start({ ...PRODUCTION, DEMO_DATA: 'true', PUBLIC_URL: 'https://wayfare.localhost:8443' })).stop();
  });

  it('are not loaded in production by default, and not confused with registered accounts', async () => {
    const server = await start({ ...PRODUCTION, DEMO_DATA: '' });
    expect(listeningOn(server)).toBe('0.0.0.0');
    const account = { username: 'maria', email: 'maria@mail.example', password: 'wayfare-demo', fullName: 'Maria' };
    await new ApiClient(server.url).register({ ...account, role: 'job_seeker' });
    await server.stop();
    await (await start(PRODUCTION)).stop();
  });
});

describe('an unsuitable database', () => {
  const created: string[] = [];
  afterEach(async () => {
    for (const what of created.splice(0).toReversed())
      await run(`drop ${what} ${what.startsWith('database') ? 'with (force)' : ''}`);
  });
  useFreshDatabase();

  const run = (sql: string) => withConnection(database.url, (client) => client.query(sql));
  const create = async (what: string, more: string) => {
    await run(`create ${what} ${more}`);
    created.push(what);
  };
  const newName = () => `wayfare_test_${Math.floor(Date.now() / 1000)}_${randomBytes(5).toString('hex')}`;
  const beside = (name: string, user?: string) => {
    const url = new URL(database.url);
    url.pathname = `/${name}`;
    if (user) [url.username, url.password] = [user, 'secret'];
    return url.href;
  };

  it('is rejected if its user may not create tables', async () => {
    const [user, empty] = [newName(), newName()];
    await create(`role ${user}`, `login password 'secret'`);
    await create(`database ${empty}`, '');
    await expect(start({ DATABASE_URL: beside(empty, user) })).rejects.toThrow(
      'The user in DATABASE_URL may not create tables there.',
    );
  });

  it('is rejected in an encoding other than UTF8', async () => {
    const other = newName();
    await create(`database ${other}`, `template template0 encoding 'LATIN1' locale_provider libc locale 'C'`);
    await expect(start({ DATABASE_URL: beside(other) })).rejects.toThrow(
      "DATABASE_URL points to a database in LATIN1; create it with encoding 'UTF8'.",
    );
  });
});

describe('a process that is stopped while it starts', () => {
  useFreshDatabase();

  it('finishes starting and stops cleanly, even after several signals', async () => {
    await manyUsers(database.url, 1);
    await withConnection(database.url, (client) => client.query(`update user_account set role = 'admin'`));
    const child = spawn(process.execPath, ['--import', './test/support/runner/typescript.mjs', 'src/main.ts'], {
      env: { PATH: process.env['PATH'], ...variables(ADMIN) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    // Holding the first admin's lock blocks the start near its end; after a signal it has 10 s.
    await withDatabaseLock(database.url, 'first admin', async () => {
      while ((await others(`and wait_event = 'advisory'`)) === 0) await sleep(50);
      child.kill('SIGINT');
      child.kill('SIGTERM');
      await sleep(100);
    });
    expect(await exited).toEqual([0, null]);
    expect(output).toBe('');
    await expectDisconnected();
  });
});
