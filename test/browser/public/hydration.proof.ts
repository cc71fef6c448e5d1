import { expect, test } from '@playwright/test';
import { findDemoRecords, type DemoRecords } from '../support/demo-records.js';
import { signInAs, type Viewer } from '../support/sign-in.js';
import { expectHydrated, expectRendered, holdScripts } from '../support/hydration.js';
import { Traffic } from '../support/traffic/traffic.js';
import { PageMonitor } from '../support/page-monitor.js';

// Far from the server's time zone, so that the local date usually differs.
test.use({ timezoneId: 'Pacific/Auckland' });

type Path = (records: DemoRecords) => string;

const landing: Path = () => '/';
const search: Path = () => '/job-seeker/search';
const job: Path = ({ openJob }) => `/jobs/${openJob}`;
const employersPage: Path = () => '/about/for-employers';

/** Every server-rendered page, for each viewer with a variant of it. The landing page redirects signed-in users. */
const VISITS: readonly { viewer: Viewer; theme: 'light' | 'dark'; pages: readonly Path[] }[] = [
  {
    viewer: 'visitor',
    theme: 'light',
    pages: [
      landing,
      search,
      () => '/job-seeker/search?category=hotels&keywords=chef',
      () => '/job-seeker/search?keywords=lamplighter',
      job,
      employersPage,
      () => '/no/such/page',
    ],
  },
  { viewer: 'visitor', theme: 'dark', pages: [landing, search, job] },
  { viewer: 'seeker', theme: 'dark', pages: [search, job] },
  { viewer: 'employer', theme: 'light', pages: [search, job, employersPage] },
];

for (const { viewer, theme, pages } of VISITS) {
  test(`hydrates server-rendered pages for the ${viewer} in the ${theme} theme`, async ({ context, baseURL }) => {
    const records = await findDemoRecords(context.request);
    if (viewer === 'visitor') await context.clearCookies();
    await signInAs(viewer, context.request);
    await context.addInitScript(`if (location.host) localStorage.setItem('theme', '${theme}')`);
    const monitor = new PageMonitor();
    monitor.watch(context, baseURL ?? '');

    for (const path of pages) {
      const page = await context.newPage();
      const release = await holdScripts(page);
      const traffic = new Traffic(page);
      await page.goto(path(records), { waitUntil: 'commit' });
      await expectRendered(page);
      const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
      const footer = await page.getByRole('contentinfo').elementHandle();
      release();
      await expectHydrated(page);
      await traffic.waitForIdle();
      const isSame = [
        await heading?.evaluate((node) => node.isConnected),
        await footer?.evaluate((node) => node.isConnected),
      ];
      expect(isSame, path(records)).toEqual([true, true]);
      await page.close();
    }
    monitor.expectNoErrors();
  });
}
