import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const DOCUMENTS = globSync([
  '*.md',
  'docs/**/*.md',
  '.ci/*',
  '.github/**/*.yml',
  'deploy/**/*.{yml,yaml}',
  'Dockerfile',
  'docker-compose.yml',
]);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const targets = [...readFileSync('Makefile', 'utf8').matchAll(/^([\w-]+):/gm)].map(([, target = '']) => target);
const proofs = /const proofs[^{]*\{([^}]*)\}/.exec(readFileSync('test/quality/prove/main.ts', 'utf8'))?.[1] ?? '';

/** What stands after a command in code spans and code blocks of the documents, with the place. */
function mentions(command: RegExp): { readonly word: string; readonly place: string }[] {
  return DOCUMENTS.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(command)].map(([, word = '']) => ({ word, place: `${file}:${index + 1}` })),
      ),
  );
}

/** Whether a source file exists; compiled ones by what they are compiled from. */
function exists(path: string): boolean {
  const source = path.replace(/^(.*\/)?dist\/(?!web)/, '$1src/');
  return [path, source, source.replace(/\.js$/, '.ts')].some((each) => existsSync(each));
}

describe('the commands', () => {
  it('of the documents are scripts, targets and proofs', () => {
    const npm = mentions(/(?:^|[`\s&])npm run (?:--silent |-s )?([a-z][\w:-]*)/g);
    const make = mentions(/(?:`|^\s*)(?:[A-Z]+=\S+ )*make ([a-z]+)/g);
    const prove = mentions(/npm run prove -- ([a-z]+)/g);
    expect(Math.min(npm.length, make.length, prove.length)).toBeGreaterThan(5);
    expect(npm.filter(({ word }) => !(word in scripts))).toEqual([]);
    expect(make.filter(({ word }) => !targets.includes(word))).toEqual([]);
    expect(prove.filter(({ word }) => !new RegExp(`\\b${word}:`).test(proofs))).toEqual([]);
  });

  it.each(Object.entries(scripts))('of %s start files that exist', (_name, script) => {
    const files = script.split(/[\s=]+/).filter((word) => /^[\w./-]+\/[\w./-]+\.(ts|tsx|mjs|cjs|js|json)$/.test(word));
    const own = files.filter((file) => !file.startsWith('node_modules/'));
    // Vite names them from the folder of the web app.
    expect(own.filter((file) => !exists(file) && !exists(join('web', file)))).toEqual([]);
  });
});

describe('the files that are named in code', () => {
  // Some specs plant files that do not exist.
  const exclude = ['**/fixtures/**', 'test/architecture/**', 'test/support/runner/*.spec.ts'];
  const sources = globSync(['src/**/*.ts', 'test/**/*.{ts,mjs,js}'], { exclude }).map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));

  it.each([
    ['started or read', /^(?:(?:src|test|web|docs)\/|dist\/(?!web\/))[\w./-]+\.(?:ts|tsx|mjs|js|sql|json|md|html)$/],
    ['beside them', /^\.{1,2}\/[\w./-]+\.(?:ts|mjs|sql|json)$/],
  ])('and %s exist', (_what, pattern) => {
    // Few files name one, and parsing all would take long.
    const quoted = new RegExp(`["'\`]${pattern.source.slice(1, -1)}["'\`]`);
    const naming = sources.filter(({ text }) => quoted.test(text));
    expect(naming.length).toBeGreaterThan(10);
    const missing = naming.flatMap(({ file, text }) => {
      const found: string[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isStringLiteralLike(node) && pattern.test(node.text)) {
          const candidates = [node.text, join(dirname(file), node.text)];
          if (!candidates.some(exists)) found.push(`${file}: ${node.text}`);
        }
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
      return found;
    });
    expect(missing).toEqual([]);
  });
});
