import { MikroORM } from '@mikro-orm/postgresql';
import type { INestApplication } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { isDatabaseAway } from '#platform/postgres/connection/database-errors.js';
import { DATABASE_URL } from '#platform/postgres/connection/database-url.js';
import { ormOptions } from '#platform/postgres/connection/orm-options.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

/** More than the pool has connections. */
const MANY = 25;

describe('connections that break while in use', () => {
  let server: TestServer;
  let app: INestApplication;
  let database: Database;
  let unitOfWork: UnitOfWork;
  beforeAll(async () => {
    server = await startTestServer({ DATABASE_SECONDS: '12' });
    app = server.app;
    database = app.get(Database);
    unitOfWork = app.get(UnitOfWork);
  });
  afterAll(() => server.stop());

  const query = () => database.query<{ answer: number }>({ text: 'select 7 as answer' });

  it('return to the pool after the server closes them within a transaction', async () => {
    for (let i = 0; i < MANY; i += 1) {
      const broken = unitOfWork.run(() => database.query('select pg_terminate_backend(pg_backend_pid())'));
      expect(isDatabaseAway(await broken.catch((error: unknown) => error))).toBe(true);
    }
    expect(await query()).toEqual([{ answer: 7 }]);
  });

  it('return to the pool after a query timeout', async () => {
    const slow = 'select pg_sleep(10)';
    const queries = Array.from({ length: MANY }, (_, i) =>
      i % 2 === 0 ? unitOfWork.run(() => database.query(slow)) : database.query(slow),
    );
    for (const outcome of await Promise.allSettled(queries)) {
      expect(outcome.status === 'rejected' && isDatabaseAway(outcome.reason)).toBe(true);
    }
    expect(await query()).toEqual([{ answer: 7 }]);
  });

  it('use the remaining request timeout for long queries', async () => {
    const orm = await MikroORM.init(ormOptions(app.get(DATABASE_URL), { databaseSeconds: 10 }));
    try {
      const shortTimeout = new Database(orm.em);
      const slow = { text: 'select 7 as answer from pg_sleep(6)' };
      const [short, long, hanging] = await Promise.allSettled([
        shortTimeout.query(slow),
        shortTimeout.longQuery(slow),
        shortTimeout.longQuery({ text: 'select pg_sleep(20)' }),
      ]);
      expect(long).toEqual({ status: 'fulfilled', value: [{ answer: 7 }] });
      for (const outcome of [short, hanging]) {
        expect(outcome.status === 'rejected' && isDatabaseAway(outcome.reason)).toBe(true);
      }
    } finally {
      await orm.close(true);
    }
  });
});
