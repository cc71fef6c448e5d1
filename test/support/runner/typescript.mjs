// Lets Node run this project's TypeScript, including decorators and `.js` specifiers:
// `node --import ./test/support/runner/typescript.mjs some/file.ts`. Jest's setup uses it too.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const project = new URL('../../../', import.meta.url).href;

/** @param {string | undefined} url */
const isOurs = (url) => url?.startsWith(project) && !url.includes('/node_modules/');

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && specifier.endsWith('.js') && isOurs(context.parentURL)) {
      const source = new URL(`${specifier.slice(0, -'.js'.length)}.ts`, context.parentURL);
      if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!isOurs(url) || !url.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { filename, sourceMaps: 'inline' });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
