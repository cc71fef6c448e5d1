import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessibility.js';
import { expectHydrated, expectRendered, holdScripts } from '../support/hydration.js';
import { unique, openListing } from '../support/actions.js';
import { Traffic } from '../support/traffic/traffic.js';
import { expectNoHorizontalScroll, PageMonitor } from '../support/page-monitor.js';

const WIDTHS = [375, 1280];

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

for (const width of WIDTHS) {
  test.describe(`a job page without scripts at ${width} px`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } });

    test('is readable and links to sign-in', async ({ page, browser }) => {
      const title = unique('Keeper of <the> lamp');
      await page.goto(`/jobs/${await openListing(browser, title)}`);
      await expect(page).toHaveTitle(`${title} at Seaside Hotels | Wayfare`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      for (const name of ['Job Description', 'Requirements', 'Responsibilities', 'Benefits', 'Job Overview']) {
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      }
      await expect(page.getByText('Welcome guests from all over the world')).toBeVisible();
      await expect(page.getByText('$28,000 - $32,000')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Share Job' })).toBeHidden();
      await page.getByRole('button', { name: 'Sign in to Apply' }).locator('visible=true').click();
      await expect(page).toHaveURL(/\/auth\?returnTo=%2Fjobs%2F\d+$/);
    });
  });
}

test.describe('a job page whose scripts fail to load', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('keeps the server-rendered content', async ({ page, browser }) => {
    const id = await openListing(browser, unique('Keeper of the lamp'));
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`/jobs/${id}`);
    await expect(page.getByText('Welcome guests from all over the world')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  });
});

test('hydrates a job page without visible changes and requests the listing once', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  const monitor = new PageMonitor();
  monitor.watch(context, baseURL ?? '');
  const id = await openListing(browser, unique('Keeper of the lamp'));
  const release = await holdScripts(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/api/jobs/${id}`)) requests.push(request.url());
  });
  const traffic = new Traffic(page);
  await page.goto(`/jobs/${id}`, { waitUntil: 'commit' });
  await expect(page.getByText('Welcome guests from all over the world')).toBeVisible();
  await expectRendered(page);
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
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Back to Jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find your next place to work' })).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  monitor.expectNoErrors();
});

test('renders the metadata for search engines and social networks', async ({ page, browser, request, baseURL }) => {
  const title = unique('Cook & "baker"');
  const id = await openListing(browser, title);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`/jobs/${id}`);
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

test('embeds the listing as escaped JSON', async ({ page, browser, request }) => {
  const title = unique('Cook </script><script>window.isHacked = true</script><!--');
  const id = await openListing(browser, title);
  await page.goto(`/jobs/${id}`);
  const data = JSON.parse(await page.locator('#first-data').innerText()) as { queries: { state: { data: object } }[] };
  expect(data.queries).toHaveLength(1);
  expect(data.queries[0]?.state.data).toEqual(await (await request.get(`/api/jobs/${id}/public`)).json());
  expect(await page.evaluate('window.isHacked')).toBeUndefined();
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

for (const path of ['/nowhere', '/about/nowhere', '/jobs/999999', '/jobs/one', '/jobs/01']) {
  test(`returns a not-found page for ${path}`, async ({ request }) => {
    const { status, robots, html } = await fetchPage(request, path);
    expect(status).toBe(404);
    expect(robots).toBe('noindex');
    expect(html).toMatch(/Not Found|not found/);
  });
}

for (const path of ['/employer/dashboard', '/job-seeker/profile', '/messages', '/admin/dashboard', '/profile/1']) {
  test(`keeps ${path} out of search engines`, async ({ request }) => {
    const { status, robots, html } = await fetchPage(request, path);
    expect(status).toBe(200);
    expect(robots).toBe('noindex');
    expect(html).toContain('<meta data-server-head="" name="robots" content="noindex"/>');
  });
}
