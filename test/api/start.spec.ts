import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../src/server.js';
import { readSettings } from '../../src/shared/adapters/config/settings.js';
import { withConnection } from '../../src/shared/adapters/persistence/database-url.js';
import { ApiClient } from '../support/api-client.js';
import { freshDatabase, type FreshDatabase } from '../support/database.js';

const COPIES = 3;
const ADMIN = { ADMIN_USERNAME: 'operator', ADMIN_EMAIL: 'operator@wayfare.test', ADMIN_PASSWORD: 'correct horse' };

let database: FreshDatabase;
let folder: string;

beforeEach(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'wayfare-test-'));
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const start = (more: Record<string, string> = {}) =>
  startServer(
    readSettings({
      PORT: '0',
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      DEMO_DATA: 'false',
      SCHEDULES: 'false',
      LOG_LEVEL: 'silent',
      // A crowded machine is no database that hangs.
      DATABASE_SECONDS: '12',
      ...more,
    }),
  );

describe('processes that start at the same time over an empty database', () => {
  it('all start, and make the admin of the settings once', async () => {
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
  it('says why, and lets go of the database', async () => {
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
    const connections = await withConnection(database.url, (client) =>
      client.query('select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'),
    );
    expect(connections.rowCount).toBe(0);
  });
});
