import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserTargets } from './build/browser-targets.ts';
import { designTokens } from './build/design-tokens.ts';
import { poCatalogs } from './build/po-catalogs.ts';
import { preloadFonts } from './build/preload-fonts.ts';

const ANTD = /node_modules\/(antd|@rc-component|@ant-design|@babel)\//;

/**
 * Groups of modules that share a file: on mobile networks, every additional file costs a round trip. A group also takes
 * what its modules import, so it names only what needs little else.
 */
const CHUNK_GROUPS = [
  { name: 'app', tags: ['$initial' as const], priority: 4 },
  // Without code for Ant Design, dayjs or zod, code for the landing page only, and uploads.
  {
    name: 'shared',
    test: /web\/src\/lib\/(?!format\/(format-(time|bytes|salary)|list-time)|words\/|rules\/(account-|upload-|job-))|@tanstack|rolldown/,
    minShareCount: 5,
    priority: 3,
  },
  { name: 'api', test: /web\/src\/api\/(?!upload|generated\/calls)/, minShareCount: 5, priority: 3 },
  // What the server draws of features, and its parts.
  {
    name: 'drawn',
    test: /\/(drawn|light|shell)\/(?!header\/(account|use-sign)|navigation\/(workspace-bar|use-waiting|waiting-))/,
    minShareCount: 3,
    priority: 3,
  },
  // What everybody who is signed in has: the menus, and what waits for them.
  {
    name: 'signed-in',
    test: /shell\/(header\/(account-menu|use-sign-out)|navigation\/(workspace-bar|use-waiting|waiting-count))|messaging\/(live\/|messaging-(cache|keys)|conversations\/conversation-pages|thread\/messages\/thread-entries)|session-mutations|(today|summary|unread)-query/,
    priority: 2,
  },
  // What most screens behind sign-in need, then what most forms need.
  { name: 'antd', test: ANTD, minShareCount: 60, priority: 2 },
  { name: 'forms', test: ANTD, minShareCount: 30, priority: 1 },
  {
    name: 'parts',
    test: /web\/src\/components\/(states\/|layout\/|display\/removed|lists\/(load-more|sliced|rows)|fields\/clearable)/,
    minShareCount: 6,
  },
  { name: 'validation', test: /components\/forms\/use-(schema|gap)|node_modules\/zod\//, minShareCount: 3 },
  {
    name: 'times',
    test: /web\/src\/lib\/format\/(list-time|format-time|format-date-and-time)|dayjs\.min/,
    minShareCount: 4,
  },
  { name: 'words', test: /web\/src\/lib\/words\//, minShareCount: 2 },
  { name: 'interviews', test: /web\/src\/features\/interviews\//, minShareCount: 3 },
  { name: 'calls', test: /web\/src\/api\/generated\/calls\//, minShareCount: 2 },
];

const ALIASES = [
  { find: '@', replacement: join(import.meta.dirname, 'src') },
  // The build for older browsers.
  { find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' },
  { find: /^pdfjs-dist\/web\//, replacement: 'pdfjs-dist/legacy/web/' },
];

/** In development, the API runs on port 3001 (`npm run dev:server`). */
const SERVED_BY_API = ['/api', '/health', '/metrics', '/sitemap.xml', '/robots.txt', '/jobs.rss'];

const OWN_PLUGINS = [
  designTokens(),
  poCatalogs(),
  preloadFonts(['bricolage-grotesque-latin-wght', 'figtree-latin-wght']),
];

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  resolve: { alias: ALIASES },
  // The server bundle always runs in production mode and includes its dependencies.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: isSsrBuild ? true : [] },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      // By default, loaders (with their queries) and pending components would be part of the entry chunk.
      codeSplittingOptions: {
        defaultBehavior: [['loader'], ['component', 'pendingComponent'], ['notFoundComponent', 'errorComponent']],
      },
    }),
    react(),
    OWN_PLUGINS,
  ],
  build: {
    outDir: isSsrBuild ? '../dist/web-server' : '../dist/web',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    target: browserTargets(),
    // Also for the server, which keeps the sources of what it runs in memory.
    minify: true,
    // The strict content security policy of the server allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // A test checks the size of the first views instead.
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: {
      output: isSsrBuild ? {} : { chunkFileNames: 'assets/[hash].js', codeSplitting: { groups: CHUNK_GROUPS } },
      // These packages do not declare that they have no side effects.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@(rc-component|ant-design)\//, sideEffects: false }] },
    },
  },
  server: {
    port: 3000,
    strictPort: true,
    proxy: Object.fromEntries(SERVED_BY_API.map((path) => [path, { target: 'http://localhost:3001', xfwd: true }])),
  },
}));
