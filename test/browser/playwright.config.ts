import { defineConfig } from '@playwright/test';
import { findChromium } from '../support/runner/chromium.js';

export default defineConfig({
  testDir: '.',
  // Long tests are for `npm run prove`, and so are all looks of every screen.
  testMatch: process.env['PROOFS'] ? ['**/*.proof.ts', '**/screens.spec.ts'] : '**/*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  workers: 2,
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
    // Tracing takes a fifth more time; enable it with `--trace retain-on-failure`.
    trace: 'off',
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
