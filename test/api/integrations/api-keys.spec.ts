import { Database } from '#platform/postgres/database.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { JobBoard, type JobAnswer } from '../../support/mothers/job-board.js';
import type { ApiClient } from '../../support/server/api-client.js';

type Key = { readonly id: number; readonly secret: string; readonly hint: string; readonly lastUsedAt: string | null };

describe('API keys', () => {
  const board = JobBoard.forTests();
  const query = <Row extends object>(text: string, values: unknown[] = []) =>
    board.server.app.get(Database).query<Row>(text, values);

  const createKey = async (employer: ApiClient, scope = 'write', days = 30): Promise<Key> =>
    (await employer.post<Key>('/api/employer/api-keys', { name: 'Our ATS', scope, days, password: 'correct horse' }))
      .body;
  const list = async (employer: ApiClient): Promise<Key[]> =>
    (await employer.get<Key[]>('/api/employer/api-keys')).body;

  it('post and read the listings of their employer', async () => {
    const { secret, hint } = await createKey(board.owner);
    const program = board.visitor.withApiKey(secret);
    const posted = await program.post<JobAnswer>('/api/jobs', aJobForm());
    expect([posted.status, posted.body['employerId']]).toEqual([201, board.owner.user.id]);
    expect((await program.get<JobAnswer>(`/api/jobs/${posted.body.id}`)).body['archivedBy']).toBeNull();
    const { body } = await program.put<JobAnswer>(`/api/jobs/${posted.body.id}`, { title: 'Night Porter' });
    expect(body['title']).toBe('Night Porter');
    // An open listing, which is cached for visitors, still includes what only its employer sees.
    const { id } = await board.approved();
    await board.visitor.get(`/api/jobs/${id}`);
    expect((await program.get<JobAnswer>(`/api/jobs/${id}`)).body.views).toBe(0);
    expect(secret.startsWith(hint)).toBe(true);
    expect((await list(board.owner))[0]?.lastUsedAt).not.toBeNull();
  });

  it('are shown once and stored as a hash', async () => {
    const { secret } = await createKey(board.owner);
    expect(JSON.stringify(await list(board.owner))).not.toContain(secret);
    const rows = await query<{ row: string }>('select k::text as row from api_key k');
    expect(rows.some(({ row }) => row.includes(secret.slice(12)))).toBe(false);
  });

  it('are rejected if unknown, revoked, expired or of a deleted account', async () => {
    const employer = await board.server.employer();
    const [revoked, expired, orphaned] = [
      await createKey(employer),
      await createKey(employer),
      await createKey(employer),
    ];
    const status = async (secret: string) => (await board.visitor.withApiKey(secret).get('/api/employer/jobs')).status;
    expect(await status(revoked.secret)).toBe(200);
    await employer.delete(`/api/employer/api-keys/${revoked.id}`);
    expect(await status(revoked.secret)).toBe(401);
    await query(`update api_key set expires_at = now() - interval '1 second' where id = $1`, [expired.id]);
    expect(await status(expired.secret)).toBe(401);
    expect(await status(`wayfare_${'a'.repeat(43)}`)).toBe(401);
    await employer.request('DELETE', '/api/account', { body: { password: 'correct horse' } });
    expect(await status(orphaned.secret)).toBe(401);
  });

  it('are rejected while their employer is suspended', async () => {
    const employer = await board.server.employer();
    const program = board.visitor.withApiKey((await createKey(employer)).secret);
    const statuses = async () => [
      (await program.get('/api/employer/jobs')).status,
      (await program.post('/api/jobs', aJobForm())).status,
      (await program.post('/api/import', [])).status,
    ];
    await board.suspend(employer);
    expect(await statuses()).toEqual([401, 401, 401]);
    await board.reinstate(employer);
    expect(await statuses()).toEqual([200, 201, 202]);
  });

  it('are limited to ten per employer, even for simultaneous requests', async () => {
    const employer = await board.server.employer();
    const attempts = await Promise.all(
      Array.from({ length: 14 }, () =>
        employer.post('/api/employer/api-keys', { name: 'Many', scope: 'read', days: 1, password: 'correct horse' }),
      ),
    );
    expect(attempts.filter(({ status }) => status === 409).length).toBeGreaterThanOrEqual(4);
    while ((await list(employer)).length < 10) await createKey(employer, 'read');
    expect(
      (
        await employer.post('/api/employer/api-keys', {
          name: 'One more',
          scope: 'read',
          days: 1,
          password: 'correct horse',
        })
      ).status,
    ).toBe(409);
    expect(await list(employer)).toHaveLength(10);
  });

  it.each([
    ['a name', { name: ' ' }],
    ['a known scope', { scope: 'all' }],
    ['whole days within a year', { days: 366 }],
  ])('require %s', async (_what, change) => {
    const form = { name: 'Our ATS', scope: 'read', days: 30, ...change };
    expect((await board.owner.post('/api/employer/api-keys', form)).status).toBe(400);
  });

  describe('a request with an Idempotency-Key', () => {
    const post = (form: object, key: string, employer = board.owner) =>
      employer.post<JobAnswer>('/api/jobs', form, { 'idempotency-key': key });
    const count = async () => (await board.owner.get<JobAnswer[]>('/api/employer/jobs')).body.length;

    it('posts one listing, and repeats the response', async () => {
      const before = await count();
      const answers = await Promise.all(Array.from({ length: 4 }, () => post(aJobForm(), 'listing-1')));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(new Set(answers.map(({ headers }) => headers.get('etag')))).toEqual(new Set(['"1"']));
      expect(await count()).toBe(before + 1);
    });

    it('is rejected with another body or address, but not from another employer', async () => {
      await post(aJobForm(), 'listing-2');
      expect((await post(aJobForm({ title: 'Another one' }), 'listing-2')).status).toBe(422);
      expect((await post(aJobForm(), 'listing-2', board.other)).status).toBe(201);
      const elsewhere = { 'idempotency-key': 'listing-2' };
      expect((await board.owner.post('/api/employer/jobs/changes', aJobForm(), elsewhere)).status).toBe(422);
    });

    it('is not remembered if rejected, or after a day', async () => {
      expect((await post(aJobForm({ title: 'No' }), 'listing-3')).status).toBe(400);
      const { body: first } = await post(aJobForm(), 'listing-3');
      const ago = (hours: number) =>
        query(`update answered_request set answered_at = now() - interval '${hours} hours'`);
      await ago(23);
      expect((await post(aJobForm(), 'listing-3')).body.id).toBe(first.id);
      await ago(25);
      expect((await post(aJobForm(), 'listing-3')).body.id).not.toBe(first.id);
      expect((await post(aJobForm(), 'x'.repeat(201))).status).toBe(400);
    });
  });
});
