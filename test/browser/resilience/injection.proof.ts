import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import type { ApiClient } from '../../support/server/api-client.js';
import { SCRIPTS } from '../../support/injection/payloads.js';
import { copySession, createInjectedData, postInjectedListing, type InjectedData } from '../support/injected-data.js';
import { Traffic } from '../support/traffic/traffic.js';
import { PageMonitor } from '../support/page-monitor.js';
import { submitSignIn } from '../support/sign-in.js';

const ORIGIN = process.env['WAYFARE_URL'] ?? '';

const test = base.extend<object, { injected: InjectedData }>({
  injected: [
    async ({ browser: _browser }, use) => {
      await use(await createInjectedData(ORIGIN));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.describe.configure({ mode: 'parallel', timeout: 240_000 });
// Tracing every page takes longer than the test itself.
test.use({ trace: 'off' });

/** Monitors a context for effects of injected text. The browser reports blocked content as an error. */
function monitorContext(context: BrowserContext): { monitor: PageMonitor; dialogs: string[] } {
  const effects = { monitor: new PageMonitor(), dialogs: [] as string[] };
  effects.monitor.watch(context, ORIGIN);
  context.on('dialog', (dialog) => {
    effects.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return effects;
}

/** Opens each path, waits until the page is idle, and checks that no script ran. */
async function visit(page: Page, paths: readonly string[], check?: (index: number) => Promise<void>): Promise<void> {
  const traffic = new Traffic(page);
  for (const [index, path] of paths.entries()) {
    await test.step(path, async () => {
      await page.goto(path);
      await traffic.waitForIdle();
      await check?.(index);
      expect(await page.evaluate("'__pwned' in window"), path).toBe(false);
    });
  }
}

async function visitAs(client: ApiClient, context: BrowserContext, paths: readonly string[]): Promise<void> {
  await copySession(client, context);
  const { monitor, dialogs } = monitorContext(context);
  const page = await context.newPage();
  // The text must be shown, because text that is not rendered cannot run.
  await visit(page, paths, () => expect(page.locator('main')).toContainText('__pwned', { useInnerText: true }));
  monitor.expectNoErrors();
  expect(dialogs).toEqual([]);
}

const tabs = (path: string, ...names: string[]) => names.map((tab) => `${path}?tab=${tab}`);

test('detects a blocked script and an executed one', async ({ browser, injected }) => {
  const path = `/jobs/${injected.jobs[0]?.id}`;
  const open = async (policy: (headers: Record<string, string>) => Record<string, string>) => {
    const context = await browser.newContext({ baseURL: ORIGIN });
    const { monitor } = monitorContext(context);
    await context.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', '<script>window.__pwned = 1</script></body>');
      await route.fulfill({ response, body, headers: policy(response.headers()) });
    });
    const failure = await visit(await context.newPage(), [path]).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    await context.close();
    return { monitor, failure };
  };
  const blocked = await open((headers) => headers);
  expect(blocked.failure).toBeUndefined();
  expect(() => blocked.monitor.expectNoErrors()).toThrow('Content Security Policy');
  const executed = await open(({ 'content-security-policy': _policy, ...headers }) => headers);
  expect(executed.failure).toContain(path);
});

test('runs no script from a listing in its page, head or structured data', async ({ context, injected }) => {
  const { monitor, dialogs } = monitorContext(context);
  const page = await context.newPage();
  const paths = injected.jobs.map(({ id }) => `/jobs/${id}`);
  await visit(page, paths, async (index) => {
    const { title = '', script = '' } = injected.jobs[index] ?? {};
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect((await page.title()).replace(/\s+/g, ' ')).toContain(title.replace(/\s+/g, ' '));
    const html = await (await page.request.get(paths[index] ?? '')).text();
    if (script.includes('<')) expect(html).not.toContain(script);
    const structuredData = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
    expect(JSON.parse(structuredData ?? '{}')).toMatchObject({ title });
  });
  monitor.expectNoErrors();
  expect(dialogs).toEqual([]);
});

test('runs no script from search terms', async ({ context, injected }) => {
  const { monitor, dialogs } = monitorContext(context);
  const page = await context.newPage();
  const paths = injected.jobs.map(({ script }) => {
    const query = new URLSearchParams({ keywords: script, location: script, category: script });
    return `/job-seeker/search?${query.toString()}`;
  });
  await visit(page, ['/job-seeker/search?keywords=__pwned', `/profile/${injected.seeker.user.id}`, '/', ...paths]);
  monitor.expectNoErrors();
  expect(dialogs).toEqual([]);
});

test('keeps the sitemap and the feed well-formed', async ({ page, injected }) => {
  // The feed contains only the newest listings, and other tests post listings too.
  const id = await postInjectedListing(injected);
  await page.goto('/');
  for (const path of ['/sitemap.xml', '/jobs.rss']) {
    const text = await (await page.request.get(path)).text();
    expect(text).toContain(`/jobs/${id}`);
    const names = await page.evaluate<string[]>(
      `[...new DOMParser().parseFromString(${JSON.stringify(text)}, 'text/xml').querySelectorAll('*')].map((part) => part.localName)`,
    );
    expect(names).not.toContain('parsererror');
    expect(names).not.toContain('script');
  }
});

test('runs no script on job seeker pages', async ({ context, injected }) => {
  await visitAs(injected.seeker, context, [
    ...tabs('/job-seeker/dashboard', 'overview', 'applications', 'saved', 'recommended'),
    ...tabs('/job-seeker/profile', 'basic', 'skills', 'education', 'certifications', 'resume'),
    `/jobs/${injected.jobs[0]?.id}`,
    `/messages?conversationId=${injected.conversation}`,
  ]);
});

test('runs no script on employer and admin pages', async ({ browser, context, injected }) => {
  const { jobs, application, conversation } = injected;
  await visitAs(injected.employer, context, [
    ...tabs('/employer/dashboard', 'active', 'archived', 'applications', 'analytics'),
    '/employer/profile',
    '/employer/profile?edit=true',
    `/employer/job/${jobs[0]?.id}`,
    `/employer/job/${jobs[0]?.id}?tab=applications`,
    `/employer/edit-job/${jobs[0]?.id}`,
    '/employer/applications',
    `/employer/application/${application}`,
    `/messages?conversationId=${conversation}`,
  ]);
  const another = await browser.newContext({ baseURL: ORIGIN });
  await visitAs(injected.admin, another, [
    '/admin/dashboard?tab=pending',
    '/admin/dashboard?tab=listings&keywords=__pwned',
    '/admin/dashboard?tab=users&search=__pwned',
  ]);
  await another.close();
});

const OTHER_ORIGINS = [
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https:evil.test',
  'https://evil.test/jobs',
  'http:/evil.test',
  'javascript:window.__pwned=1',
  ' javascript:window.__pwned=1',
  'data:text/html,<script>parent.__pwned=1</script>',
  '/%2f/evil.test',
  '/%2fevil.test',
  '/%5cevil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  '/.//evil.test',
  '/jobs/..//evil.test',
  '/@evil.test',
  '@evil.test',
  '/\u2028/evil.test',
  '"//evil.test"',
  '["//evil.test"]',
  ...SCRIPTS.slice(0, 3).map((script) => `/${script}`),
];

test('stays on this origin after sign-in', async ({ context, injected }) => {
  const { monitor, dialogs } = monitorContext(context);
  const page = await context.newPage();
  const { username } = injected.seeker.user;
  for (const target of OTHER_ORIGINS) {
    await test.step(JSON.stringify(target), async () => {
      await context.clearCookies();
      await page.goto(`/auth?returnTo=${encodeURIComponent(target)}`);
      await submitSignIn(page, username, 'a long secret');
      await page.waitForURL((url) => url.pathname !== '/auth');
      await page.locator('main h1').first().waitFor();
      expect(new URL(page.url()).origin).toBe(ORIGIN);
      expect(await page.evaluate("'__pwned' in window")).toBe(false);
    });
  }
  monitor.expectNoErrors();
  expect(dialogs).toEqual([]);
});
