import { expect, test } from '@playwright/test';
import { findDemoSubjects, type DemoSubjects } from '../support/demo-subjects.js';
import { signInAs, type Viewer } from '../support/sign-in.js';
import { expectReady, expectWhole, holdCode } from '../support/taking-over.js';
import { Traffic } from '../support/traffic.js';
import { Watch } from '../support/watched-page.js';

// Far from the server's time zone, so that the local date usually differs.
test.use({ timezoneId: 'Pacific/Auckland' });

type Path = (subjects: DemoSubjects) => string;

const landing: Path = () => '/';
const search: Path = () => '/job-seeker/search';
const job: Path = ({ openJob }) => `/jobs/${openJob}`;
const employersPage: Path = () => '/about/for-employers';

/** Every server-rendered page, for each viewer who sees it differently. The landing page redirects signed-in users. */
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
  test(`hydrates drawn pages for the ${viewer} in the ${theme} theme`, async ({ context, baseURL }) => {
    const subjects = await findDemoSubjects(context.request);
    if (viewer === 'visitor') await context.clearCookies();
    await signInAs(viewer, context.request);
    await context.addInitScript(`if (location.host) localStorage.setItem('theme', '${theme}')`);
    const watch = new Watch();
    watch.on(context, baseURL ?? '');

    for (const path of pages) {
      const page = await context.newPage();
      const release = await holdCode(page);
      const traffic = new Traffic(page);
      await page.goto(path(subjects), { waitUntil: 'commit' });
      await expectWhole(page);
      const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
      const footer = await page.getByRole('contentinfo').elementHandle();
      release();
      await expectReady(page);
      await traffic.rest();
      const isKept = [
        await heading?.evaluate((node) => node.isConnected),
        await footer?.evaluate((node) => node.isConnected),
      ];
      expect(isKept, path(subjects)).toEqual([true, true]);
      await page.close();
    }
    watch.expectNothingWrong();
  });
}
