import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, withTimeout } from '#platform/postgres/database.js';
import { StartWork } from '#platform/start-work.js';
import { DistributedLock } from '#shared/application/background/distributed-lock.js';
import { INDEXED_COLUMNS, WordIndex } from './word-index.js';

const LOCK = 'build-word-index';
const HOUR = 3_600_000;

/** Builds the index of whole words after the start in large installations; in small ones a migration creates it. */
@Injectable()
export class BuildWordIndex extends StartWork implements OnApplicationBootstrap {
  protected readonly undone = 'Searches for parts of words are slow';
  private builder: number | undefined;

  constructor(
    private readonly index: WordIndex,
    private readonly database: Database,
    private readonly lock: DistributedLock,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    this.start();
  }

  override async onApplicationShutdown(): Promise<void> {
    const ended = super.onApplicationShutdown();
    if (this.builder !== undefined) await this.database.query('select pg_cancel_backend($1)', [this.builder]);
    await ended;
  }

  /** Builds the index if it is missing, unless another process is doing so. */
  async work(): Promise<void> {
    if ((await this.index.isReady()) || !(await this.index.knowsAllLetters())) return;
    await this.lock.tryRun(LOCK, async () => {
      // An unfinished index of an earlier process is invalid.
      for (const { name, isValid } of await this.index.states())
        if (!isValid) await this.run(`drop index concurrently ${name}`);
      for (const column of INDEXED_COLUMNS) {
        await this.run(`
          create index concurrently if not exists job_search_${column}_words on job_search using gin (search_words(${column}))`);
        await this.run(`alter index job_search_${column}_words alter column 1 set statistics 0`);
      }
    });
  }

  private async run(text: string): Promise<void> {
    await this.database.onConnection(async (connection) => {
      const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
      this.builder = rows[0]?.pid;
      await connection.query(withTimeout({ text }, HOUR)).finally(() => (this.builder = undefined));
    });
  }
}
