import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.js';
import { installOneOf } from './debian-packages.js';
import { killAll, runStep, type Outcome, type Step } from './run-all-step.js';
import { annotationsOf, failuresOf, junitOf, timesOf } from './report-records.js';
import { add, checkTally, countJest, countPlaywright, reportTally } from './run-all-tally.js';
import { recordsOfPlaywright, recordsOfServer, recordsOfVitest, type TestRecord } from './test-records.js';

const RESULTS = join('.test', 'results');
const AT_ONCE = 2;
/** Lines shown of a failed step's output. */
const SHOWN = 300;
/** Part of the tests, as in `SHARD=1/2`: for machines that share the run. The first also checks types and style. */
const SHARD = process.env['SHARD'];
const shard = SHARD ? [`--shard=${SHARD}`] : [];

const npm = (script: string, ...args: string[]): Step['command'] => ['npm', 'run', '--silent', script, '--', ...args];
const report = (name: string) => join(RESULTS, `${name}.json`);
const check = (name: string, command: Step['command'], after?: string[]): Step => ({
  name,
  command,
  after,
  tally: checkTally,
});

/** Debian's packages of Chromium, in order of preference. */
const CHROMIUM_PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Installs Chromium for the browser tests if it is missing, or explains how if it cannot. */
async function provideChromium(): Promise<void> {
  if (findChromium()) return;
  await installOneOf(CHROMIUM_PACKAGES);
  if (findChromium()) return;
  process.stdout.write(
    'The browser tests need Chromium: install it (on Debian: sudo apt-get install chromium-headless-shell) or name one in CHROMIUM_PATH.\n',
  );
}

/** Long steps first, so that none runs alone at the end. */
const steps: Step[] = [
  check('build', npm('build')),
  {
    name: 'server',
    command: npm('test:server', '--json', `--outputFile=${report('server')}`, ...shard),
    variables: { SUITES: 'true' },
    tally: (exitCode) => reportTally(countJest, report('server'), exitCode),
  },
  {
    name: 'browser',
    command: npm('test:browser', '--reporter=list,json', ...shard),
    variables: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser') },
    after: ['build'],
    // Installed meanwhile.
    ready: provideChromium(),
    tally: (exitCode) => reportTally(countPlaywright, report('browser'), exitCode),
  },
  {
    name: 'web',
    command: npm(
      'test:web',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=../${report('web')}`,
      ...shard,
    ),
    tally: (exitCode) => reportTally(countJest, report('web'), exitCode),
  },
  ...(SHARD === undefined || SHARD.startsWith('1/') ? [check('types', npm('types')), check('lint', npm('lint'))] : []),
];

async function runAll(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...steps];
  const active = new Set<string>();
  const run = async (step: Step): Promise<void> => {
    active.add(step.name);
    const missing = outcomes.find(({ step: { name }, tally }) => step.after?.includes(name) && tally.failed > 0);
    await step.ready;
    const outcome = missing ? notRun(step, missing) : await runStep(step);
    active.delete(step.name);
    outcomes.push(outcome);
    show(outcome);
  };
  const runNext = async (): Promise<void> => {
    const isDone = (name: string) => outcomes.some(({ step }) => step.name === name);
    const next = waiting.findIndex(({ after = [] }) => after.every(isDone));
    if (next < 0) return;
    const [step] = waiting.splice(next, 1);
    if (step) await run(step);
    // Starts the steps that waited for this one.
    await Promise.all(Array.from({ length: AT_ONCE - active.size }, runNext));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  return outcomes;
}

function notRun(step: Step, missing: Outcome): Outcome {
  return { step, tally: checkTally(1), seconds: 0, output: `Not run, because ${missing.step.name} failed.` };
}

/** Playwright's list of tests that passed only on a retry. */
const FLAKY = /^ +\d+ flaky\n(?: {4,}.*\n)+/m;

function show({ step, tally: { passed, failed }, seconds, output }: Outcome): void {
  const mark = failed > 0 ? '✗' : '✓';
  process.stdout.write(
    `${mark} ${step.name.padEnd(14)}${seconds.toFixed(1).padStart(7)} s   ${passed} passed, ${failed} failed\n`,
  );
  if (failed > 0) process.stdout.write(`${output.trimEnd().split('\n').slice(-SHOWN).join('\n')}\n\n`);
  else process.stdout.write(FLAKY.exec(output)?.[0] ?? '');
}

/** The records of a runner, or none if it did not get as far as a report. */
function recorded(records: () => TestRecord[]): TestRecord[] {
  try {
    return records();
  } catch {
    return [];
  }
}

/** Writes the reports of all tests, and lists the failed ones by file. */
function reportTests(): void {
  const server = recorded(() => recordsOfServer(join(RESULTS, 'server')));
  const all = [
    ...server,
    ...recorded(() => recordsOfVitest(report('web'))),
    ...recorded(() => recordsOfPlaywright(report('browser'))),
  ];
  writeFileSync(join(RESULTS, 'junit.xml'), junitOf(all));
  if (server.length > 0 && !SHARD) writeFileSync('.test/spec-times.json', JSON.stringify(timesOf(server)));
  const failures = failuresOf(all);
  if (failures.length > 0) process.stdout.write(`Failed tests:\n${failures.map((line) => `  ${line}\n`).join('')}`);
  if (process.env['GITHUB_ACTIONS'])
    process.stdout.write(
      annotationsOf(all)
        .map((line) => `${line}\n`)
        .join(''),
    );
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    killAll();
    process.exit(1);
  });
}
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
// Several suites share the processors, in CI with whatever else runs there.
process.env['PATIENCE'] ??= process.env['CI'] ? '10' : '4';
const outcomes = await runAll();
reportTests();
const total = outcomes.map(({ tally }) => tally).reduce(add, { passed: 0, failed: 0 });
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 ? 1 : 0);
