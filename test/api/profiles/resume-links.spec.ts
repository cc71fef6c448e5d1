import { Database } from '#platform/postgres/database.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { aDocx, aPdf } from '../../support/files/documents.js';
import { upload } from '../../support/files/upload.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { later } from '../../support/shifted-clock.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Application = { id: number; jobId: number; resume: string | null; resumeViewerUrl: string | null };
type Received = Application & { jobSeekerProfile: { resume: string | null } };

const ORIGIN = 'http://jobs.example.com';
const VIEWER = 'https://viewer.example/?src=';
const MINUTE = 60_000;
const PASSWORD = 'correct horse';

describe('resume links', () => {
  let server: TestServer;
  let seeker: ApiClient;
  let employer: ApiClient;
  let applicationId: number;

  beforeAll(async () => {
    server = await startTestServer({ RESUME_VIEWER_URL: VIEWER, PUBLIC_URL: ORIGIN });
  });
  afterAll(() => server.stop());

  beforeEach(async () => {
    [seeker, employer] = await Promise.all([server.jobSeeker(), server.employer()]);
    await upload(seeker, 'resume', 'first.pdf', aPdf('first'));
    const jobId = await openListing(employer, await server.admin());
    const { body } = await seeker.post<Application>('/api/applications', { jobId });
    applicationId = body.id;
  });

  const received = async (): Promise<Received> =>
    (await employer.get<Received>(`/api/applications/${applicationId}`)).body;
  /** The response to a visitor with the link. */
  const open = (link: string | null) => server.visitor().get<string>((link ?? '').replace(ORIGIN, ''));

  const setRole = ({ user }: ApiClient, role: string) =>
    server.app.get(Database).query('update user_account set role = $1 where id = $2', [role, user.id]);
  const leave = (client: ApiClient) => client.request('DELETE', '/api/account', { body: { password: PASSWORD } });

  it('open the resume for anyone with the link', async () => {
    const { resume, resumeViewerUrl, jobSeekerProfile } = await received();
    expect(resume).toMatch(
      /^http:\/\/jobs\.example\.com\/api\/resumes\/resume-[0-9a-f-]{36}\.pdf\?expires=\d+&signature=/,
    );
    expect(jobSeekerProfile.resume).toBe(resume);
    expect(resumeViewerUrl).toBe(VIEWER + encodeURIComponent(resume ?? ''));
    const answer = await open(resume);
    expect(answer).toMatchObject({ status: 200, body: aPdf('first').toString() });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="Sam Seeker - Front Desk Agent.pdf"',
    });
  });

  it('appear in every list that shows the application', async () => {
    const lists = await Promise.all([
      seeker.get<Application[]>('/api/applications/job-seeker'),
      employer.get<Application[]>('/api/applications/employer'),
    ]);
    for (const { body } of lists) expect(await open(body[0]?.resume ?? null)).toMatchObject({ status: 200 });
  });

  it('open the resume that was sent, even after a new upload', async () => {
    await upload(seeker, 'resume', 'second.docx', aDocx());
    expect(await open((await received()).resume)).toMatchObject({ status: 200, body: aPdf('first').toString() });
  });

  it('are null without a resume', async () => {
    const other = await server.jobSeeker();
    const jobId = await openListing(employer, await server.admin());
    const { body } = await other.post<Application>('/api/applications', { jobId });
    expect(body).toMatchObject({ resume: null, resumeViewerUrl: null });
  });

  describe('of an employer, once access has ended', () => {
    const GONE = { status: 403, body: { code: 'link_not_valid' } };

    it('are dead after a withdrawal, and tell nothing new about the applicant', async () => {
      const { resume } = await received();
      expect((await seeker.post(`/api/applications/${applicationId}/withdraw`)).status).toBeLessThan(300);
      expect(await open(resume)).toMatchObject(GONE);
      const { body } = await employer.get(`/api/applications/${applicationId}`);
      expect(body).toMatchObject({
        resume: null,
        user: { fullName: 'Sam Seeker', email: null, avatar: null },
        jobSeekerProfile: { headline: null, phone: null, location: null, experience: null, resume: null },
      });
      const { body: csv } = await employer.get<string>('/api/applications/employer/export');
      expect(csv).not.toContain('@');
    });

    it('are dead after the removal of the listing, until it is restored', async () => {
      const admin = await server.admin();
      const { resume, jobId } = await received();
      const archive = (archived: boolean) => admin.put(`/api/jobs/${jobId}/archive`, { archive: archived });
      await archive(true);
      expect(await open(resume)).toMatchObject(GONE);
      expect(await received()).toMatchObject({ resume: null, user: { email: null } });
      await archive(false);
      expect((await open(resume)).status).toBe(200);
    });

    it('are dead after the suspension of the employer', async () => {
      const admin = await server.admin();
      const { resume } = await received();
      const suspend = (suspended: boolean) =>
        admin.put(`/api/users/${employer.user.id}/suspension`, { suspended, reason: 'Asks applicants for fees.' });
      await suspend(true);
      expect(await open(resume)).toMatchObject(GONE);
      await suspend(false);
      expect((await open(resume)).status).toBe(200);
    });

    it.each<[string, () => Promise<unknown>]>([
      ['the employer has another role', () => setRole(employer, 'job_seeker')],
      ['the employer has deleted the account', () => leave(employer)],
      ['the applicant has deleted the account', () => leave(seeker)],
      [
        'the application is not sent yet',
        () =>
          server.app
            .get(Database)
            .query(`update application set held_until = now() + interval '50 seconds' where id = $1`, [applicationId]),
      ],
      [
        'the application is purged',
        () => server.app.get(Database).query('delete from application where id = $1', [applicationId]),
      ],
    ])('are dead once %s', async (_reason, end) => {
      const { resume } = await received();
      await end();
      expect(await open(resume)).toMatchObject(GONE);
    });

    it('are dead with another application or none', async () => {
      const { resume } = await received();
      const link = resume ?? '';
      expect(link).toMatch(/application=\d+/);
      expect(await open(link.replace(/application=\d+/, 'application=999'))).toMatchObject(GONE);
      expect(await open(link.replace(/&application=\d+/, ''))).toMatchObject(GONE);
    });
  });

  it('expire after five minutes', async () => {
    const { resume } = await received();
    await later(server, 4 * MINUTE, async () => expect((await open(resume)).status).toBe(200));
    await later(server, 5 * MINUTE, async () =>
      expect(await open(resume)).toMatchObject({ status: 403, body: { code: 'link_not_valid' } }),
    );
  });

  it('are of one member, whose colleague cannot be named instead', async () => {
    const { resume } = await received();
    const colleague = await server.employer();
    await server.app
      .get(Database)
      .query('update company_member set company_id = $1 where user_id = $2', [employer.user.id, colleague.user.id]);
    const member = `member=${employer.user.id}`;
    expect(resume).toContain(member);
    const changed = resume?.replace(member, `member=${colleague.user.id}`) ?? '';
    expect(await open(changed)).toMatchObject({ status: 403, body: { code: 'link_not_valid' } });
  });

  it('are rejected once tampered with', async () => {
    const link = new URL((await received()).resume ?? '');
    const changed = (change: (url: URL) => void): string => {
      const url = new URL(link);
      change(url);
      return url.href;
    };
    const signature = link.searchParams.get('signature') ?? '';
    const other = signature.startsWith('A') ? 'B' : 'A';
    const links = [
      changed((url) => url.searchParams.set('expires', String(Number(url.searchParams.get('expires')) + 3600))),
      changed((url) => url.searchParams.set('expires', '')),
      changed((url) => url.searchParams.set('name', 'Invoice')),
      changed((url) => url.searchParams.delete('expires')),
      changed((url) => url.searchParams.set('signature', other + signature.slice(1))),
      changed((url) => url.searchParams.set('signature', signature.slice(1))),
      changed((url) => url.searchParams.set('signature', '')),
      changed((url) => url.searchParams.delete('signature')),
      changed((url) => {
        url.pathname = url.pathname.replace(/[0-9a-f]\.pdf$/, (end) => (end.startsWith('0') ? '1.pdf' : '0.pdf'));
      }),
      changed((url) => {
        url.pathname = '/api/resumes/..%2f..%2fsession-secret';
      }),
    ];
    for (const url of links) expect([url, (await open(url)).status]).toEqual([url, 403]);
  });
});
