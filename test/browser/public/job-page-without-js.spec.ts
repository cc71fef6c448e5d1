import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectHydrated, expectRendered, holdScripts } from '../support/hydration.js';
import { unique, openListing } from '../support/actions.js';
import { Traffic } from '../support/traffic/traffic.js';
import { expectNoHorizontalScroll, PageMonitor } from '../support/page-monitor.js';

/** The title, metadata and canonical URL of a page, by name. */
async function headOf(page: Page): Promise<Record<string, string>> {
  return page.locator('head').evaluate((head) => {
    const entries = [...head.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"]')].map(
      (node): [string, string] => [
        node.getAttribute('name') ?? node.getAttribute('property') ?? node.getAttribute('rel') ?? node.localName,
        node.getAttribute('content') ?? node.getAttribute('href') ?? node.textContent ?? '',
      ],
    );
    return Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)));
  });
}

/** The status, `X-Robots-Tag` and HTML of a path. */
async function fetchPage(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  return { status: response.status(), robots: response.headers()['x-robots-tag'], html: await response.text() };
}

test.describe('a job page without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test('is readable and links to sign-in', async ({ page }) => {
    const title = unique('Keeper of <the> lamp');
    await page.goto(`/jobs/${await openListing(title)}`);
    await expect(page).toHaveTitle(`${title} at Seaside Hotels | Wayfare`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const name of ['Job Description', 'Requirements', 'Responsibilities', 'Benefits', 'Job Overview']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByText('Welcome guests from all over the world')).toBeVisible();
    await expect(page.getByText('$28,000 - $32,000').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share Job' })).toBeHidden();
    await page.getByRole('button', { name: 'Sign in to Apply' }).locator('visible=true').click();
    await expect(page).toHaveURL(/\/auth\?returnTo=%2Fjobs%2F\d+$/);
  });
});

test('hydrates a job page without visible changes and requests the listing once', async ({
  page,
  context,
  baseURL,
}) => {
  const monitor = new PageMonitor();
  monitor.watch(context, baseURL ?? '');
  const id = await openListing(unique('Cook </script><script>window.isHacked = true</script><!--'));
  const release = await holdScripts(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/api/jobs/${id}`)) requests.push(request.url());
  });
  const traffic = new Traffic(page);
  await page.goto(`/jobs/${id}`, { waitUntil: 'commit' });
  await expect(page.getByText('Welcome guests from all over the world')).toBeVisible();
  await expectRendered(page);
  const data = JSON.parse(await page.locator('#first-data').innerText()) as { queries: { state: { data: object } }[] };
  expect(data.queries).toHaveLength(1);
  expect(data.queries[0]?.state.data).toEqual(await (await page.request.get(`/api/jobs/${id}/public`)).json());
  const before = await headOf(page);
  const text = await page.locator('main article').innerText();

  release();
  await expectHydrated(page);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await traffic.waitForIdle();
  expect(await headOf(page)).toEqual(before);
  expect(await page.locator('main article').innerText()).toBe(text);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatch(/\/public$/);
  expect(await page.evaluate('window.isHacked')).toBeUndefined();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Back to Jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find your next place to work' })).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  monitor.expectNoErrors();
});

test('renders the content and the metadata for search engines and social networks, even if scripts fail to load', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const title = unique('Cook & "baker"');
  const id = await openListing(title);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`/jobs/${id}`);
  await expect(page.getByText('Welcome guests from all over the world')).toBeVisible();
  await expectNoHorizontalScroll(page);
  const head = await headOf(page);
  const name = `${title} at Seaside Hotels | Wayfare`;
  const description =
    'Welcome guests from all over the world, check them in and out, and help them to enjoy their stay by the sea.';
  const image = `${baseURL}/social-beach.jpg`;
  expect(head).toMatchObject({
    title: name,
    description,
    canonical: `${baseURL}/jobs/${id}`,
    'og:title': name,
    'og:description': description,
    'og:url': `${baseURL}/jobs/${id}`,
    'og:image': image,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1024',
    'og:image:height': '768',
    'twitter:card': 'summary_large_image',
    'twitter:image': image,
  });
  const picture = await request.get(image);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 768 });
});

test('serves every sitemap page at its canonical URL', async ({ request, baseURL }) => {
  const { html: map } = await fetchPage(request, '/sitemap.xml');
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  const others = pages.filter((address) => !address.includes('/jobs/'));
  const listing = pages.find((address) => address.includes('/jobs/')) ?? '';
  expect(others.length).toBeGreaterThan(5);
  for (const address of [...others, listing]) {
    const { status, robots, html } = await fetchPage(request, address);
    expect(status, address).toBe(200);
    expect(robots, address).toBeUndefined();
    expect(html).toContain(`<link rel="canonical" href="${address}"`);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html).toContain(`content="${baseURL}/social-beach.jpg"`);
    expect(html).toContain('type="application/rss+xml"');
  }
});

test('returns a not-found page for unknown paths', async ({ request }) => {
  for (const path of ['/nowhere', '/about/nowhere', '/jobs/999999', '/jobs/one', '/jobs/01']) {
    const { status, robots, html } = await fetchPage(request, path);
    expect(status, path).toBe(404);
    expect(robots, path).toBe('noindex');
    expect(html, path).toMatch(/Not Found|not found/);
  }
});

test('keeps pages of users out of search engines', async ({ request }) => {
  for (const path of ['/employer/dashboard', '/job-seeker/profile', '/messages', '/admin/dashboard', '/profile/1']) {
    const { status, robots, html } = await fetchPage(request, path);
    expect(status, path).toBe(200);
    expect(robots, path).toBe('noindex');
    expect(html, path).toContain('<meta data-server-head="" name="robots" content="noindex"/>');
  }
});
