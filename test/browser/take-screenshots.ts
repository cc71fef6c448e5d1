// Takes screenshots of every screen with demo data, and pictures of every kind of mail: npm run screens. Also updates the
// screenshots in the documentation. Only the mails: npm run screens -- mails
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, request, type Page } from '@playwright/test';
import sharp from 'sharp';
import config from './playwright.config.js';
import setUp from './global-setup.js';
import { findDemoRecords } from './support/demo-records.js';
import { takeMailPictures } from './support/mail-pictures.js';
import { screens, type Screen } from './support/screens.js';
import { signInAs } from './support/sign-in.js';
import { Traffic } from './support/traffic/traffic.js';

const FOLDER = join('.test', 'screens');
const MAILS_FOLDER = join('.test', 'mails');
/** Folder of the screenshots in the documentation. */
const DOCS_FOLDER = join('docs', 'screens');
const SIZES = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
];
const THEMES = ['light', 'dark'] as const;
/** In CSS pixels; longer pages are cropped, because the rest is repetitive. */
const MAX_HEIGHT = 2_400;
const COLORS = 128;

async function takeScreenshots(): Promise<number> {
  const baseURL = process.env['WAYFARE_URL'] ?? '';
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  const requests = await request.newContext({ baseURL });
  const records = await findDemoRecords(requests);
  await requests.dispose();
  let bytes = 0;
  for (const [viewer, own] of Map.groupBy(screens, (screen) => screen.viewer)) {
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
    await signInAs(viewer, context.request);
    for (const screen of own) {
      const page = await context.newPage();
      const traffic = new Traffic(page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.goto(screen.path(records));
        await traffic.waitForIdle();
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme });
          await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
          bytes += await save(
            `${screen.name}-${colorScheme}-${size.width}`,
            await capture(page, screen, size, traffic),
          );
        }
      }
      await page.close();
    }
    await context.close();
  }
  await browser.close();
  return bytes;
}

/** A full-page screenshot; only the viewport of the landing page, because the README shows it. */
async function capture(page: Page, screen: Screen, size: (typeof SIZES)[number], traffic: Traffic): Promise<Buffer> {
  if (screen.name === 'landing' && size.width === 1280) return page.screenshot();
  // Makes the viewport as tall as the page, so that lazy content loads.
  const content = await page.locator('html').evaluate((html) => html.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.min(content, MAX_HEIGHT) });
  await traffic.waitForIdle();
  const screenshot = await page.screenshot();
  await page.setViewportSize(size);
  return screenshot;
}

async function save(name: string, screenshot: Buffer): Promise<number> {
  const small = await sharp(screenshot)
    .png({ palette: true, colors: COLORS, effort: 10, compressionLevel: 9 })
    .toBuffer();
  await writeFile(join(FOLDER, `${name}.png`), small);
  if (documented.has(`${name}.png`)) await writeFile(join(DOCS_FOLDER, `${name}.png`), small);
  return small.length;
}

async function takeMails(): Promise<void> {
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  const count = await takeMailPictures(browser, MAILS_FOLDER);
  await browser.close();
  process.stdout.write(`${count} pictures of mails in ${MAILS_FOLDER}\n`);
}

await mkdir(FOLDER, { recursive: true });
const documented = new Set(await readdir(DOCS_FOLDER));
await takeMails();
if (process.argv.includes('mails')) process.exit();
const tearDown = await setUp();
try {
  const bytes = await takeScreenshots();
  process.stdout.write(`${(bytes / 1_000_000).toFixed(1)} MB of screenshots in ${FOLDER}\n`);
} finally {
  await tearDown();
}
