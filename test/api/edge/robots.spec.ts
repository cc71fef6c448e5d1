import { startTestServer, type TestServer } from '../../support/server/test-server.js';

describe('robots.txt', () => {
  let server: TestServer;
  let lines: string[];
  beforeAll(async () => {
    server = await startTestServer({ PUBLIC_URL: 'https://jobs.test' });
    lines = (await server.visitor().get<string>('/robots.txt')).body.split('\n');
  });
  afterAll(() => server.stop());

  /** Like crawlers: the longest matching rule wins, and Allow wins ties. */
  const mayVisit = (path: string): boolean => {
    const rules = lines
      .map((line) => /^(Allow|Disallow): (.+)$/.exec(line))
      .map((match) => ({ allows: match?.[1] === 'Allow', pattern: match?.[2] ?? '' }))
      .filter(
        ({ pattern }) => pattern && (pattern.endsWith('$') ? pattern.slice(0, -1) === path : path.startsWith(pattern)),
      )
      .toSorted((a, b) => b.pattern.length - a.pattern.length || Number(b.allows) - Number(a.allows));
    return rules[0]?.allows ?? true;
  };

  it('is plain text that names the sitemap', async () => {
    const { status, headers } = await server.visitor().get('/robots.txt');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toContain('Sitemap: https://jobs.test/sitemap.xml');
  });

  it.each(['/', '/jobs/1', '/job-seeker/search', '/about/pricing', '/auth', '/assets/app.js', '/jobs.rss'])(
    'allows crawlers at %s',
    (path) => {
      expect(mayVisit(path)).toBe(true);
    },
  );

  it.each(['/api/jobs/1/public', '/api/jobs', '/api/employer/public/1', '/api/files/x', '/api/user'])(
    'allows %s, which crawled pages request',
    (path) => {
      expect(mayVisit(path)).toBe(true);
    },
  );

  it.each([
    '/admin/dashboard',
    '/employer/dashboard',
    '/job-seeker/dashboard',
    '/job-seeker/profile',
    '/messages',
    '/api/users',
    '/api/applications/job-seeker',
    '/api/docs',
  ])('disallows %s', (path) => {
    expect(mayVisit(path)).toBe(false);
  });
});
