import { readFile } from 'node:fs/promises';

/** Numbers of passed and failed tests or checks. */
export type Tally = { readonly passed: number; readonly failed: number };

/** A single check that passes or fails. */
export const checkTally = (exitCode: number): Tally =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** Reads a test runner's JSON report. A runner that failed without a failed test, or without a report, counts as one failure. */
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

/** The JSON report of Jest and Vitest. A file that could not run counts as one failure. */
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
