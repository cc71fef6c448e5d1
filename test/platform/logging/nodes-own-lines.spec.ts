import { execFile } from 'node:child_process';

describe('the last line of a server that ends because of an error', () => {
  it.each([
    ['rejection', 'unhandledRejection'],
    ['exception', 'uncaughtException'],
  ])('is one JSON object without values of statements: %s', async (kind, origin) => {
    const command = ['--import', './test/support/runner/typescript.mjs', 'test/support/processes/crash.ts', kind];
    const { code, stdout, stderr } = await new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
      execFile(process.execPath, command, (error, out, err) =>
        resolve({ code: error?.code, stdout: out, stderr: err }),
      );
    });
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout.trim().split('\n')).toHaveLength(1);
    const line = JSON.parse(stdout) as { level: number; origin: string; err: { message: string } };
    expect(line).toMatchObject({ level: 60, origin, err: { message: 'Nobody awaits this' } });
    expect(stdout).not.toContain('person@wayfare.test');
  });
});
