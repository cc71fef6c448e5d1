import { HOSTILE } from '../../../support/hostile-text.js';
import { JobBoard } from '../../../support/mothers/job-board.js';

type Feed = { company: string; total: number; jobs: { id: number; title: string; url: string }[] };

describe('open jobs for the site of their company', () => {
  const board = JobBoard.forTests({ PUBLIC_URL: 'https://jobs.test' });
  const path = () => `/embed/${board.owner.user.id}`;

  it('are a page without scripts, which any site may frame', async () => {
    const { id } = await board.approved({ title: 'Night Porter' });
    await board.pending({ title: 'Deck Cadet' });
    const { status, headers, body } = await board.visitor.get<string>(`${path()}?language=de`);
    expect(status).toBe(200);
    expect(body).toContain(`href="https://jobs.test/jobs/${id}"`);
    expect(body).toContain('lang="de"');
    expect(body).not.toContain('Deck Cadet');
    expect(body).not.toMatch(/<script|<form|<img/i);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors \*$/);
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('are JSON, which any site may read', async () => {
    const { id } = await board.approved({ title: 'Ship Purser' });
    const { headers, body } = await board.visitor.get<Feed>(`${path()}/jobs.json`);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(body.jobs[0]).toMatchObject({ id, title: 'Ship Purser', url: `https://jobs.test/jobs/${id}` });
    expect(body.total).toBe(body.jobs.length);
  });

  it('show texts as they were written', async () => {
    await board.approved({ title: HOSTILE });
    expect((await board.visitor.get<string>(path())).body).not.toContain(HOSTILE);
  });

  it('are not there for anyone else', async () => {
    for (const other of ['/embed/999999', '/embed/999999/jobs.json', '/embed/x']) {
      expect((await board.visitor.get(other)).status).toBe(404);
    }
  });
});
