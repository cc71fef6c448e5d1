import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { annotationsOf, failuresOf, junitOf, timesOf } from './report-records.js';
import { recordsOfPlaywright, recordsOfServer, recordsOfVitest, type TestRecord } from './test-records.js';

const passed: TestRecord = { file: 'test/a.spec.ts', line: 3, name: 'jobs › opens', seconds: 1.5, errors: [] };
const failed: TestRecord = {
  file: 'test/a.spec.ts',
  line: 9,
  name: 'jobs › "closes" <b>',
  seconds: 0.5,
  errors: ['Error: 1 & 2\n  at x'],
};
const unplaced: TestRecord = {
  file: 'web/src/b.test.ts',
  name: 'loads',
  seconds: 0.25,
  errors: ['no, 5% of it: gone'],
};

describe('the report of a run', () => {
  it('names the file and line of each failed test', () => {
    expect(failuresOf([passed, failed, unplaced])).toEqual([
      'test/a.spec.ts:9 › jobs › "closes" <b>',
      'web/src/b.test.ts › loads',
    ]);
  });

  it('annotates failed tests for GitHub, on one line each', () => {
    expect(annotationsOf([passed, failed, unplaced])).toEqual([
      '::error file=test/a.spec.ts,line=9,title=jobs › "closes" <b>::Error: 1 & 2%0A  at x',
      '::error file=web/src/b.test.ts,line=1,title=loads::no, 5%25 of it: gone',
    ]);
  });

  it('is valid JUnit with all tests, by file', () => {
    const report = junitOf([passed, { ...failed, errors: ['\u001b[31mred\u001b[0m \u0000<end>'] }, unplaced]);
    expect(report).toContain('<testsuite name="test/a.spec.ts" tests="2" failures="1">');
    expect(report).toContain('<testcase classname="test/a.spec.ts" name="jobs › opens" time="1.500"/>');
    expect(report).toContain(
      'name="jobs › &quot;closes&quot; &lt;b&gt;" time="0.500"><failure>red &lt;end&gt;</failure></testcase>',
    );
    expect(report).toContain('<testsuite name="web/src/b.test.ts" tests="1" failures="1">');
  });

  it('adds up the times of each file', () => {
    expect(timesOf([passed, failed, unplaced])).toEqual({ 'test/a.spec.ts': 2, 'web/src/b.test.ts': 0.25 });
  });
});

describe('records of tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-records-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const written = (name: string, report: unknown) => {
    writeFileSync(join(folder, name), JSON.stringify(report));
    return join(folder, name);
  };

  it('are read as the server’s tests wrote them', () => {
    written('suite-0.json', [passed]);
    written('suite-1.json', [failed]);
    expect(recordsOfServer(folder)).toEqual(expect.arrayContaining([passed, failed]));
  });

  it('are read from Vitest, with a file that could not be loaded', () => {
    const test = {
      ancestorTitles: ['dates'],
      title: 'add up',
      status: 'failed',
      duration: 20,
      failureMessages: ['no'],
    };
    const testResults = [
      {
        name: join(process.cwd(), 'web/src/c.test.ts'),
        message: '',
        assertionResults: [test, { ...test, status: 'pending' }],
      },
      { name: join(process.cwd(), 'web/src/d.test.ts'), message: 'syntax', assertionResults: [] },
    ];
    expect(recordsOfVitest(written('web', { testResults }))).toEqual([
      { file: 'web/src/c.test.ts', line: undefined, name: 'dates › add up', seconds: 0.02, errors: ['no'] },
      { file: 'web/src/d.test.ts', name: 'loads', seconds: 0, errors: ['syntax'] },
    ]);
  });

  it('are read from Playwright, where a test that passed at the second attempt passed', () => {
    const spec = (title: string, ok: boolean, status: string) => ({
      title,
      ok,
      file: 'e.spec.ts',
      line: 7,
      tests: [{ status, results: [{ duration: 1000, error: { message: 'first' } }, { duration: 500 }] }],
    });
    const suites = [
      {
        title: 'e',
        specs: [spec('flaky', true, 'flaky')],
        suites: [{ title: 'in', specs: [spec('failed', false, 'unexpected'), spec('skipped', true, 'skipped')] }],
      },
    ];
    expect(recordsOfPlaywright(written('browser', { suites }))).toEqual([
      { file: 'test/browser/e.spec.ts', line: 7, name: 'flaky', seconds: 1.5, errors: [] },
      { file: 'test/browser/e.spec.ts', line: 7, name: 'failed', seconds: 1.5, errors: ['failed'] },
    ]);
  });
});
