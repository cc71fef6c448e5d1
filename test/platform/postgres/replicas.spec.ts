import { withConnection } from '#platform/postgres/connection/database-url.js';
import { currentReplica, Replicas } from '#platform/postgres/replicas.js';
import { domainError } from '#shared/domain/domain-error.js';
import { DATABASE_SECONDS, freshDatabase, type FreshDatabase } from '../../support/database/database.js';
import { eventually } from '../../support/eventually.js';

class Refusal extends domainError('not-found', 'no_such_thing', 'There is no such thing.') {}

// A standby needs a server of its own, as in `npm run prove -- replicas`. Here the primary acts as its own replica.
describe('replicas', () => {
  let database: FreshDatabase;
  const opened: Replicas[] = [];
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterEach(() => Promise.all(opened.splice(0).map((replicas) => replicas.onModuleDestroy())));
  afterAll(() => database.drop());

  const open = (...replicaUrls: string[]) => {
    const replicas = new Replicas(database.url, { replicaUrls, databaseSeconds: DATABASE_SECONDS, databasePool: 2 });
    opened.push(replicas);
    replicas.onApplicationBootstrap();
    return replicas;
  };
  const targetOfReads = (replicas: Replicas) =>
    replicas.read(() => Promise.resolve(currentReplica() ? 'replica' : 'primary'));

  it('serve reads once they are known to be up to date', async () => {
    const replicas = open(database.url);
    expect(await targetOfReads(replicas)).toBe('primary');
    await eventually(async () => expect(await targetOfReads(replicas)).toBe('replica'));
    expect(replicas.lags()[0]).toBeLessThan(5_000);
  });

  it('serve no reads after a change until they have received it', async () => {
    const replicas = open(database.url);
    await eventually(async () => expect(await targetOfReads(replicas)).toBe('replica'));
    replicas.changed();
    expect(await targetOfReads(replicas)).toBe('primary');
    await eventually(async () => expect(await targetOfReads(replicas)).toBe('replica'));
  });

  it('leave reads to the primary while they are unreachable', async () => {
    const away = new URL(database.url);
    away.port = '1';
    const replicas = open(away.href);
    const other = open(database.url);
    await eventually(async () => expect(await targetOfReads(other)).toBe('replica'));
    expect(await targetOfReads(replicas)).toBe('primary');
    expect(replicas.lags()).toEqual([Infinity]);
  });

  it('let the primary repeat failed reads, but not domain errors', async () => {
    const replicas = open(database.url);
    await eventually(async () => expect(await targetOfReads(replicas)).toBe('replica'));
    const fails = () =>
      currentReplica() ? Promise.reject(new Error('conflict with recovery')) : Promise.resolve('from the primary');
    let refusals = 0;
    const refused = () => Promise.reject(new Refusal()).finally(() => (refusals += 1));
    await expect(replicas.read(refused)).rejects.toBeInstanceOf(Refusal);
    expect(refusals).toBe(1);
    expect(await replicas.read(fails)).toBe('from the primary');
  });

  it('are not connected to by default', async () => {
    const before = await connections();
    const replicas = open();
    expect(await targetOfReads(replicas)).toBe('primary');
    expect(await connections()).toBe(before);
  });

  const connections = () =>
    withConnection(database.url, async (client) => {
      const { rowCount } = await client.query(
        'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      return rowCount;
    });
});
