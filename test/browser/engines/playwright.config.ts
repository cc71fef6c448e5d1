import { defineConfig } from '@playwright/test';
import { patience } from '../../support/patience.js';
import base from '../playwright.config.js';
import { findFirefox } from './programs.js';

/** Firefox and WebKit do each step more slowly than Chromium. */
const STEP = 30_000 * patience;

export default defineConfig({
  ...base,
  testMatch: '*.engine.ts',
  testDir: '.',
  outputDir: '../../../test-results',
  globalSetup: '../global-setup.ts',
  timeout: 4 * STEP,
  expect: { timeout: STEP, toPass: { timeout: STEP } },
  projects: [
    { name: 'chromium' },
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        contextOptions: {},
        launchOptions: { executablePath: findFirefox(), args: [] },
      },
    },
    { name: 'webkit' },
  ],
});
