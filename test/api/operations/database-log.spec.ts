import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type RunningServer } from '#server.js';
import { readSettings } from '#platform/config/settings.js';
import { ApiClient } from '../../support/server/api-client.js';
import { DATABASE_SECONDS } from '../../support/database/database.js';

const SEEKER = {
  username: 'zacharias',
  email: 'zacharias@wayfare.test',
  password: 'correct horse battery',
  fullName: 'Zacharias Person',
  role: 'job_seeker',
};

describe("PostgreSQL's log", () => {
  let folder: string;
  let server: RunningServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wayfare-test-'));
    await chmod(folder, 0o755);
    const variables = { PORT: '0', DATA_DIR: folder, DEMO_DATA: 'false', SCHEDULES: 'false', LOG_LEVEL: 'silent' };
    server = await startServer(readSettings({ ...variables, DATABASE_SECONDS: String(DATABASE_SECONDS) }));
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('contains nothing about duplicate registrations, which raise no error', async () => {
    await new ApiClient(server.url).register(SEEKER);
    for (const taken of [{ username: 'ZACHARIAS', email: 'new@wayfare.test' }, { username: 'someone' }]) {
      expect((await new ApiClient(server.url).post('/api/register', { ...SEEKER, ...taken })).status).toBe(409);
    }
    const log = await readFile(join(folder, 'postgres', 'server.log'), 'utf8');
    expect(log).toContain('ready to accept connections');
    expect(log).not.toMatch(/ERROR|zacharias|wayfare\.test|argon2/i);
  });
});
