import { defineConfig } from '@playwright/test';
import { findChromium } from '../support/runner/chromium.js';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // Beside the other tests everything may take four times as long: these only end what never would.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env['WAYFARE_URL'],
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // A recording takes a fifth more time; `--trace retain-on-failure` makes it.
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--no-first-run',
        // Containers have little shared memory and no room for the sandbox; only Wayfare itself is ever opened.
        '--disable-dev-shm-usage',
        '--no-sandbox',
      ],
    },
  },
});
