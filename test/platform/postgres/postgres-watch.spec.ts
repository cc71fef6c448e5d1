import { MikroORM } from '@mikro-orm/postgresql';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { ormOptions } from '#platform/postgres/connection/orm-options.js';
import { PostgresWatch } from '#platform/postgres/connection/postgres-watch.js';
import { Database } from '#platform/postgres/database.js';
import { DATABASE_SECONDS } from '../../support/database/database.js';
import { plainDatabase, type PlainDatabase } from '../../support/database/plain-role.js';

describe('PostgresWatch', () => {
  let server: PlainDatabase;
  let orm: MikroORM;
  let database: Database;
  beforeEach(async () => {
    server = await plainDatabase();
    const options = ormOptions(server.url, { databaseSeconds: DATABASE_SECONDS });
    orm = await MikroORM.init({ ...options, entities: [], allowGlobalContext: true });
    database = new Database(orm.em);
  });
  afterEach(async () => {
    await orm.close(true);
    await server.drop();
  });

  it('is ready once all connections are open, also for concurrent checks', async () => {
    const watch = new PostgresWatch(database);
    expect(await Promise.all([watch.isPrepared(), watch.isPrepared(), watch.isPrepared()])).toEqual([true, true, true]);
    const pool = await database.nativePool();
    expect([pool.totalCount, pool.idleCount]).toEqual([10, 10]);
  });

  it('is ready with fewer connections after five attempts if the server allows no more', async () => {
    const role = new URL(server.url).username;
    await withConnection(server.superuserUrl, (client) => client.query(`alter role ${role} connection limit 3`));
    const watch = new PostgresWatch(database);
    const answers: boolean[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await watch.isPrepared());
    expect(answers).toEqual([false, false, false, false, true, true]);
  });
});
