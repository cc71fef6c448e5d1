// Prints mobile Lighthouse scores of the public pages with demo data: npm run lighthouse.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium, request } from '@playwright/test';
import { freePort } from '../support/server/built-server.js';
import setUp from './global-setup.js';
import config from './playwright.config.js';
import { findDemoRecords } from './support/demo-records.js';
import { screens } from './support/screens.js';

/** npm fetches it on use: it is as large as a tenth of all dependencies, and few contributors run it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const PUBLIC = ['landing', 'search', 'job'];
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** The parts of Lighthouse's JSON that are printed. */
type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
};

/** Measures a page in the browser that listens on the port for DevTools. */
async function measure(url: string, port: number): Promise<Report> {
  const options = ['--output=json', '--quiet', `--port=${port}`];
  const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options];
  const { stdout } = await promisify(execFile)('npm', command, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout) as Report;
}

async function printScores(): Promise<void> {
  const baseURL = process.env['WAYFARE_URL'] ?? '';
  const requests = await request.newContext({ baseURL });
  const records = await findDemoRecords(requests);
  await requests.dispose();
  const port = await freePort();
  const options = config.use?.launchOptions;
  const browser = await chromium.launch({
    ...options,
    args: [...(options?.args ?? []), `--remote-debugging-port=${port}`],
  });
  for (const { name, path } of screens.filter((screen) => PUBLIC.includes(screen.name))) {
    const { categories, audits } = await measure(`${baseURL}${path(records)}`, port);
    const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map(
      (id) => `${id} ${Math.round((categories[id]?.score ?? 0) * 100)}`,
    );
    const metrics = METRICS.map((id) => `${id} ${audits[id]?.displayValue}`);
    process.stdout.write(`${name}: ${scores.join(', ')} (${metrics.join(', ')})\n`);
  }
  await browser.close();
}

const tearDown = await setUp();
try {
  await printScores();
} finally {
  await tearDown();
}
