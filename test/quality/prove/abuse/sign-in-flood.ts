import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltServer } from '#test/support/server/built-server.js';
import type { FloodLoad } from './login-flood.js';
import { Probe } from './probe.js';
import type { ProofOnDatabase } from './proof-on-database.js';
import type { Report } from '../proof.js';

const ROUNDS = 6;
const SECONDS = 4;
/** Several times what the server can hash, and clients that retry without a pause. */
const FLOODS: readonly (readonly [name: string, load: FloodLoad])[] = [
  ['100 sign-ins a second', { perSecond: 100 }],
  ['300 sign-ins a second', { perSecond: 300 }],
  ['50 clients that retry immediately', { retrying: 50 }],
];
/** Milliseconds that always count as fast enough. */
const FAST = 5;

/** Idle and flooded rounds alternate, so that other load on the machine affects both equally. */
export const signInFlood: ProofOnDatabase = {
  name: 'During a flood of sign-ins, the p95 of other routes stays within three times the idle one',
  async run(databaseUrl, report) {
    const server = await startBuiltServer({
      DATABASE_URL: databaseUrl,
      DEMO_DATA: 'true',
      TRUST_PROXY: '1',
      SCHEDULES: 'false',
      LOG_LEVEL: 'silent',
    });
    const flood = new Flood(server.url);
    try {
      await new Probe(server.url).browse(3);
      for (const [name, load] of FLOODS)
        await compare(server.url, flood, load, (figure) => report(`${name}: ${figure}`));
    } finally {
      flood.end();
      await server.stop();
    }
  },
};

async function compare(url: string, flood: Flood, load: FloodLoad, report: Report): Promise<void> {
  const idle = new Probe(url);
  const flooded = new Probe(url);
  const responses: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    await idle.browse(SECONDS);
    await flood.switchTo(load);
    await flooded.browse(SECONDS);
    for (const [status, count] of Object.entries(await flood.switchTo({})))
      responses[status] = (responses[status] ?? 0) + count;
    // Lets queued sign-ins finish before the next idle round.
    await sleep(3_000);
  }
  report(
    `p95 ${flooded.p95.toFixed(1)} ms of ${flooded.milliseconds.length} requests, ` +
      `idle ${idle.p95.toFixed(1)} ms of ${idle.milliseconds.length}; responses to sign-ins: ${JSON.stringify(responses)}`,
  );
  if (!Object.keys(responses).some((status) => Number(status) > 0))
    throw new Error('No sign-in got a response, so there was no flood.');
  const failures = [...new Set([...idle.failures, ...flooded.failures])];
  if (failures.length > 0) throw new Error(`Other requests failed: ${failures.join('; ')}.`);
  if (flooded.p95 > Math.max(3 * idle.p95, FAST)) throw new Error('Other requests are too slow during the flood.');
}

/** Floods the server from another process. */
class Flood {
  private readonly program: ChildProcess;

  constructor(url: string) {
    this.program = fork('test/quality/prove/abuse/login-flood.ts', [url], {
      execArgv: ['--import', './test/support/runner/typescript.mjs'],
    });
  }

  /** Replaces the running flood; resolves to its number of responses by status. */
  async switchTo(load: FloodLoad): Promise<Record<string, number>> {
    const message = once(this.program, 'message');
    this.program.send(load);
    const [statuses] = (await message) as [Record<string, number>];
    return statuses;
  }

  end(): void {
    this.program.disconnect();
  }
}
