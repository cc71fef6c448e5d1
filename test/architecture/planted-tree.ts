import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** A file of a planted tree: its imports, and the rule that must report each. */
export type Plant = { readonly file: string; readonly imports: string; readonly breaks: readonly string[] };

/**
 * Writes a small source tree with the given imports, allowed or not. Module files and
 * the web app's entry point reach every other file.
 */
export async function plantTree(root: string, plants: readonly Plant[]): Promise<void> {
  await rm(root, { recursive: true, force: true });
  const files = new Map<string, Set<string>>();
  const imports = (file: string) => files.get(file) ?? files.set(file, new Set()).get(file) ?? new Set<string>();
  for (const { file, imports: target } of plants) {
    imports(file);
    if (target !== file) imports(file).add(specifier(file, target));
    if (isFile(target)) imports(target);
  }
  for (const file of files.keys()) {
    const entry = entryOf(file);
    if (entry && entry !== file) imports(entry).add(specifier(entry, file));
    if (entry?.startsWith('src/')) imports('src/app.module.ts').add(specifier('src/app.module.ts', entry));
  }
  for (const [file, specifiers] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    const lines = [...specifiers].map((name) => `import '${name}';\n`);
    await writeFile(join(root, file), `${lines.join('')}export const here = '${file}';\n`);
  }
  await symlink(join(process.cwd(), 'package.json'), join(root, 'package.json'));
  await symlink(join(process.cwd(), 'web/tsconfig.json'), join(root, 'web/tsconfig.json'));
}

function isFile(target: string): boolean {
  return /\.tsx?$/.test(target) && !target.includes('missing');
}

/** The entry file that reaches this file: the module file, or the entry point of the web app. */
function entryOf(file: string): string | undefined {
  if (file.includes('/idle')) return undefined;
  if (file.startsWith('web/src/')) return 'web/src/main.tsx';
  const module = /^src\/([^/]+)\//.exec(file)?.[1];
  return module ? `src/${module}/${module}.module.ts` : undefined;
}

function specifier(file: string, target: string): string {
  if (!/\.tsx?$/.test(target)) return target;
  const path = relative(dirname(file), target);
  const compiled = file.startsWith('web/') ? path : path.replace(/\.ts$/, '.js');
  return compiled.startsWith('.') ? compiled : `./${compiled}`;
}
