import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DistributedLock } from '#shared/application/background/distributed-lock.js';
import { CreateBackup } from '#administration/application/create-backup.js';
import { BackupLinks } from '#administration/adapters/http/backup-links.js';
import { BackupStore } from '#administration/application/ports/backup-store.js';
import { TaskScheduler } from '#administration/adapters/schedule/task-scheduler.js';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { FileStore } from '#shared/application/file-store.js';
import { later } from '../../support/shifted-clock.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type BackupView = { name: string; kind: string; trigger: string; bytes: number; tables: number; verified: boolean };
type Made = { message: string; backup: BackupView };
type Link = { url: string };
type Progress = { running: { kind: string; tables: unknown[] } | null };

const MINUTE = 60_000;
const DAY = 24 * 3_600_000;
const PASSWORD = 'correct horse';

describe('backups over HTTP', () => {
  let server: TestServer;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await startTestServer();
    admin = await server.admin();
  });
  afterAll(() => server.stop());

  it('are created, listed, verified and downloaded', async () => {
    await server.app.get(FileStore).put('resume-a.pdf', Buffer.from('a resume'));
    const full = await admin.post<Made>('/api/admin/database/backup', {});
    expect(full.status).toBe(201);
    expect(full.body.message).toBe('Full backup created and verified.');
    expect(full.body.backup).toMatchObject({ kind: 'full', trigger: 'request', verified: true });
    const critical = await admin.post<Made>('/api/admin/database/backup-critical', {});
    expect(critical.status).toBe(201);
    expect(critical.body.backup.tables).toBeLessThan(full.body.backup.tables);
    const list = await admin.get<BackupView[]>('/api/admin/database/backups');
    expect(list.body).toEqual([critical.body.backup, full.body.backup]);
    const { name } = full.body.backup;
    expect((await admin.post(`/api/admin/database/backups/${name}/verify`)).body).toEqual({ verified: true });
    const download = await admin.get<string>((await linkTo(admin, name)).body.url);
    expect(download.status).toBe(200);
    expect(download.headers.get('content-type')).toBe('application/gzip');
    // Its uploads are added on the way.
    expect(download.headers.get('content-length')).toBeNull();
    expect(download.headers.get('content-disposition')).toContain(full.body.backup.name);
  });

  it('are downloaded only by an admin who has just confirmed it, and each download is audited', async () => {
    const { name } = (await admin.get<BackupView[]>('/api/admin/database/backups')).body[0] as BackupView;
    const path = `/api/admin/database/backups/${name}`;
    for (const query of ['', '?expires=99999999999&signature=AAAA']) {
      expect(await admin.get(path + query)).toMatchObject({ status: 403, body: { code: 'download_not_confirmed' } });
    }
    expect(await linkTo(admin, name, 'a guess')).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    const { url } = (await linkTo(admin, name)).body;
    const ofAnother = server.app.get(BackupLinks).to(name, admin.user.id + 1);
    const prolonged = url.replace(/expires=(\d+)/, (_, time) => `expires=${Number(time) + 1}`);
    for (const forged of [ofAnother, prolonged, url.replace('-critical-', '-full-')]) {
      expect((await admin.get(forged)).status).toBe(403);
    }
    expect((await later(server, 2 * MINUTE, () => admin.get(url))).status).toBe(403);
    const download = await admin.get(url);
    expect(download.status).toBe(200);
    const [{ bytes } = { bytes: 0 }] = (await admin.get<BackupView[]>('/api/admin/database/backups')).body;
    expect(download.headers.get('content-length')).toBe(String(bytes));
    const audited = await admin.get<{ subjectId: string }[]>('/api/admin/audit?action=backup.downloaded');
    expect(audited.body.filter(({ subjectId }) => subjectId === name)).toHaveLength(1);
  });

  it('run one at a time across the installation, with progress visible in every process', async () => {
    const sibling = await server.sibling();
    const { finish, started } = pausing(server.app.get(BackupStore));
    const first = admin.post<Made>('/api/admin/database/backup', {});
    await started;
    const elsewhere = admin.at(sibling.url);
    expect((await elsewhere.post('/api/admin/database/backup-critical', {})).status).toBe(409);
    expect((await admin.post('/api/admin/database/backup', {})).status).toBe(409);
    for (const seen of [await progressOf(elsewhere), await progressOf(admin)]) {
      expect(seen).toMatchObject({ kind: 'full', tables: [{ name: 'user_account', rows: 1 }] });
    }
    finish();
    expect((await first).status).toBe(201);
    for (const client of [elsewhere, admin]) expect((await progress(client)).running).toBeNull();
    await sibling.stop();
  });

  it('are shown as running when scheduled', async () => {
    const sibling = await server.sibling();
    const { finish, started } = pausing(server.app.get(BackupStore));
    const due = server.app.get(TaskScheduler).catchUp();
    await started;
    expect(await progressOf(admin.at(sibling.url))).toMatchObject({ kind: 'full' });
    finish();
    await due;
    expect((await progress(admin)).running).toBeNull();
    await sibling.stop();
  });

  it('are no longer shown as running after their process dies', async () => {
    await withConnection(server.databaseUrl, (client) =>
      client.query(`insert into backup_progress (kind, started_at, tables) values ('full', now(), '[]')`),
    );
    expect((await progress(admin)).running).toBeNull();
    expect((await admin.post('/api/admin/database/backup-critical', {})).status).toBe(201);
  });

  it('are kept up to ten of a kind, without requested ones displacing scheduled ones', async () => {
    await server.app.get(CreateBackup).execute('critical', 'schedule');
    for (let i = 0; i < 11; i += 1) await admin.post('/api/admin/database/backup-critical', {});
    const { body } = await admin.get<BackupView[]>('/api/admin/database/backups');
    const critical = body.filter(({ kind }) => kind === 'critical').map(({ trigger }) => trigger);
    expect(critical.filter((trigger) => trigger === 'request')).toHaveLength(10);
    expect(critical).toContain('schedule');
    expect(body.some(({ kind }) => kind === 'full')).toBe(true);
  });

  it.each([400, -400])('are kept if created while the clock is off by %i days', async (days) => {
    const made = await later(server, days * DAY, () => server.app.get(CreateBackup).execute('critical', 'request'));
    const names = async () =>
      (await admin.get<BackupView[]>('/api/admin/database/backups')).body.map(({ name }) => name).slice(0, 2);
    expect((await names())[0]).toBe(made.name);
    const next = await admin.post<Made>('/api/admin/database/backup-critical', {});
    expect(await names()).toEqual([next.body.backup.name, made.name]);
  });

  it('are limited per hour when requested by admins', async () => {
    const strict = await server.sibling({ LIMIT_BACKUPS_PER_HOUR: '2' });
    const client = (await server.admin()).at(strict.url);
    const answers = [];
    for (const path of ['backup', 'backup-critical', 'backup']) {
      answers.push((await client.post(`/api/admin/database/${path}`, {})).status);
    }
    expect(answers).toEqual([201, 201, 429]);
    await strict.app.get(CreateBackup).execute('critical', 'schedule');
    await strict.stop();
  });

  it.each(['nothing', '..%2Fsession-secret', 'wayfare-full-20200101T000000000Z-000000.tar.gz'])(
    'return 404 for the name %s',
    async (name) => {
      expect((await linkTo(admin, name)).status).toBe(404);
      expect((await admin.post(`/api/admin/database/backups/${name}/verify`)).status).toBe(404);
    },
  );

  it('do not expose other files', async () => {
    const { dataDirectory } = server.app.get<Settings>(SETTINGS);
    await writeFile(join(dataDirectory, 'beside'), 'secret');
    expect((await linkTo(admin, '..%2Fbeside')).status).toBe(404);
  });

  it('are restricted to admins', async () => {
    const { name } = (await admin.get<BackupView[]>('/api/admin/database/backups')).body[0] as BackupView;
    const employer = await server.employer();
    for (const [method, path] of [
      ['POST', 'backup'],
      ['POST', 'backup-critical'],
      ['GET', 'backups'],
      ['GET', 'backups/progress'],
      ['GET', `backups/${name}`],
      ['POST', `backups/${name}/link`],
      ['POST', `backups/${name}/verify`],
    ] as const) {
      expect((await employer.request(method, `/api/admin/database/${path}`)).status).toBe(403);
      expect((await server.visitor().request(method, `/api/admin/database/${path}`)).status).toBe(401);
    }
  });

  it('explain a conflict in one sentence', async () => {
    const store = server.app.get(BackupStore);
    const before = await store.list();
    const hasRun = await server.app.get(DistributedLock).tryRun('backup', async () => {
      expect((await admin.post('/api/admin/database/backup', {})).body).toMatchObject({
        message: 'A backup is already running. Please wait until it finishes.',
      });
    });
    expect(hasRun).toBe(true);
    expect(await store.list()).toEqual(before);
  });
});

const linkTo = (client: ApiClient, name: string, password = PASSWORD) =>
  client.post<Link>(`/api/admin/database/backups/${name}/link`, { password });

const progress = async (client: ApiClient) => (await client.get<Progress>('/api/admin/database/backups/progress')).body;

/** The progress, once the first table is being copied. */
async function progressOf(client: ApiClient) {
  for (;;) {
    const { running } = await progress(client);
    if (running && running.tables.length > 0) return running;
  }
}

/** Makes the next backup report one table and then wait until `finish` is called. */
function pausing(store: BackupStore) {
  const gate = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const create = store.create.bind(store);
  const slowly: BackupStore['create'] = async (request, onRows) => {
    Reflect.deleteProperty(store, 'create');
    onRows('user_account', 1);
    started.resolve();
    await gate.promise;
    return create(request, onRows);
  };
  Object.assign(store, { create: slowly });
  return { finish: () => gate.resolve(), started: started.promise };
}
