import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { add, checkTally, countJest, countPlaywright, reportTally } from './run-all-tally.js';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

describe('the summary of a run', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wayfare-tally-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const tallyOf = async (report: unknown, exitCode: number) => {
    const path = join(folder, 'report.json');
    await writeFile(path, JSON.stringify(report));
    return reportTally(countJest, path, exitCode);
  };

  it('adds up', () => {
    expect(add(checkTally(0), checkTally(2))).toEqual({ passed: 1, failed: 1 });
  });

  it('counts tests, and a file that could not run as one failure', async () => {
    const testResults = [
      file('passed', 'passed', 'pending'),
      file('failed', 'passed', 'failed', 'failed'),
      file('failed'),
    ];
    expect(await tallyOf({ testResults }, 1)).toEqual({ passed: 2, failed: 3 });
  });

  it('counts browser tests, and errors outside of them', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [{ message: 'no server' }] })).toEqual({ passed: 6, failed: 2 });
  });

  it('counts a runner that crashed as a failure', async () => {
    const testResults = [file('passed', 'passed')];
    expect(await tallyOf({ testResults }, 1)).toEqual({ passed: 1, failed: 1 });
    expect(await tallyOf({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 });
    expect(await tallyOf({ unheard: 'of' }, 0)).toEqual({ passed: 0, failed: 1 });
    expect(await reportTally(countJest, join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
  });
});
