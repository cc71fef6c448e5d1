import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { DeleteOnRequest } from '#identity';
import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { sharedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';

type Entry = { readonly action: string; readonly details: unknown; readonly actorId: number | null };

const PASSWORD = 'correct horse';
const REASON = 'Asked for it by letter of 3 May.';

describe('what an admin does for people who ask for it', () => {
  let server: TestServer;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await sharedServer();
    admin = await server.admin();
  });

  const request = (method: 'DELETE' | 'POST', userId: number, body: object = {}, by = admin) =>
    by.request<{ code: string; message: string }>(method, `/api/users/${userId}${method === 'POST' ? '/export' : ''}`, {
      body: { reason: REASON, password: PASSWORD, ...body },
    });
  const audited = async (userId: number) =>
    (await admin.get<Entry[]>(`/api/admin/audit?person=${userId}&limit=100`)).body;

  it('deletes an account as its owner would, once, with a reason in the audit log', async () => {
    const employer = await server.employer();
    const listing = await openListing(employer, admin);
    await admin.put(`/api/users/${employer.user.id}/suspension`, { suspended: true, reason: 'Asks for deposits.' });
    const answers = await Promise.all([request('DELETE', employer.user.id), request('DELETE', employer.user.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect((await admin.get(`/api/admin/users/${employer.user.id}`)).status).toBe(404);
    expect((await server.visitor().get(`/api/jobs/${listing}`)).status).toBe(404);
    expect((await employer.get('/api/user')).status).toBe(401);
    expect(await audited(employer.user.id)).toContainEqual(
      expect.objectContaining({ action: 'account.deleted', details: { role: 'employer', reason: REASON } }),
    );
  });

  it('exports an account as its owner would, also a suspended one', async () => {
    const seeker = await server.jobSeeker();
    await admin.put(`/api/users/${seeker.user.id}/suspension`, { suspended: true, reason: 'Asks for deposits.' });
    const response = await fetch(`${admin.address}/api/users/${seeker.user.id}/export`, {
      method: 'POST',
      headers: { cookie: admin.sessionCookie ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ reason: REASON, password: PASSWORD }),
    });
    expect(response.headers.get('content-disposition')).toContain(`wayfare-account-${seeker.user.id}.zip`);
    expect(response.headers.get('cache-control')).toContain('no-store');
    const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()));
    const files = new Map<string, string>();
    for await (const entry of zip.eachEntry()) {
      files.set(entry.fileName, String(await buffer(await zip.openReadStreamPromise(entry))));
    }
    expect(files.get('account.json')).toContain(seeker.user.username);
    expect(await audited(seeker.user.id)).toContainEqual(
      expect.objectContaining({ action: 'export.downloaded', details: { reason: REASON } }),
    );
  });

  it.each(['DELETE', 'POST'] as const)('needs a reason and the password of the admin: %s', async (method) => {
    const { user } = await server.jobSeeker();
    expect((await request(method, user.id, { reason: 'Short' })).status).toBe(400);
    expect((await request(method, user.id, { password: 'guessed' })).body).toMatchObject({ code: 'wrong_password' });
    expect((await request(method, user.id, { password: undefined })).status).toBe(400);
    expect((await request(method, admin.user.id)).body).toMatchObject({ code: 'own_account_requested' });
    expect((await request(method, 999_999)).status).toBe(404);
    expect((await admin.get(`/api/admin/users/${user.id}`)).status).toBe(200);
    expect((await audited(user.id)).map(({ action }) => action)).not.toContain('export.downloaded');
  });

  it('is done by an operator without a password, by username or email address', async () => {
    const { user } = await server.jobSeeker();
    const remove = server.app.get(DeleteOnRequest);
    await expect(remove.execute({ account: user.username, reason: '' })).rejects.toThrow('Reason');
    await remove.execute({ account: user.username.toUpperCase(), reason: REASON });
    await expect(remove.execute({ account: user.username, reason: REASON })).rejects.toThrow(
      'This user does not exist.',
    );
  });
});
