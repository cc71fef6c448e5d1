import { defineConfig, mergeConfig } from 'vitest/config';
import { patience } from '../test/support/patience.ts';
import site from './vite.config.ts';

/** The site's configuration with that of its tests, which the image does not contain. */
export default defineConfig((environment) =>
  mergeConfig(site(environment), {
    test: {
      environment: 'jsdom',
      // One jsdom per worker, with a separate context for each file: setting up both for each file took most of the time.
      pool: 'vmThreads',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['src/testing/setup.ts'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      restoreMocks: true,
      testTimeout: 20_000 * patience,
      hookTimeout: 20_000 * patience,
    },
  }),
);
