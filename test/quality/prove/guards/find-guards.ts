import { glob, readFile } from 'node:fs/promises';
import { decoratorGuards, routesOf } from './decorators.js';
import { escapeGuards } from './escapes.js';
import type { Guard } from './guard.js';
import { refusalGuards, denyingErrors } from './refusals.js';
import { Source } from './source.js';
import { rowGuards, wiringGuards } from './wiring.js';

/** Files without request guards: demo data and startup. */
const EXCLUDED = /^src\/(demo|shared\/adapters\/(config|logging|embedded-postgres|postgres\/migrations))\//;

/** All guards in the source. */
export async function findGuards(project: string): Promise<Guard[]> {
  const files: string[] = [];
  for await (const file of glob('src/**/*.ts', { cwd: project })) if (!EXCLUDED.test(file)) files.push(file);
  const sources = await Promise.all(
    files.sort().map(async (file) => new Source(file, await readFile(`${project}/${file}`, 'utf8'))),
  );
  const errors = denyingErrors(sources);
  const routes = Map.groupBy(
    sources.flatMap((source) => [...routesOf(source)].map((route) => ({ route, module: moduleOf(source.file) }))),
    ({ module }) => module,
  );
  return sources.flatMap((source) => {
    const found = [
      ...decoratorGuards(source),
      ...refusalGuards(source, errors),
      ...wiringGuards(source),
      ...(source.file.includes('/adapters/') ? rowGuards(source) : []),
    ];
    const near = routes.get(moduleOf(source.file))?.map(({ route }) => route);
    const attached = found.map((guard) =>
      near && moduleOf(source.file) !== 'shared' ? { routes: near, ...guard } : guard,
    );
    return [...attached, ...escapeGuards(source)];
  });
}

function moduleOf(file: string): string {
  return file.split('/')[1] ?? '';
}
