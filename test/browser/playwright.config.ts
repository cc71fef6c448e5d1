import { defineConfig } from '@playwright/test';
import { findChromium } from '../support/runner/chromium.js';

export default defineConfig({
  testDir: '.',
  // Long tests are for `npm run prove`, and so are all looks of every screen.
  testMatch: process.env['PROOFS'] ? ['**/*.proof.ts', '**/screens.spec.ts'] : '**/*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  workers: 2,
  // A failed test runs once more, with a trace; if it passes then, the list names it as flaky, and its cause is to be mended.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // Other tests run at the same time; these timeouts only end what hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env['WAYFARE_URL'],
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Tracing every test would take a fifth more time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--no-first-run',
        // Containers have little shared memory and cannot run the sandbox; the tests open only Wayfare.
        '--disable-dev-shm-usage',
        '--no-sandbox',
      ],
    },
  },
});
