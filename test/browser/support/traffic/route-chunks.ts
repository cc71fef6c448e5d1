import { readFileSync } from 'node:fs';

const MANIFEST = 'dist/web/.vite/manifest.json';

/** Matches the chunk URLs of a route such as `(drawn)/index` or `_antd/_employer/employer.dashboard`. */
export function chunksOf(route: string): (url: URL) => boolean {
  const chunks = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }>;
  const own = Object.entries(chunks).filter(([source]) => source.startsWith(`src/routes/${route}.tsx`));
  if (own.length === 0) throw new Error(`The build has no chunk for ${route}.`);
  const paths = new Set(own.map(([, { file }]) => `/${file}`));
  return ({ pathname }) => paths.has(pathname);
}
