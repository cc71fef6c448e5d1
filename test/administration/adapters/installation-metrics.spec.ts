import { InstallationMetrics } from '#administration/adapters/metrics/installation-metrics.js';
import { Metrics } from '#platform/metrics.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';

const NOW = new Date('2026-06-15T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const FINE = { database: 'ok', disk: 'ok', files: 'ok' };

const run = (name: string, error: string | null, isInterrupted: boolean) => ({
  name,
  startedAt: ago(60),
  error,
  isInterrupted,
});
const RUNS = [run('fine', null, false), run('failed', 'No disk', false), run('interrupted', null, true)];

const QUEUE = { name: 'mail', oldestAt: ago(90), waiting: 3, delayed: 2, failed: 1 };
const BACKUPS = [
  { kind: 'full', verified: false, createdAt: ago(10) },
  { kind: 'full', verified: true, createdAt: ago(7200) },
  { kind: 'critical', verified: true, createdAt: ago(-120) },
];

const none = (what: unknown) => ({ latest: async () => what, list: async () => what, queues: async () => what });

/** The figures of an installation, by name and labels. */
async function figuresOf(changes: { states?: object; runs?: Promise<unknown> } = {}) {
  const metrics = new InstallationMetrics(
    new Metrics(),
    { nativePool: async () => ({ totalCount: 4, idleCount: 1, waitingCount: 2 }) } as never,
    { count: 5 } as never,
    none(BACKUPS) as never,
    { latest: () => changes.runs ?? Promise.resolve(RUNS) } as never,
    none([QUEUE]) as never,
    { lags: () => [1500, 0] } as never,
    { states: async () => ({ ...FINE, ...changes.states }) } as never,
    new FixedClock(NOW),
    { secondsAhead: async () => 7, isTrusted: async () => false } as never,
    { dataDirectory: '.' },
  );
  const lines = (await metrics.text()).split('\n').filter((line) => /^wayfare_(?!build)/.test(line));
  return new Map(lines.map((line) => /^wayfare_(\S+) (\S+)$/.exec(line)?.slice(1, 3) as [string, string]));
}

it('the metrics measure everything of an installation', async () => {
  const { data_directory_free_bytes: free, ...figures } = Object.fromEntries(await figuresOf());
  expect(Number(free)).toBeGreaterThan(0);
  expect(figures).toEqual({
    'database_pool_connections{state="used"}': '3',
    'database_pool_connections{state="idle"}': '1',
    'database_pool_connections{state="waiting"}': '2',
    database_up: '1',
    database_disk_full: '0',
    clock_ahead_seconds: '7',
    clock_trusted: '0',
    data_directory_full: '0',
    files_up: '1',
    event_streams: '5',
    'backup_age_seconds{kind="full"}': '7200',
    'backup_age_seconds{kind="critical"}': '0',
    'backup_clock_ahead{kind="full"}': '0',
    'backup_clock_ahead{kind="critical"}': '1',
    'task_last_run_timestamp_seconds{task="fine"}': `${ago(60).getTime() / 1000}`,
    'task_last_run_timestamp_seconds{task="failed"}': `${ago(60).getTime() / 1000}`,
    'task_last_run_timestamp_seconds{task="interrupted"}': `${ago(60).getTime() / 1000}`,
    'task_last_run_failed{task="fine"}': '0',
    'task_last_run_failed{task="failed"}': '1',
    'task_last_run_failed{task="interrupted"}': '1',
    'queue_items{queue="mail",state="waiting"}': '3',
    'queue_items{queue="mail",state="delayed"}': '2',
    'queue_items{queue="mail",state="failed"}': '1',
    'queue_oldest_age_seconds{queue="mail"}': '90',
    'replica_lag_seconds{replica="1"}': '1.5',
    'replica_lag_seconds{replica="2"}': '0',
  });
});

it.each([
  [{ database: 'full' }, { database_up: '1', database_disk_full: '1', data_directory_full: '0', files_up: '1' }],
  [{ disk: 'full' }, { database_up: '1', database_disk_full: '0', data_directory_full: '1', files_up: '1' }],
  [{ files: 'away' }, { database_up: '1', database_disk_full: '0', data_directory_full: '0', files_up: '0' }],
  [{ database: 'away' }, { database_up: '0', database_disk_full: '0', data_directory_full: '0', files_up: '1' }],
])('the metrics tell what is wrong: %j', async (states, expected) => {
  const figures = Object.fromEntries(await figuresOf({ states, runs: Promise.reject(new Error('away')) }));
  expect(figures).toMatchObject(expected);
  expect('task_last_run_failed{task="fine"}' in figures).toBe(false);
});
