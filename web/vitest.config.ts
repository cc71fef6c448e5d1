import { defineConfig, mergeConfig } from 'vitest/config';
import { patience } from '../test/support/patience.ts';
import site from './vite.config.ts';

// Neither UTC nor the zone of whoever runs the tests, nor a whole number of hours away.
process.env['TZ'] = 'America/St_Johns';

const FILES = 'src/**/*.test.{ts,tsx}';
/** Files that need a page of their own, such as one in another language. */
const ALONE = 'src/**/*.alone.test.{ts,tsx}';

/** The site's configuration with that of its tests, which the image does not contain. */
export default defineConfig((environment) =>
  mergeConfig(site(environment), {
    // Node would load the modules that are imported from there a second time, with contexts of their own.
    resolve: { alias: [{ find: /^antd\/es\//, replacement: 'antd/lib/' }] },
    test: {
      environment: 'jsdom',
      pool: 'threads',
      setupFiles: ['src/testing/setup.ts'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      restoreMocks: true,
      unstubGlobals: true,
      // The first visit of a screen also loads its code.
      testTimeout: 60_000 * patience,
      hookTimeout: 20_000 * patience,
      projects: [
        // Evaluating the modules for each file would take most of the time.
        { extends: true, test: { name: 'shared', include: [FILES], exclude: [ALONE], isolate: false } },
        { extends: true, test: { name: 'alone', include: [ALONE], isolate: true } },
      ],
    },
  }),
);
