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

/** The most processor time in milliseconds that this thread took between two turns of the event loop during some work. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let [longest, before] = [0, process.threadCpuUsage()];
  let isDone = false;
  const watch = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1e3);
    if (!isDone) setTimeout(watch, 1);
  };
  watch();
  await work().finally(() => (isDone = true));
  watch();
  return longest;
}
