// Lets Node run this project's TypeScript, including decorators and `.js` specifiers:
// `node --import ./test/support/runner/typescript.mjs some/file.ts`. Jest's setup uses it too.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync, version } from '@swc/core';

const project = new URL('../../../', import.meta.url).href;
const cache = fileURLToPath(new URL('.test/typescript/', project));
mkdirSync(cache, { recursive: true });
enableCompileCache(cache);
const options = readFileSync(new URL('.swcrc', project), 'utf8');

/** @param {string | undefined} url */
const isOurs = (url) => url?.startsWith(project) && !url.includes('/node_modules/');

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && specifier.endsWith('.js') && isOurs(context.parentURL)) {
      const source = new URL(`${specifier.slice(0, -'.js'.length)}.ts`, context.parentURL);
      if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
    }
    if (!specifier.startsWith('#') || !isOurs(context.parentURL)) return next(specifier, context);
    // The condition of package.json that names the sources instead of the compiled files.
    return next(specifier, { ...context, conditions: ['wayfare-source', ...context.conditions] });
  },
  load(url, context, next) {
    if (!isOurs(url) || !url.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    return { format: 'module', source: compiled(filename), shortCircuit: true };
  },
});

/**
 * A file's source, compiled code and source map, as Jest's coverage needs them.
 * @param {string} filename
 */
export function originOf(filename) {
  const originalCode = readFileSync(filename, 'utf8');
  const { code, map } = transformSync(originalCode, { filename, sourceMaps: true });
  const sourceMapPath = join(cache, `${createHash('sha256').update(filename).digest('hex')}.map`);
  writeFileSync(sourceMapPath, map ?? '');
  return { originalCode, code, sourceMapPath };
}

/**
 * Compiles a file, or takes the result from the cache: tests start dozens of processes that load the same files.
 * @param {string} filename
 */
function compiled(filename) {
  const source = readFileSync(filename, 'utf8');
  const key = createHash('sha256').update([version, options, filename, source].join('\n')).digest('hex');
  const cached = join(cache, `${key}.mjs`);
  if (existsSync(cached)) return readFileSync(cached, 'utf8');
  const { code } = transformSync(source, { filename, sourceMaps: 'inline' });
  // Renamed when complete, because processes compile at the same time.
  const partial = `${cached}.${process.pid}`;
  writeFileSync(partial, code);
  renameSync(partial, cached);
  return code;
}
