import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Guard } from './guard.js';

/** The result of the tests without a guard; `by` is the first that failed. */
export type Verdict = { readonly caught: boolean; readonly by?: string };

/** How many tests passed, and the first that did not. */
type Outcome = { readonly passed: number; readonly failed?: string };

type Report = {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

const PARTS = ['src', 'test', 'package.json', 'tsconfig.json', '.swcrc'];
const MATRIX = 'test/api/authorization/authorization.spec.ts';
/** Pass whenever the server starts: a broken start is not a finding. */
const ALWAYS_PASSING = ['GET /health/live', 'is tried on every route', 'are kept by all routes'];
const TIMEOUT = 10 * 60_000;
/** A slower test is waiting for the removed guard, since nothing else runs here. */
const TEST_TIMEOUT = '--testTimeout=45000';

/** A copy of the project in which guards are removed one by one and the tests run. */
export class Trial {
  private constructor(private readonly folder: string) {}

  static async begin(project: string): Promise<Trial> {
    const folder = await mkdtemp(join(tmpdir(), 'wayfare-guards-'));
    for (const part of PARTS) await cp(join(project, part), join(folder, part), { recursive: true });
    await mkdir(join(folder, 'web'));
    await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));
    return new Trial(folder);
  }

  /**
   * Returns undefined for an unchanged product.
   * @throws Error when a test fails though no guard is missing: then nothing could be told from a failure
   */
  async requireCalm(): Promise<void> {
    const { passed, failed } = await this.run([MATRIX]);
    if (failed || !passed) throw new Error(`With all guards in their places this fails already: ${failed ?? 'all'}`);
  }

  end(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  /** Runs the tests closest to the guard first, and the others only if those pass. */
  async without({ file, without, routes, spec = MATRIX }: Guard): Promise<Verdict> {
    const path = join(this.folder, file);
    const original = await readFile(path, 'utf8');
    await writeFile(path, without);
    try {
      for (const [specs, only] of [[[spec], routes], [['test/api/authorization'], routes], [specsOf(file)]] as const) {
        const { passed, failed } = await this.run(specs, only);
        if (failed && passed > 0) return { caught: true, by: failed };
      }
      return { caught: false };
    } finally {
      await writeFile(path, original);
    }
  }

  private async run(specs: readonly string[], routes?: readonly string[]): Promise<Outcome> {
    const report = join(this.folder, 'report.json');
    await rm(report, { force: true });
    await this.jest([...specs, ...(routes ? ['-t', onlyAt(routes)] : []), '--json', '--outputFile', report]);
    const { testResults, numPassedTests } = JSON.parse(await readFile(report, 'utf8')) as Report;
    const [failed] = testResults.flatMap(({ assertionResults }) => assertionResults.filter(isFailed));
    return { passed: numPassedTests, failed: failed?.fullName };
  }

  private jest(args: readonly string[]): Promise<void> {
    const jest = join('node_modules', 'jest', 'bin', 'jest.js');
    const node = ['--disable-warning=ExperimentalWarning', '--experimental-vm-modules'];
    const options = [...node, jest, '-c', 'test/jest.config.js', '-i', '--forceExit', TEST_TIMEOUT, ...args];
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, options, {
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

/** Folders of `test/api` that exercise the code all modules share. */
const SHARED_SPECS = ['edge', 'identity', 'messaging', 'profiles'];

/** Deletes an account that has rows of every module. */
const LEAVING = 'test/api/identity/leaving.spec.ts';

function specsOf(file: string): string[] {
  if (file.endsWith('-erasure.ts')) return [LEAVING];
  const [, module = ''] = file.split('/');
  const folders = module === 'shared' ? SHARED_SPECS : [module];
  return [`test/${module}/`, ...folders.map((folder) => `test/api/${folder}/`)];
}
