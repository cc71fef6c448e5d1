import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreBackup } from '#administration';
import { databaseOf } from '#administration/adapters/restore/swap-databases.js';
import type { BackupKind } from '#administration/domain/backup.js';
import { FileStore } from '#shared/application/file-store.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { DiskFileStore } from '#platform/files/disk-file-store.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { backupStore, freshDataDirectory, makeBackup } from '../../support/processes/backup-store.js';
import { aPdf } from '../../support/files/documents.js';
import { aPicture } from '../../support/files/pictures.js';
import { upload } from '../../support/files/upload.js';
import { manyApplications } from '../../support/rows/many-applications.js';
import { manyUsers } from '../../support/rows/many-users.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { tableHashes } from '../../support/database/table-hashes.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

describe('restoreBackup', () => {
  let server: TestServer;
  let seeker: ApiClient;
  let folder: string;
  let made: string[];
  /** A full backup of what is there before the tests. */
  let fullBackup: string;
  beforeAll(async () => {
    server = await startTestServer();
    folder = await freshDataDirectory();
    made = [];
    const [employer, admin] = [await server.employer(), await server.admin()];
    seeker = await server.jobSeeker();
    const jobId = await openListing(employer, admin);
    await upload(seeker, 'resume', 'mine.pdf', aPdf('mine'));
    await upload(seeker, 'avatar', 'me.png', await aPicture('png'));
    await seeker.post('/api/applications', { jobId });
    await seeker.post('/api/bookmarks', { jobId });
    await manyApplications(server.databaseUrl, jobId, 300);
    await manyUsers(server.databaseUrl, 3_000);
    const conversation = await employer.post<{ id: number }>('/api/conversations', { participantId: seeker.user.id });
    await employer.post(`/api/conversations/${conversation.body.id}/messages`, { content: 'Hello\\\t\nthere' });
    await withConnection(server.databaseUrl, (client) =>
      client.query(`select setval(pg_get_serial_sequence('job', 'id'), 4711)`),
    );
    fullBackup = await backup('full');
  });
  afterAll(async () => {
    await server.stop();
    for (const name of made) await onServer(`drop database if exists "${name}" with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  const onServer = (sql: string) =>
    withConnection(beside('postgres'), async (client) => (await client.query<{ name: string }>(sql)).rows);
  const beside = (name: string) => {
    const url = new URL(server.databaseUrl);
    url.pathname = `/${name}`;
    return url.href;
  };
  /** Backs up the server's database; returns the archive's path. */
  const backup = async (kind: BackupKind) => {
    const store = server.app.get(FileStore);
    for await (const { key } of store.list()) {
      const content = await store.get(key);
      await new DiskFileStore(join(folder, 'files')).put(key, Buffer.concat(content ? await all(content) : []));
    }
    return join(folder, 'backups', (await makeBackup(backupStore(server.databaseUrl, folder), kind)).name);
  };
  /** Only this database and those derived from it, because other tests create and drop their own. */
  const databasesOf = async (own: string) =>
    (await onServer('select datname as name from pg_database order by datname'))
      .map(({ name }) => name)
      .filter((name) => name.startsWith(own));

  it.each(['full', 'critical'] as const)('restores every table of a %s backup into a new database', async (kind) => {
    const path = kind === 'full' ? fullBackup : await backup(kind);
    const name = `wayfare_test_${Math.floor(Date.now() / 1000)}_restored_${kind}`;
    made.push(name);
    const files = new DiskFileStore(join(folder, `restored-${kind}`));
    const restored = await restoreBackup(path, beside(name), files);
    expect(restored.database).toBe(name);
    expect(restored.before).toBeUndefined();
    const [expected, actual] = [await tableHashes(server.databaseUrl, kind), await tableHashes(beside(name), kind)];
    expect(Object.values(expected).filter((hash) => hash !== null).length).toBeGreaterThanOrEqual(
      kind === 'full' ? 12 : 10,
    );
    expect(actual).toEqual(expected);
    expect((await all(files.list())).length).toBe(kind === 'full' ? 1 + 2 : 0);
    const [next] = await withConnection(
      beside(name),
      async (client) => (await client.query(`select nextval(pg_get_serial_sequence('job', 'id'))::int as id`)).rows,
    );
    expect(next).toEqual({ id: 4712 });
  });

  it('rejects damaged, truncated and foreign files before changing anything', async () => {
    const content = await readFile(fullBackup);
    const file = join(folder, 'broken.tar.gz');
    const own = databaseOf(server.databaseUrl);
    const before = await databasesOf(own);
    const files = new DiskFileStore(join(folder, 'untouched'));
    for (const broken of [
      content.subarray(0, -10),
      content.subarray(0, 1000),
      Buffer.from('no backup'),
      flipped(content),
    ]) {
      await writeFile(file, broken);
      await expect(restoreBackup(file, server.databaseUrl, files)).rejects.toMatchObject({ code: 'backup_damaged' });
    }
    expect(await databasesOf(own)).toEqual(before);
    expect(await all(files.list())).toEqual([]);
  });

  it('refuses to replace the maintenance database before changing anything', async () => {
    const before = await databasesOf('postgres');
    const files = new DiskFileStore(join(folder, 'untouched'));
    await expect(restoreBackup(fullBackup, beside('postgres'), files)).rejects.toMatchObject({
      code: 'not_replaceable',
    });
    expect(await databasesOf('postgres')).toEqual(before);
    expect(await all(files.list())).toEqual([]);
  });

  it('replaces the database of a running server without interrupting it, and keeps the old one', async () => {
    const original = await tableHashes(server.databaseUrl, 'full');
    await withConnection(server.databaseUrl, (client) => client.query('truncate user_account cascade'));
    const { before = '' } = await restoreBackup(fullBackup, server.databaseUrl, server.app.get(FileStore));
    made.push(before);
    expect(await tableHashes(server.databaseUrl, 'full')).toEqual(original);
    expect(await databasesOf(databaseOf(server.databaseUrl))).toContain(before);
    const { username } = seeker.user;
    const again = await server.visitor().login(username, 'correct horse');
    expect((await again.get('/api/profile/job-seeker/resume')).status).toBe(200);
    expect((await again.get<unknown[]>('/api/bookmarks')).body).toHaveLength(1);
  });

  it('fails unfinished imports, so that employers can send their feeds again', async () => {
    await withConnection(server.databaseUrl, (client) =>
      client.query(`
        with import as (
          insert into listing_import (user_id, source, state, began_at)
          select id, 'sent', 'running', now() from user_account where role = 'employer' returning id
        ), held as (
          insert into work_lease (queue, item, ends_at) select 'import', id, now() + interval '5 minutes' from import)
        insert into listing_import_row select id, 1, 'cook-1', '{}' from import`),
    );
    const name = `wayfare_test_${Math.floor(Date.now() / 1000)}_restored_imports`;
    made.push(name);
    await restoreBackup(await backup('full'), beside(name), new DiskFileStore(join(folder, 'restored-imports')));
    const imports = await withConnection(
      beside(name),
      async (client) =>
        (
          await client.query(`
            select state, problem, ended_at is not null as "isEnded",
              (select count(*)::int from listing_import_row) as rows from listing_import`)
        ).rows,
    );
    expect(imports).toEqual([
      { state: 'failed', problem: expect.stringContaining('Send the feed again'), isEnded: true, rows: 0 },
    ]);
  });
});

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

function flipped(content: Buffer): Buffer {
  const copy = Buffer.from(content);
  copy[500] = (copy[500] ?? 0) ^ 1;
  return copy;
}
