import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A test that ran: where it is declared, how long it took, and why it failed, if it did. */
export type TestRecord = {
  readonly file: string;
  readonly line?: number;
  readonly name: string;
  readonly seconds: number;
  readonly errors: readonly string[];
};

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** What recording-environment.mjs wrote during the server's tests. */
export function recordsOfServer(folder: string): TestRecord[] {
  return globSync(`${folder}/*.json`).flatMap((file) => read<TestRecord[]>(file));
}

type VitestReport = {
  testResults: {
    name: string;
    message: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      duration?: number;
      failureMessages: string[];
      location?: { line: number };
    }[];
  }[];
};

/** Vitest's JSON report. A file that could not be loaded is one failed test. */
export function recordsOfVitest(path: string): TestRecord[] {
  return read<VitestReport>(path).testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative('.', name);
    if (assertionResults.length === 0 && message) return [{ file, name: 'loads', seconds: 0, errors: [message] }];
    return assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map((test) => ({
        file,
        line: test.location?.line,
        name: [...test.ancestorTitles, test.title].join(' › '),
        seconds: (test.duration ?? 0) / 1000,
        errors: test.failureMessages,
      }));
  });
}

type PlaywrightSuite = {
  title: string;
  specs: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { status: string; results: { duration: number; error?: { message?: string; stack?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};

/** Playwright's JSON report. A test that passed at the second attempt passed. */
export function recordsOfPlaywright(path: string): TestRecord[] {
  const recordsOf = (suite: PlaywrightSuite): TestRecord[] => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ title, file, line, ok, tests }) => {
        const results = tests.flatMap((test) => test.results);
        return {
          file: `test/browser/${file}`,
          line,
          name: title,
          seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
          errors: ok ? [] : results.map(({ error }) => error?.stack ?? error?.message ?? 'failed').slice(-1),
        };
      }),
    ...(suite.suites ?? []).flatMap(recordsOf),
  ];
  return read<{ suites: PlaywrightSuite[] }>(path).suites.flatMap(recordsOf);
}
