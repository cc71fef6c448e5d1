import { Inject, Injectable } from '@nestjs/common';
import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { OpenStreams } from '#platform/http/live/open-streams.js';
import { Metrics } from '#platform/metrics.js';
import { ClockCheck } from '#platform/clock/clock-check.js';
import { Dependencies } from '#platform/dependencies.js';
import { Replicas } from '#platform/postgres/replicas.js';
import { Database } from '#platform/postgres/database.js';
import { Clock } from '#shared/application/clock.js';
import { AdministrationQueries } from '../../application/ports/administration-queries.js';
import { BackupStore } from '../../application/ports/backup-store.js';
import { TaskRuns } from '../../application/ports/task-runs.js';
import { BACKUP_KINDS } from '../../domain/backup.js';

/** Maximum expected clock difference between machines. */
const CLOCK_TOLERANCE_SECONDS = 60;

/** Collects metrics of the installation at each Prometheus scrape. */
@Injectable()
export class InstallationMetrics {
  private readonly gauges: ReturnType<typeof gaugesIn>;

  constructor(
    private readonly metrics: Metrics,
    private readonly database: Database,
    private readonly streams: OpenStreams,
    private readonly store: BackupStore,
    private readonly taskRuns: TaskRuns,
    private readonly queries: AdministrationQueries,
    private readonly replicas: Replicas,
    private readonly dependencies: Dependencies,
    private readonly clock: Clock,
    private readonly clockCheck: ClockCheck,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'dataDirectory'>,
  ) {
    this.gauges = gaugesIn(metrics);
  }

  get contentType(): string {
    return this.metrics.contentType;
  }

  /** All metrics in the Prometheus text format. */
  async text(): Promise<string> {
    this.metrics.measureProcess();
    this.gauges.openStreams.set(this.streams.count);
    for (const [index, lag] of this.replicas.lags().entries())
      this.gauges.replicaLag.set({ replica: index + 1 }, lag / 1000);
    await this.measurePool();
    await this.measureBackups();
    await this.measureRuns();
    await this.measureQueues();
    await this.measureDisk();
    await this.measureDependencies();
    return this.metrics.metrics();
  }

  private async measurePool(): Promise<void> {
    const { totalCount, idleCount, waitingCount } = await this.database.nativePool();
    this.gauges.pool.set({ state: 'used' }, totalCount - idleCount);
    this.gauges.pool.set({ state: 'idle' }, idleCount);
    this.gauges.pool.set({ state: 'waiting' }, waitingCount);
  }

  private async measureBackups(): Promise<void> {
    this.gauges.backupAge.reset();
    this.gauges.backupAhead.reset();
    const backups = await this.store.list();
    for (const kind of BACKUP_KINDS) {
      const last = backups.find((backup) => backup.kind === kind && backup.verified);
      if (!last) continue;
      const seconds = (this.clock.now().getTime() - last.createdAt.getTime()) / 1000;
      this.gauges.backupAge.set({ kind }, Math.max(0, seconds));
      this.gauges.backupAhead.set({ kind }, seconds < -CLOCK_TOLERANCE_SECONDS ? 1 : 0);
    }
  }

  private async measureRuns(): Promise<void> {
    // An outage must not hide the other metrics.
    const runs = await this.taskRuns.latest(this.clock.now()).catch(() => []);
    for (const { name, startedAt, error, isInterrupted } of runs) {
      this.gauges.lastRun.set({ task: name }, startedAt.getTime() / 1000);
      this.gauges.lastFailed.set({ task: name }, error === null && !isInterrupted ? 0 : 1);
    }
  }

  private async measureQueues(): Promise<void> {
    this.gauges.queueItems.reset();
    this.gauges.queueAge.reset();
    for (const { name, oldestAt, ...counts } of await this.queries.queues().catch(() => [])) {
      for (const [state, count] of Object.entries(counts)) this.gauges.queueItems.set({ queue: name, state }, count);
      const age = oldestAt ? (this.clock.now().getTime() - oldestAt.getTime()) / 1000 : 0;
      this.gauges.queueAge.set({ queue: name }, Math.max(0, age));
    }
  }

  private async measureDependencies(): Promise<void> {
    const { database, disk, files } = await this.dependencies.states();
    this.gauges.up.set(database === 'away' ? 0 : 1);
    this.gauges.databaseFull.set(database === 'full' ? 1 : 0);
    this.gauges.diskFull.set(disk === 'full' ? 1 : 0);
    this.gauges.filesUp.set(files === 'ok' ? 1 : 0);
    if (database === 'away') return;
    this.gauges.clockAhead.set(await this.clockCheck.secondsAhead());
    this.gauges.clockTrusted.set((await this.clockCheck.isTrusted()) ? 1 : 0);
  }

  private async measureDisk(): Promise<void> {
    const { bavail, bsize } = await statfs(this.settings.dataDirectory);
    this.gauges.diskFree.set(bavail * bsize);
  }
}

function gaugesIn(registry: Registry) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `wayfare_${name}`, help, labelNames, registers: [registry] });
  return {
    pool: gauge('database_pool_connections', 'Database connections of this process', ['state']),
    up: gauge('database_up', 'Database responds: 1 or 0'),
    databaseFull: gauge('database_disk_full', 'Database reported a full disk and still does: 1 or 0'),
    clockAhead: gauge(
      'clock_ahead_seconds',
      'How far the clock of this process is ahead of the database, or of the time that has passed',
    ),
    clockTrusted: gauge('clock_trusted', 'Old data is deleted on schedule: 1, or 0 because a clock is or was wrong'),
    diskFull: gauge('data_directory_full', 'Disk of DATA_DIR has no room for uploads and backups: 1 or 0'),
    filesUp: gauge('files_up', 'File store responds: 1 or 0'),
    openStreams: gauge('event_streams', 'Open event streams of this process'),
    backupAge: gauge('backup_age_seconds', 'Age of the last verified backup on this machine', ['kind']),
    backupAhead: gauge('backup_clock_ahead', 'Last verified backup is dated in the future: 1 or 0', ['kind']),
    lastRun: gauge('task_last_run_timestamp_seconds', 'Start of the last run of a scheduled task', ['task']),
    lastFailed: gauge('task_last_run_failed', 'Last run failed or was interrupted: 1 or 0', ['task']),
    queueItems: gauge(
      'queue_items',
      'Background work that is waiting, waiting for a retry (delayed), or permanently failed (failed)',
      ['queue', 'state'],
    ),
    queueAge: gauge('queue_oldest_age_seconds', 'Age of the oldest waiting background work', ['queue']),
    replicaLag: gauge('replica_lag_seconds', 'Lag of a replica, as seen by this process', ['replica']),
    diskFree: gauge('data_directory_free_bytes', 'Free space on the disk of DATA_DIR'),
  };
}
