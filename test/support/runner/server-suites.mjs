import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const FOLDER = '.test/suites';

/** How long each spec file took in the last run, in seconds. */
const TIMES = '.test/spec-times.json';

/** Few enough to keep loading cheap, and enough for all workers to finish at about the same time. */
const SUITES = 2 * availableParallelism();

/** Bytes of a spec file that run for about a second, for files that never ran here, as in CI. The first that fits counts. */
const BYTES_PER_SECOND = [
  [/^test\/api\/authorization\//, 600],
  [/^test\/(?:api\/lists|architecture\/browsers|demo|search\/adapters)\//, 1_200],
  [/^test\/(?:api|architecture)\//, 4_000],
  [/^/, 20_000],
];

/** Spec files that share what they start, so that they belong into one suite. */
const TOGETHER = /^test\/api\/authorization\//;

/** Hooks outside a `describe` would apply to the other files of a suite. */
const HOOK_OF_THE_FILE = /^(?:before|after)(?:All|Each)\(/m;

/**
 * Distributes the spec files over a few suites that import them, and returns the folder of the suites. Jest reloads all
 * modules for each file that it runs, which costs more than most of the tests. The suites take about as long as each
 * other, by the times of the last run.
 */
export function writeServerSuites() {
  const times = lastTimes();
  const secondsOf = (spec) => times[spec] ?? likelySeconds(spec);
  const specs = globSync('test/**/*.spec.ts', { exclude: ['test/browser', '**/fixtures'] })
    .map((file) => ({ file, seconds: secondsOf(file) }))
    .sort((a, b) => b.seconds - a.seconds || a.file.localeCompare(b.file));
  const isAlone = ({ file }) => HOOK_OF_THE_FILE.test(readFileSync(file, 'utf8'));
  const suites = [...balanced(specs.filter((spec) => !isAlone(spec))), ...specs.filter(isAlone).map((spec) => [spec])];

  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [n, suite] of suites.entries()) {
    const imports = suite.map(({ file }) => `import '../../${file.replace(/\.ts$/, '.js')}';\n`);
    writeFileSync(join(FOLDER, `suite-${n}.spec.mjs`), imports.join(''));
  }
  return FOLDER;
}

/** Puts each file, the slowest first, into the suite that takes least so far, but those that share something together. */
function balanced(specs) {
  const together = specs.filter(({ file }) => TOGETHER.test(file));
  const begun = { seconds: together.reduce((sum, { seconds }) => sum + seconds, 0), specs: together };
  const suites = [begun, ...Array.from({ length: SUITES - 1 }, () => ({ seconds: 0, specs: [] }))];
  for (const spec of specs.filter(({ file }) => !TOGETHER.test(file))) {
    const shortest = suites.reduce((a, b) => (b.seconds < a.seconds ? b : a));
    shortest.specs.push(spec);
    shortest.seconds += spec.seconds;
  }
  return suites.map(({ specs: files }) => files).filter((files) => files.length > 0);
}

function likelySeconds(spec) {
  const [, bytes] = BYTES_PER_SECOND.find(([files]) => files.test(spec));
  return statSync(spec).size / bytes;
}

function lastTimes() {
  try {
    return JSON.parse(readFileSync(TIMES, 'utf8'));
  } catch {
    return {};
  }
}
