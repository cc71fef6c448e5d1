import { ReleaseApplication } from '#applications/application/release-application.js';
import { Database } from '#platform/postgres/database.js';
import { eventually } from '../../support/eventually.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { peopleForTests } from '../../support/server/people.js';

const UNDOABLE = { Prefer: 'undoable' };

type Submitted = { readonly id: number; readonly version: number; readonly undoSeconds: number | null };

describe('an application that can be undone', () => {
  const people = peopleForTests();

  const applied = async () => {
    const { server, admin, employer, seeker } = people;
    const jobId = await openListing(employer, admin);
    await seeker.put('/api/profile/job-seeker', { isPublic: false });
    const { body } = await seeker.post<Submitted>('/api/applications', { jobId, coverLetter: 'Dear all' }, UNDOABLE);
    const release = () => server.app.get(ReleaseApplication).execute(body.id);
    return { jobId, ...body, release };
  };

  /** What the employer sees and can do. */
  const view = async ({ id, jobId }: { readonly id: number; readonly jobId: number }) => {
    const { employer, seeker } = people;
    const status = async (method: string, path: string, body?: unknown) =>
      (await employer.request(method, path, { body })).status;
    return {
      listed: (await employer.get<unknown[]>('/api/applications/employer')).body.length,
      ofJob: (await employer.get<unknown[]>(`/api/applications/job/${jobId}`)).body.length,
      isExported: (await employer.get<string>('/api/applications/employer/export')).body.includes(seeker.user.fullName),
      total: (await employer.get<{ totalApplications: number }>('/api/employer/summary')).body.totalApplications,
      counted: (await employer.get<{ applicationCount: number }[]>('/api/employer/jobs')).body[0]?.applicationCount,
      figures: (await employer.get<{ listings: unknown[] }>('/api/employer/analytics')).body.listings.length,
      one: await status('GET', `/api/applications/${id}`),
      events: await status('GET', `/api/applications/${id}/events`),
      rounds: await status('GET', `/api/applications/${id}/interviews`),
      profile: await status('GET', `/api/applications/${id}/profile`),
      notes: await status('PUT', `/api/applications/${id}/notes`, { notes: 'Call' }),
      message: await status('POST', '/api/conversations', { participantId: seeker.user.id, jobId }),
      moved: (await employer.put<{ changed: unknown[] }>('/api/applications/status', { ids: [id], status: 'reviewed' }))
        .body.changed.length,
    };
  };

  const HIDDEN = {
    listed: 0,
    ofJob: 0,
    isExported: false,
    total: 0,
    counted: 0,
    figures: 0,
    one: 404,
    events: 404,
    rounds: 404,
    profile: 404,
    notes: 404,
    message: 403,
    moved: 0,
  };

  const ARRIVED = {
    listed: 1,
    ofJob: 1,
    isExported: true,
    total: 1,
    counted: 1,
    figures: 1,
    one: 200,
    events: 200,
    rounds: 200,
    profile: 200,
    notes: 200,
    message: 201,
    moved: 1,
  };

  it('is hidden from the employer until it is released, even if the listing closes meanwhile', async () => {
    const application = await applied();
    expect(application.undoSeconds).toBe(10);
    expect(await view(application)).toEqual(HIDDEN);
    await people.employer.put(`/api/jobs/${application.jobId}/archive`, { archive: true });
    await application.release();
    expect(await view(application)).toEqual(ARRIVED);
  });

  it('is listed for the applicant on every device, with the seconds left', async () => {
    const { id } = await applied();
    const { body } = await people.seeker.get<Submitted[]>('/api/applications/job-seeker');
    expect(body).toMatchObject([{ id, undoSeconds: expect.any(Number) }]);
  });

  it('leaves no trace once it was withdrawn, and can be sent again', async () => {
    const application = await applied();
    const { seeker } = people;
    const tag = { 'If-Match': `"${application.version}"` };
    const undone = await seeker.post(`/api/applications/${application.id}/withdraw`, undefined, tag);
    expect(undone).toMatchObject({
      status: 200,
      body: { id: application.id, withdrawnAt: expect.any(String), undoSeconds: expect.any(Number) },
    });
    await application.release();
    expect(await view(application)).toEqual(HIDDEN);
    expect((await seeker.get<unknown[]>('/api/applications/job-seeker')).body).toEqual([]);
    const again = await seeker.post<Submitted>('/api/applications', { jobId: application.jobId });
    expect(again).toMatchObject({ status: 201, body: { undoSeconds: null } });
  });

  it('is an ordinary withdrawal after the release', async () => {
    const { id, release } = await applied();
    await release();
    const { body } = await people.seeker.post<Submitted>(`/api/applications/${id}/withdraw`);
    expect(body.undoSeconds).toBeNull();
    expect((await people.employer.get<unknown[]>('/api/applications/employer')).body).toHaveLength(1);
  });

  it('is sent once, however often it is tapped', async () => {
    const { jobId } = await applied();
    expect((await people.seeker.post('/api/applications', { jobId }, UNDOABLE)).status).toBe(409);
  });

  it('is released in the background', async () => {
    const { server, employer } = people;
    const database = server.app.get(Database);
    const [first] = [await applied(), await applied()].map(({ id }) => id);
    const listed = async () => (await employer.get<Submitted[]>('/api/applications/employer')).body.map(({ id }) => id);
    await database.query(`update application set held_until = now() - interval '1 second' where id = $1`, [first]);
    await eventually(async () => expect(await listed()).toEqual([first]));
  });
});
