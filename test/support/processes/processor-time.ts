import { readFile } from 'node:fs/promises';

type Query = (sql: string) => Promise<readonly { pid: number }[]>;

/** Returns a clock of the processor time in milliseconds used by this process and a local database's connections. */
export function processorClock(query: Query): () => Promise<number> {
  /** By database process; closed connections keep their last figure. */
  const computed = new Map<number, number>();
  return async () => {
    for (const { pid } of await query('select pid from pg_stat_activity where datname = current_database()')) {
      const nanoseconds = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => undefined);
      if (nanoseconds !== undefined) computed.set(pid, Number.parseInt(nanoseconds, 10) / 1e6);
    }
    const { user, system } = process.cpuUsage();
    return [...computed.values()].reduce((sum, milliseconds) => sum + milliseconds, (user + system) / 1e3);
  };
}
