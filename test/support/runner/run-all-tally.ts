import { readFile } from 'node:fs/promises';

/** How many tests or checks passed and failed. */
export type Tally = { readonly passed: number; readonly failed: number };

/** A check that is one thing: it holds or it does not. */
export const checkTally = (exitCode: number): Tally =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** Counts what a test runner reported in a JSON file. A runner that failed without a failed test, or reported nothing, counts as one failure. */
export async function reportTally(count: (report: unknown) => Tally, file: string, exitCode: number): Promise<Tally> {
  try {
    const tally = count(JSON.parse(await readFile(file, 'utf8')));
    const crashed = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0);
    return crashed ? { ...tally, failed: 1 } : tally;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

type JestReport = { testResults: { status: string; assertionResults: { status: string }[] }[] };

/** Jest's JSON report, which Vitest writes as well. A file that could not be run counts as one failure. */
export function countJest(report: unknown): Tally {
  const tally = { passed: 0, failed: 0 };
  for (const { status, assertionResults } of (report as JestReport).testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    tally.passed += assertionResults.filter((test) => test.status === 'passed').length;
    tally.failed += status === 'failed' ? Math.max(failed, 1) : failed;
  }
  return tally;
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

/** Playwright's JSON report; its `errors` are those outside of any test. */
export function countPlaywright(report: unknown): Tally {
  const { stats, errors } = report as PlaywrightReport;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
