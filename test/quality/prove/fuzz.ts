import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Proof } from './proof.js';

const REQUESTS = 40_000;

/** The fuzz tests with ten times their usual requests, and with another seed each time unless FUZZ_SEED is set. */
export const proofs: Proof[] = [
  {
    name: `Every route responds to ${REQUESTS.toLocaleString('en-US')} generated requests as documented`,
    run: async (tell) => {
      const seed = process.env['FUZZ_SEED'] ?? String(Date.now() % 2 ** 31);
      tell(`FUZZ_SEED=${seed}`);
      const env = { ...process.env, FUZZ_SEED: seed, FUZZ_REQUESTS: String(REQUESTS) };
      const tests = spawn('npm', ['run', '--silent', 'test:server', '--', 'test/api/fuzz'], { env, stdio: 'inherit' });
      const [exitCode] = (await once(tests, 'exit')) as [number | null];
      if (exitCode !== 0) throw new Error('The fuzz tests failed.');
    },
  },
];
