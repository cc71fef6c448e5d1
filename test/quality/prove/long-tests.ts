import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Proof } from './proof.js';

/** Runs the slow tests of a suite, with a new `FUZZ_SEED` each time unless it is set. */
export function longTests(name: string, script: string): Proof {
  const run: Proof['run'] = async (report) => {
    const seed = process.env['FUZZ_SEED'] ?? String(Date.now() % 2 ** 31);
    report(`FUZZ_SEED=${seed}`);
    const env = { ...process.env, PROOFS: 'true', FUZZ_SEED: seed };
    const tests = spawn('npm', ['run', '--silent', script], { env, stdio: 'inherit' });
    const [exitCode] = (await once(tests, 'exit')) as [number | null];
    if (exitCode !== 0) throw new Error('A test failed.');
  };
  return { name, run };
}

export const serverProofs = [longTests('The slow server tests pass', 'test:server')];
export const browserProofs = [
  longTests('The slow browser tests pass', 'test:browser'),
  longTests('The slow tests of the web app pass', 'test:web'),
];
