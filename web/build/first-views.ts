import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';

/** The pages that come with their styles, their code named ahead, and, where they are the same for all, what they show first. */
const VIEWS = [
  { name: 'landing', route: 'src/routes/index.tsx', path: '/' },
  { name: 'search', route: 'src/routes/job-seeker.search.tsx', path: '/job-seeker/search' },
  { name: 'job', route: 'src/routes/jobs.$id.tsx' },
];

/** Where something is to be seen already, its styles and fonts come before the code. */
const LATER = 'fetchpriority="low"';

const CONTENT_SLOT = '<!--wayfare:content-->';
const RENDERER = 'build/first-view/render-first-views.tsx';

/** Writes, after the build, one HTML page for each of these views, which the server sends in place of the bare one. */
export function firstViews(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'wayfare:first-views',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const web = join(config.root, config.build.outDir);
        const page = await readFile(join(web, 'index.html'), 'utf8');
        const manifest = JSON.parse(await readFile(join(web, '.vite/manifest.json'), 'utf8')) as Manifest;
        const shown = await renderViews(config);
        await mkdir(join(web, 'first-views'), { recursive: true });
        for (const { name, route, path } of VIEWS) {
          const filled = page
            .replace('<script type="module"', `$& ${LATER}`)
            .replace('</head>', () => `${linksTo(route, manifest)}</head>`)
            .replace(CONTENT_SLOT, () => (path === undefined ? CONTENT_SLOT : (shown[path] ?? '')));
          await writeFile(join(web, 'first-views', `${name}.html`), filled);
        }
      },
    },
  };
}

/** Builds the renderer and runs it in a process of its own, which may take itself for a browser. */
async function renderViews(config: ResolvedConfig): Promise<Record<string, string>> {
  const outDir = join(config.root, config.build.outDir, '../first-views-renderer');
  await build({
    configFile: config.configFile ?? false,
    logLevel: 'warn',
    build: { ssr: join(config.root, RENDERER), outDir, emptyOutDir: true, manifest: false, copyPublicDir: false },
  });
  const paths = VIEWS.flatMap(({ path }) => path ?? []);
  const { stdout } = await promisify(execFile)(process.execPath, [join(outDir, 'render-first-views.js'), ...paths]);
  await rm(outDir, { recursive: true });
  return JSON.parse(stdout) as Record<string, string>;
}

/** Links to the styles and the code that a route needs beyond what every page begins with. */
function linksTo(route: string, manifest: Manifest): string {
  const begun = new Set(filesOf(['index.html'], manifest));
  const parts = Object.keys(manifest).filter((key) => key.startsWith(route));
  return filesOf(parts, manifest)
    .filter((file) => !begun.has(file))
    .toSorted((left, right) => Number(right.endsWith('.css')) - Number(left.endsWith('.css')))
    .map((file) => {
      const kind = file.endsWith('.css') ? 'rel="stylesheet"' : `rel="modulepreload" ${LATER}`;
      return `<link ${kind} crossorigin href="/${file}">`;
    })
    .join('');
}

/** The files of some parts of the build and of all that they import, the imported ones first. */
function filesOf(keys: readonly string[], manifest: Manifest, seen = new Set<string>()): string[] {
  return keys.flatMap((key) => {
    const part = manifest[key];
    if (!part || seen.has(key)) return [];
    seen.add(key);
    return [...new Set([...filesOf(part.imports ?? [], manifest, seen), ...(part.css ?? []), part.file])];
  });
}
