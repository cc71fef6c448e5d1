import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Guard } from './guard.js';

/** The result of the tests without a guard; `by` is the first test that fails, but passes with the guard. */
export type Verdict = { readonly caught: boolean; readonly by?: string };

/** The number of passed tests, and the names of failed ones. */
type Outcome = { readonly passed: number; readonly failed: readonly string[] };

type Report = {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

/** What the server tests do not need. */
const NOT_COPIED = new Set(['.git', '.data', '.test', 'dist', 'node_modules', 'test-results']);
const MATRIX = 'test/api/authorization/authorization.spec.ts';
/** Tests that pass whenever the server starts: a failed start is not a finding. */
const ALWAYS_PASSING = ['GET /health/live', 'is tested on every route', 'apply to all routes that document 429'];
const TIMEOUT = 10 * 60_000;
/** A slower test is waiting for the removed guard, since nothing else runs here. */
const TEST_TIMEOUT = '--testTimeout=45000';
const JEST = [
  '--disable-warning=ExperimentalWarning',
  join('node_modules', 'jest', 'bin', 'jest.js'),
  '-c',
  'test/jest.config.js',
  '--maxWorkers=1',
  '--forceExit',
  '--bail',
  TEST_TIMEOUT,
];
const VITEST = join('node_modules', 'vitest', 'vitest.mjs');
/** Maximum number of failed tests that are repeated with the guard in place. */
const CHECKED = 3;

/** A copy of the project in which guards are removed one by one and the tests run. */
export class ProjectCopy {
  /** Tests known to pass with all guards in place. */
  private readonly sound = new Set<string>();

  private constructor(private readonly folder: string) {}

  static async begin(project: string): Promise<ProjectCopy> {
    const folder = await mkdtemp(join(tmpdir(), 'wayfare-guards-'));
    await cp(project, folder, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
    await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));
    return new ProjectCopy(folder);
  }

  /**
   * Runs the authorization matrix with all guards in place.
   * @throws Error if a test fails, because failures would then prove nothing
   */
  async requirePassing(): Promise<void> {
    const { passed, failed } = await this.run([MATRIX]);
    if (failed.length > 0 || !passed)
      throw new Error(`These tests fail with all guards in place: ${failed.join(', ') || 'all'}`);
  }

  end(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  /** Runs the tests closest to the guard first, and the others only if those pass. */
  async without({ file, without, routes, spec = MATRIX, isOfModule = false }: Guard): Promise<Verdict> {
    const path = join(this.folder, file);
    const original = await readFile(path, 'utf8');
    const near = routes && onlyAt(routes);
    const all: [specs: string[], only?: string][] = isOfModule
      ? []
      : [
          [[spec], near],
          [['test/api/authorization'], near],
        ];
    const tries: typeof all = isAboutLeaving(file) ? [[LEAVING]] : [...all, [specsOf(file)]];
    for (const [specs, only] of tries) {
      await writeFile(path, without);
      const { passed, failed } = await this.run(specs, only).finally(() => writeFile(path, original));
      for (const by of passed > 0 ? failed.slice(0, CHECKED) : [])
        if (specs.includes(MATRIX) || (await this.isSound(specs, by))) return { caught: true, by };
    }
    return { caught: false };
  }

  /** Whether a test passes with all guards in place; otherwise its failure proves nothing. */
  private async isSound(specs: readonly string[], test: string): Promise<boolean> {
    if (!this.sound.has(test)) {
      const { passed, failed } = await this.run(specs, `^${test.replaceAll(/[^\w ]/g, '\\$&')}$`);
      if (failed.length === 0 && passed > 0) this.sound.add(test);
    }
    return this.sound.has(test);
  }

  private async run(specs: readonly string[], only?: string): Promise<Outcome> {
    const report = join(this.folder, 'report.json');
    await rm(report, { force: true });
    const named = only === undefined ? [] : ['-t', only];
    await (specs.some((spec) => spec.startsWith('web/'))
      ? this.node([
          VITEST,
          'related',
          '--run',
          '--root',
          'web',
          ...specs.map((spec) => spec.slice('web/'.length)),
          ...named,
          '--reporter=json',
          `--outputFile=${report}`,
        ])
      : this.node([...JEST, ...specs, ...named, '--json', '--outputFile', report]));
    // Hanging tests are killed and leave no report.
    if (!existsSync(report)) return { passed: 0, failed: [] };
    const { testResults, numPassedTests } = JSON.parse(await readFile(report, 'utf8')) as Report;
    const failed = testResults.flatMap(({ assertionResults }) => assertionResults.filter(isFailed));
    return { passed: numPassedTests, failed: failed.map(({ fullName }) => fullName) };
  }

  private node(args: readonly string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, args, {
        cwd: this.folder,
        stdio: 'ignore',
        timeout: TIMEOUT,
      });
      child.once('error', reject);
      child.once('exit', () => resolve());
    });
  }
}

function isFailed({ status }: { readonly status: string }): boolean {
  return status === 'failed';
}

/** A pattern for the names of the routes' tests. */
function onlyAt(routes: readonly string[]): string {
  const names = [...routes, ...ALWAYS_PASSING].map((route) => route.replaceAll(/[{}*]/g, '\\$&'));
  return `(${names.join('|')})(,| |$)`;
}

/** Folders of `test/api` that exercise the shared code. */
const SHARED_SPECS = ['edge', 'identity', 'messaging', 'profiles'];

/** Tests that export and delete accounts with rows in every module. */
const LEAVING = ['test/api/identity/leaving.spec.ts', 'test/api/identity/personal-data.spec.ts'];

function isAboutLeaving(file: string): boolean {
  return file.endsWith('-erasure.ts') || file.startsWith('src/identity/leaving/');
}

/** Tests near a file; for one of the web app the file itself, whose tests Vitest finds by their imports. */
function specsOf(file: string): string[] {
  if (file.startsWith('web/')) return [file];
  const [, module = ''] = file.split('/');
  const folders = module === 'shared' || module === 'platform' ? SHARED_SPECS : [module];
  return [`test/${module}/`, `test/contract/${module}/`, ...folders.map((folder) => `test/api/${folder}/`)];
}
