import { Pool } from 'pg';
import { Clock } from '#shared/application/clock.js';
import type { Database, Statement } from '#platform/postgres/database.js';
import { PostgresSessionStore } from '#platform/http/security/sessions/session-store.js';

it('does not mistake a missing PostgreSQL socket for a missing session', async () => {
  const pool = new Pool({ host: '/no/such/folder', port: 5432, user: 'nobody', database: 'none' });
  const database = { first: ({ text }: Statement, values: unknown[]) => pool.query(text, values) };
  const store = new PostgresSessionStore(database as unknown as Database, new Clock());
  const error = await new Promise<NodeJS.ErrnoException>((resolve) =>
    store.get('some-session', (reason) => resolve(reason as NodeJS.ErrnoException)),
  );
  expect(error.code).not.toBe('ENOENT');
  expect(error.cause).toMatchObject({ code: 'ENOENT', syscall: 'connect' });
  await pool.end();
});
