import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Proof } from './proof.js';

/** Runs the tests of a suite that take minutes, with another `FUZZ_SEED` each time unless it is set. */
function longTests(name: string, script: string): Proof {
  const run: Proof['run'] = async (tell) => {
    const seed = process.env['FUZZ_SEED'] ?? String(Date.now() % 2 ** 31);
    tell(`FUZZ_SEED=${seed}`);
    const env = { ...process.env, PROOFS: 'true', FUZZ_SEED: seed };
    const tests = spawn('npm', ['run', '--silent', script], { env, stdio: 'inherit' });
    const [exitCode] = (await once(tests, 'exit')) as [number | null];
    if (exitCode !== 0) throw new Error('A test failed.');
  };
  return { name, run };
}

export const serverProofs = [longTests('The long tests of the server pass', 'test:server')];
export const browserProofs = [longTests('The long tests in the browser pass', 'test:browser')];
