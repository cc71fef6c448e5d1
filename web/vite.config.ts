import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserTargets } from './build/browser-targets.ts';
import { designTokens } from './build/design-tokens.ts';
import { poCatalogs } from './build/po-catalogs.ts';
import { preloadFonts } from './build/preload-fonts.ts';

/** Groups of modules that share a file: on mobile networks, every additional file costs a round trip. */
const CHUNK_GROUPS = [
  { name: 'app', tags: ['$initial' as const], priority: 1 },
  // Without code for Ant Design, dayjs or zod, code for the landing page only, and uploads.
  {
    name: 'shared',
    test: /web\/src\/lib\/(?!format\/(format-(time|bytes|salary)|list-time)|words\/|rules\/(account-|upload-|job-))|@tanstack/,
    minShareCount: 5,
  },
  { name: 'api', test: /web\/src\/api\/(?!upload|generated\/calls)/, minShareCount: 5 },
  // What the server draws of features, and its parts.
  { name: 'drawn', test: /\/(drawn|light|shell)\//, minShareCount: 3 },
  // What most screens behind sign-in need, which would be dozens of small files otherwise.
  { name: 'antd', test: /node_modules\/(antd|@rc-component|@ant-design|@babel)\//, minShareCount: 30 },
  { name: 'states', test: /web\/src\/components\/(states|layout|forms)\//, minShareCount: 10 },
  // Times, with dayjs, on nearly all screens behind sign-in.
  { name: 'times', test: /web\/src\/lib\/format\/(list-time|format-time|format-date-and-time)/, minShareCount: 4 },
  { name: 'words', test: /web\/src\/lib\/words\//, minShareCount: 2 },
  // What waits for people, on the first screen of employers and on those that it leads to.
  {
    name: 'waiting',
    test: /web\/src\/features\/(messaging\/(messaging-(queries|keys)|thread\/messages\/thread-entries)|interviews\/interview-(queries|times))\.ts$/,
    minShareCount: 2,
  },
  { name: 'calls', test: /web\/src\/api\/generated\/calls\//, minShareCount: 2 },
];

const ALIASES = [
  { find: '@', replacement: join(import.meta.dirname, 'src') },
  // The build for older browsers.
  { find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' },
  { find: /^pdfjs-dist\/web\//, replacement: 'pdfjs-dist/legacy/web/' },
];

/** Pages drawn by the server name the same files as the browser's build. */
const ASSETS = {
  hashCharacters: 'base36' as const,
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) =>
    name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
};

/** The entry lists all file names, so short ones of few different characters save kilobytes in every first view. */
const OUTPUT = { ...ASSETS, chunkFileNames: 'assets/[hash:7].js', codeSplitting: { groups: CHUNK_GROUPS } };

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
      output: isSsrBuild ? ASSETS : OUTPUT,
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
