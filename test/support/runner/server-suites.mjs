import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.test/suites';

/** Few enough to keep loading cheap, and enough for both workers to finish at about the same time. */
const SUITES = 4;

/** Hooks outside a `describe` would apply to the other files of a suite. */
const HOOK_OF_THE_FILE = /^(?:before|after)(?:All|Each)\(/m;

/**
 * Distributes the spec files over a few suites that import them, and returns the folder of the suites. Jest reloads all
 * modules for each file that it runs, which costs more than most of the tests.
 */
export function writeServerSuites() {
  const specs = globSync('test/**/*.spec.ts', { exclude: ['test/browser', '**/fixtures'] });
  const large = specs.sort((a, b) => statSync(b).size - statSync(a).size || a.localeCompare(b));
  const alone = large.filter((spec) => HOOK_OF_THE_FILE.test(readFileSync(spec, 'utf8')));
  const shared = large.filter((spec) => !alone.includes(spec));
  const suites = Array.from({ length: SUITES }, (_, n) => shared.filter((_spec, i) => i % SUITES === n));

  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [n, suite] of [...suites, ...alone.map((spec) => [spec])].entries()) {
    const imports = suite.map((spec) => `import '../../${spec.replace(/\.ts$/, '.js')}';\n`);
    writeFileSync(join(FOLDER, `suite-${n}.spec.mjs`), imports.join(''));
  }
  return FOLDER;
}
