import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isAtLength } from '../support/sample.js';
import { patience } from '../support/patience.js';
import { findChromium } from '../support/runner/chromium.js';

export default defineConfig({
  testDir: '.',
  // `npm run prove` also runs the slow tests, and others at length: every screen in all variants, the shell of each role.
  testMatch: isAtLength ? '**/*.{spec,proof}.ts' : '**/*.spec.ts',
  ...(isAtLength ? {} : { grepInvert: /@slow/ }),
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  workers: availableParallelism(),
  // A failed test is retried once with a trace. A test that then passes is reported as flaky; its cause must be fixed.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  timeout: 60_000 * patience,
  expect: { timeout: 10_000 * patience },
  use: {
    baseURL: process.env['WAYFARE_URL'],
    actionTimeout: 10_000 * patience,
    // They would hide requests from the tests; the test of the installed app allows them.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    // Animations take a sixth of the processor time. The main journey, the toasts and the vitals run with them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Tracing every test would take 20% longer.
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
