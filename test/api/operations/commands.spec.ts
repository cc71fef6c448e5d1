import { execFile } from 'node:child_process';

/** Runs an operator's command; returns its exit code and what it printed about errors. */
function run(command: string, variables: Record<string, string>): Promise<{ code: number; errors: string }> {
  const env = { PATH: process.env['PATH'], ...variables };
  return new Promise((resolve) => {
    const parameters = ['--import', './test/support/runner/typescript.mjs', `src/commands/${command}.ts`];
    execFile(process.execPath, parameters, { env }, (error, _output, errors) =>
      resolve({ code: error === null ? 0 : Number(error.code), errors }),
    );
  });
}

describe("an operator's command", () => {
  it('explains a wrong setting and a missing database in one sentence each', async () => {
    const [setting, database] = await Promise.all([
      run('audit', { PORT: 'many' }),
      run('migrate', { DATABASE_URL: 'postgresql://nobody:secret@127.0.0.1:9/none' }),
    ]);
    expect(setting).toEqual({ code: 1, errors: expect.stringMatching(/^PORT [^\n]+\.\n$/) });
    expect(database).toEqual({
      code: 1,
      errors: 'PostgreSQL at DATABASE_URL is not responding (the connection was refused).\n',
    });
  });
});
