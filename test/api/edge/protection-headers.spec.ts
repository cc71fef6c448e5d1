import type { ApiClient } from '../../support/server/api-client.js';
import { aPicture } from '../../support/files/pictures.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

/** The security headers of every response. */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
};

describe('protection headers', () => {
  let plain: TestServer;
  let secure: TestServer;
  let avatar: string;
  let seeker: ApiClient;

  beforeAll(async () => {
    [plain, secure] = await Promise.all([
      startTestServer({ PUBLIC_URL: 'http://jobs.test' }),
      startTestServer({ PUBLIC_URL: 'https://jobs.test' }),
    ]);
    seeker = await plain.jobSeeker();
    const form = new FormData();
    form.set('avatar', new Blob([new Uint8Array(await aPicture('png'))]), 'me.png');
    const uploaded = await seeker.post<{ avatarUrl: string }>('/api/profile/job-seeker/avatar', form);
    avatar = uploaded.body.avatarUrl;
  });
  afterAll(() => Promise.all([plain.stop(), secure.stop()]));

  const directives = (policy: string | null) =>
    new Map((policy ?? '').split(';').map((part) => [part.trim().split(' ')[0], part.trim()]));

  it.each([
    '/',
    '/some/screen',
    '/api/jobs',
    '/api/user',
    '/api/nowhere',
    '/assets/gone.js',
    '/health/live',
    '/metrics',
  ])('are on %s', async (path) => {
    const { headers } = await plain.visitor().get(path);
    expect(Object.fromEntries(headers)).toMatchObject(EVERYWHERE);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    const policy = directives(headers.get('content-security-policy'));
    expect(policy.get('default-src')).toBe("default-src 'self'");
    expect(policy.get('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(policy.get('object-src')).toBe("object-src 'none'");
    expect(policy.get('base-uri')).toBe("base-uri 'none'");
    expect(policy.get('form-action')).toBe("form-action 'self'");
    expect(policy.get('script-src')).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('access-control-allow-origin')).toBe(false);
  });

  it('keep uploaded files from running scripts', async () => {
    const { status, headers } = await plain.visitor().get(avatar);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({ ...EVERYWHERE, 'referrer-policy': 'no-referrer' });
    const policy = directives(headers.get('content-security-policy'));
    expect(policy.get('default-src')).toBe("default-src 'none'");
    expect(policy.has('sandbox')).toBe(true);
  });

  it('are sent in responses to cross-site and malformed requests', async () => {
    const foreign = await seeker.post('/api/login', {}, { origin: 'https://evil.test' });
    const malformed = await seeker.request('POST', '/api/login', {
      body: '{',
      headers: { 'content-type': 'application/json' },
    });
    for (const { headers } of [foreign, malformed]) expect(Object.fromEntries(headers)).toMatchObject(EVERYWHERE);
  });

  it('enforce TLS if the site uses it', async () => {
    const { headers } = await secure.visitor().get('/');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(directives(headers.get('content-security-policy')).has('upgrade-insecure-requests')).toBe(true);
  });
});
