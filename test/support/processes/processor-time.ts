import { readFile } from 'node:fs/promises';

type Query = (sql: string) => Promise<readonly { pid: number }[]>;

/** Milliseconds that this process and those of a database on the same machine have computed. */
export async function processorTime(query: Query): Promise<number> {
  const backends = await query('select pid from pg_stat_activity where datname = current_database()');
  const computed = await Promise.all(
    backends.map(({ pid }) => readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0')),
  );
  const nanoseconds = computed.reduce((sum, text) => sum + Number(text.split(' ')[0]), 0);
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3 + nanoseconds / 1e6;
}
