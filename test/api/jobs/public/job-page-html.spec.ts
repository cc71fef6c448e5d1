import type { Answer } from '../../../support/server/api-client.js';
import { HOSTILE } from '../../../support/hostile-text.js';
import { JobBoard, type JobAnswer } from '../../../support/mothers/job-board.js';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

describe('the HTML of a job page', () => {
  const board = JobBoard.forTests();

  const page = (id: number | string, client = board.visitor): Promise<Answer<string>> =>
    client.get<string>(`/jobs/${id}`, BROWSER);
  const scriptOf = <Data>(html: string, attributes: string): Data | undefined => {
    const script = new RegExp(`<script ${attributes}>([^<]*)</script>`).exec(html);
    return script?.[1] === undefined ? undefined : (JSON.parse(script[1]) as Data);
  };
  const factsOf = (html: string) =>
    scriptOf<Record<string, unknown>>(html, 'type="application/ld\\+json" data-server-page');

  it('describes an open listing to search engines', async () => {
    const { id } = await board.approved();
    const { status, headers, body } = await page(id);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('x-robots-tag')).toBeNull();
    expect(factsOf(body)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Front Desk Agent',
      url: `http://localhost:3000/jobs/${id}`,
      directApply: true,
    });
  });

  it('names the company and, once an admin has verified it, its website', async () => {
    const { body: others } = await board.other.get<object>('/api/profile/employer');
    await board.other.put('/api/profile/employer', { ...others, companyWebsite: 'https://elsewhere.test/' });
    const { body: profile } = await board.owner.get<object>('/api/profile/employer');
    await board.owner.put('/api/profile/employer', { ...profile, companyWebsite: 'https://seaside.test/' });
    const company = `/api/admin/companies/${board.owner.user.id}`;
    await board.admin.put(`${company}/approve`);
    const { id } = await board.approved({ company: 'Seaside Hotels' });
    const organization = async () => factsOf((await page(id)).body)?.['hiringOrganization'];
    expect(await organization()).toEqual({ '@type': 'Organization', name: 'Seaside Hotels' });
    const verified = await board.admin.put(`${company}/verify`, { note: 'Phoned the number in the register.' });
    expect(verified.status).toBe(204);
    expect(await organization()).toMatchObject({ name: 'Seaside Hotels', sameAs: 'https://seaside.test/' });
    await board.admin.put(`${company}/withdraw-verification`, { reason: 'The name is that of another company.' });
    expect(await organization()).toEqual({ '@type': 'Organization', name: 'Seaside Hotels' });
  });

  it('escapes all text of the listing', async () => {
    const text = {
      title: `Chef ${HOSTILE}`,
      description: `${HOSTILE} `.repeat(5),
      company: HOSTILE,
      location: `${HOSTILE}, Peru`,
    };
    const { id, title } = await board.approved(text);
    const { body } = await page(id);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<!--');
    expect(factsOf(body)).toMatchObject({ title });
  });

  it('shows a closed listing, hidden from search engines', async () => {
    const { id } = await board.closed();
    const { status, headers, body } = await page(id);
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(factsOf(body)).toBeUndefined();
  });

  it('contains nothing private, even for the owner', async () => {
    for (const job of [
      await board.pending({ title: 'A secret job' }),
      await board.takenDown({ title: 'A secret job' }),
    ]) {
      for (const client of [board.visitor, board.owner, board.admin]) {
        const { status, headers, body } = await page(job.id, client);
        expect(status).toBe(404);
        expect(headers.get('x-robots-tag')).toBe('noindex');
        expect(headers.get('content-type')).toContain('text/html');
        expect(body).not.toContain('A secret job');
        expect(body).not.toContain('first-data');
      }
    }
  });

  it.each(['0', '-1', '1.5', 'abc', '99999999999', '999999', '1e3', '01', '%00', '%E0%A4%A'])(
    'is not found at %s',
    async (id) => {
      const { status, body } = await page(id);
      expect([400, 404]).toContain(status);
      expect(JSON.stringify(body)).not.toContain('JobPosting');
    },
  );

  it('reflects approving, editing, closing and archiving at once', async () => {
    const { id } = await board.pending({ title: 'First Mate' });
    expect((await page(id)).status).toBe(404);
    await board.admin.put(`/api/jobs/${id}/approve`);
    const before = await page(id);
    expect(before.status).toBe(200);
    const known = { 'if-none-match': before.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await board.visitor.get(`/jobs/${id}`, known)).status).toBe(304);
    await board.owner.put(`/api/jobs/${id}`, { deadline: '2020-01-31' });
    expect((await board.visitor.get(`/jobs/${id}`, known)).status).toBe(200);
    expect((await page(id)).headers.get('x-robots-tag')).toBe('noindex');
    await board.owner.put(`/api/jobs/${id}/archive`, { archive: true });
    expect((await page(id)).status).toBe(404);
  });

  it('does not count a view', async () => {
    const { id } = await board.approved();
    await page(id);
    expect((await board.owner.get<JobAnswer>(`/api/jobs/${id}`)).body.views).toBe(0);
    await board.visitor.get(`/api/jobs/${id}/public`, BROWSER);
    expect((await board.owner.get<JobAnswer>(`/api/jobs/${id}`)).body.views).toBe(1);
  });
});
