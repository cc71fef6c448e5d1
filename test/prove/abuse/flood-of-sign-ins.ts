import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { startBuiltServer } from '../../support/built-server.js';
import { Probe } from './probe.js';
import type { ProofOnDatabase } from './proof-on-database.js';

const ROUNDS = 4;
const SECONDS = 6;
/** Sign-ins a second: several times what one thread can hash. */
const RATES = [100, 300];
/** What is fast on any machine needs no comparison, in milliseconds. */
const FAST = 5;

/** Quiet and flood take turns, so that whatever else the machine does meets both. */
export const floodOfSignIns: ProofOnDatabase = {
  name: 'A flood of sign-ins leaves the p95 of other routes within twice idle',
  async run(databaseUrl, tell) {
    const server = await startBuiltServer({
      DATABASE_URL: databaseUrl,
      DEMO_DATA: 'true',
      TRUST_PROXY: '1',
      SCHEDULES: 'false',
      LOG_LEVEL: 'silent',
    });
    try {
      await new Probe(server.url).look(3);
      for (const rate of RATES) await compare(server.url, rate, tell);
    } finally {
      await server.stop();
    }
  },
};

async function compare(url: string, rate: number, tell: (figure: string) => void): Promise<void> {
  const idle = new Probe(url);
  const flooded = new Probe(url);
  const met: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    await idle.look(SECONDS);
    const end = startFlood(url, rate);
    await flooded.look(SECONDS);
    for (const [status, count] of Object.entries(await end())) met[status] = (met[status] ?? 0) + count;
    await new Probe(url).look(3);
  }
  tell(
    `${rate} sign-ins a second: p95 ${flooded.p95.toFixed(1)} ms of ${flooded.milliseconds.length} requests, ` +
      `idle ${idle.p95.toFixed(1)} ms of ${idle.milliseconds.length}; sign-ins answered ${JSON.stringify(met)}`,
  );
  if (flooded.failures + idle.failures > 0) throw new Error('Other requests failed.');
  if (flooded.p95 > Math.max(2 * idle.p95, FAST)) throw new Error('Other requests wait for the flood.');
}

/** Begins a flood from a process of its own; the function ends it and resolves to how often each status came. */
function startFlood(url: string, rate: number): () => Promise<Record<string, number>> {
  const flood = spawn(
    process.execPath,
    ['--import', './test/support/typescript.mjs', 'test/prove/abuse/login-flood.ts', url, String(rate)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return async () => {
    const exited = once(flood, 'exit');
    flood.kill('SIGTERM');
    const told = await text(flood.stdout);
    await exited;
    return JSON.parse(told || '{}') as Record<string, number>;
  };
}
