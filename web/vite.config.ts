import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { designTokens } from './build/design-tokens.ts';
import { preloadFonts } from './build/preload-fonts.ts';

/** What belongs together comes in one file: on a phone each further one costs a way there and back. */
const FILES = [
  { name: 'app', tags: ['$initial' as const], priority: 1 },
  // Not what comes with Ant Design or needs dayjs or zod, nor what the landing page needs alone, nor uploads.
  {
    name: 'shared',
    test: /web\/src\/lib\/(?!format\/format-(time|bytes|salary)|rules\/(account-|upload-|job-))|@tanstack/,
    minShareCount: 5,
  },
  { name: 'api', test: /web\/src\/api\/(?!upload|generated\/calls)/, minShareCount: 5 },
  // Not the folders of screens that are built from Ant Design.
  {
    name: 'listings',
    test: /web\/src\/features\/(jobs\/(?!form|manage|review|preview|drafts|card\/job-card|job-standing-mutations)|applications\/(?!components\/(own|received|review)|received\/|own\/own-)|bookmarks)/,
    minShareCount: 3,
  },
];

/** In development the API runs beside Vite, on the port after it (`npm run dev:server`). */
const SERVED_BY_API = ['/api', '/health', '/metrics', '/sitemap.xml', '/robots.txt', '/jobs.rss'];

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  resolve: { alias: { '@': join(import.meta.dirname, 'src') } },
  // The server draws first pages in production, whatever else it runs with, and nothing has to be installed beside it.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: isSsrBuild ? true : [] },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      // Without this grouping loaders, with the queries they start, and pending components would stay in the entry chunk.
      codeSplittingOptions: {
        defaultBehavior: [['loader'], ['component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
      },
    }),
    react(),
    designTokens(),
    preloadFonts(['bricolage-grotesque-latin-wght', 'figtree-latin-wght']),
  ],
  build: {
    outDir: isSsrBuild ? '../dist/web-server' : '../dist/web',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    target: 'es2023',
    // The strict content security policy of the server allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // What may weigh how much is for the budgets of first views, which a test checks.
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: {
      // The entry lists the names of all files, so short ones save kilobytes of every first view.
      output: isSsrBuild
        ? {}
        : {
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
            codeSplitting: { groups: FILES },
          },
      // The parts of Ant Design do not say themselves that whatever is not used of them can be left out.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@(rc-component|ant-design)\//, sideEffects: false }] },
    },
  },
  server: {
    port: 3000,
    strictPort: true,
    proxy: Object.fromEntries(SERVED_BY_API.map((path) => [path, { target: 'http://localhost:3001', xfwd: true }])),
  },
  test: {
    environment: 'jsdom',
    // One jsdom for each worker, and a context of its own for each file: setting both up anew took most of the time.
    pool: 'vmThreads',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    // What hangs, hangs for ever: on a crowded machine a few seconds are soon over.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
}));
