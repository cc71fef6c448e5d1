import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltServer } from '../../../support/server/built-server.js';
import type { Order } from './login-flood.js';
import { Probe } from './probe.js';
import type { ProofOnDatabase } from './proof-on-database.js';

const ROUNDS = 6;
const SECONDS = 4;
/** Several times what the server can hash, and callers who retry without a pause. */
const FLOODS: readonly (readonly [name: string, order: Order])[] = [
  ['100 sign-ins a second', { perSecond: 100 }],
  ['300 sign-ins a second', { perSecond: 300 }],
  ['50 callers who try again at once', { insisting: 50 }],
];
/** Milliseconds that count as fast, whatever the idle server takes. */
const FAST = 5;

/** Idle and flooded rounds alternate, so that other load on the machine affects both. */
export const floodOfSignIns: ProofOnDatabase = {
  name: 'A flood of sign-ins keeps the p95 of other routes within three times idle',
  async run(databaseUrl, tell) {
    const server = await startBuiltServer({
      DATABASE_URL: databaseUrl,
      DEMO_DATA: 'true',
      TRUST_PROXY: '1',
      SCHEDULES: 'false',
      LOG_LEVEL: 'silent',
    });
    const flood = new Flood(server.url);
    try {
      await new Probe(server.url).look(3);
      for (const [name, order] of FLOODS)
        await compare(server.url, flood, order, (figure) => tell(`${name}: ${figure}`));
    } finally {
      flood.end();
      await server.stop();
    }
  },
};

async function compare(url: string, flood: Flood, order: Order, tell: (figure: string) => void): Promise<void> {
  const idle = new Probe(url);
  const flooded = new Probe(url);
  const met: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    await idle.look(SECONDS);
    await flood.come(order);
    await flooded.look(SECONDS);
    for (const [status, count] of Object.entries(await flood.come({}))) met[status] = (met[status] ?? 0) + count;
    // Lets queued sign-ins finish before the next idle round.
    await sleep(3_000);
  }
  tell(
    `p95 ${flooded.p95.toFixed(1)} ms of ${flooded.milliseconds.length} requests, ` +
      `idle ${idle.p95.toFixed(1)} ms of ${idle.milliseconds.length}; sign-ins answered ${JSON.stringify(met)}`,
  );
  if (!Object.keys(met).some((status) => Number(status) > 0))
    throw new Error('No sign-in was answered, so there was no flood.');
  const failures = [...new Set([...idle.failures, ...flooded.failures])];
  if (failures.length > 0) throw new Error(`Other requests failed: ${failures.join('; ')}.`);
  if (flooded.p95 > Math.max(3 * idle.p95, FAST)) throw new Error('Other requests wait too long during the flood.');
}

/** Floods the server from another process. */
class Flood {
  private readonly program: ChildProcess;

  constructor(url: string) {
    this.program = fork('test/quality/prove/abuse/login-flood.ts', [url], {
      execArgv: ['--import', './test/support/runner/typescript.mjs'],
    });
  }

  /** Replaces the running flood; resolves to its number of answers by status. */
  async come(order: Order): Promise<Record<string, number>> {
    const told = once(this.program, 'message');
    this.program.send(order);
    const [statuses] = (await told) as [Record<string, number>];
    return statuses;
  }

  end(): void {
    this.program.disconnect();
  }
}
