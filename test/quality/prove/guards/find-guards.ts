import { glob, readFile } from 'node:fs/promises';
import { cleanupGuards, conditionGuards } from './conditions.js';
import { decoratorGuards, routesOf } from './decorators.js';
import { escapeGuards } from './escapes.js';
import type { Guard } from './guard.js';
import { refusalGuards, denyingErrors } from './refusals.js';
import { Source } from './source.js';
import { rowGuards, wiringGuards } from './wiring.js';

/** Files without request guards: demo data, startup and tests. */
const EXCLUDED =
  /\.test\.tsx?$|^web\/src\/(testing|api)\/|^src\/(demo|platform\/(config|logging|embedded-postgres|postgres\/migrations))\//;

/** All conditions of queries, statements that wait, and cleanups of effects. */
export async function findConditions(project: string): Promise<Guard[]> {
  const server = (await sourcesOf(project, 'src/**/*.ts')).flatMap((source) => [...conditionGuards(source)]);
  const web = (await sourcesOf(project, 'web/src/**/*.{ts,tsx}')).flatMap((source) => [...cleanupGuards(source)]);
  return [...server, ...web].map((guard) => ({ ...guard, isOfModule: true }));
}

/** All guards in the source. */
export async function findGuards(project: string): Promise<Guard[]> {
  const sources = await sourcesOf(project, 'src/**/*.ts');
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
      ...(/\/(adapters|platform)\//.test(source.file) ? rowGuards(source) : []),
    ];
    const near = routes.get(moduleOf(source.file))?.map(({ route }) => route);
    const attached = found.map((guard) =>
      near && !['shared', 'platform'].includes(moduleOf(source.file)) ? { routes: near, ...guard } : guard,
    );
    return [...attached, ...escapeGuards(source)];
  });
}

async function sourcesOf(project: string, pattern: string): Promise<Source[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: project })) if (!EXCLUDED.test(file)) files.push(file);
  return Promise.all(files.sort().map(async (file) => new Source(file, await readFile(`${project}/${file}`, 'utf8'))));
}

function moduleOf(file: string): string {
  return file.split('/')[1] ?? '';
}
