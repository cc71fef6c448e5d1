// Prints mobile Lighthouse scores of the public pages with demo data: npm run lighthouse.
import { chromium, request } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../support/server/built-server.js';
import setUp from './global-setup.js';
import config from './playwright.config.js';
import { findDemoRecords } from './support/demo-records.js';
import { screens } from './support/screens.js';

const PUBLIC = ['landing', 'search', 'job'];
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

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
    const result = await lighthouse(`${baseURL}${path(records)}`, { port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse returned no result for ${name}.`);
    const { categories, audits } = result.lhr;
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
