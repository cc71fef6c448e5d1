import { Pool } from 'pg';
import type { Database } from '#platform/postgres/database.js';
import { postgresSessionStore } from '#platform/http/security/sessions/session-store.js';

it('does not mistake a missing PostgreSQL socket for a missing session', async () => {
  const pool = new Pool({ host: '/no/such/folder', port: 5432, user: 'nobody', database: 'none' });
  const store = await postgresSessionStore({ nativePool: () => Promise.resolve(pool) } as Database);
  const error = await new Promise<NodeJS.ErrnoException>((resolve) => store.get('some-session', resolve));
  expect(error.code).not.toBe('ENOENT');
  expect(error.cause).toMatchObject({ code: 'ENOENT', syscall: 'connect' });
  await pool.end();
});
