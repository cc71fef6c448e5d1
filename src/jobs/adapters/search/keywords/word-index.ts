import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, withTimeout } from '../../../../shared/adapters/postgres/database.js';
import { StartWork } from '../../../../shared/adapters/start-work.js';
import { DistributedLock } from '../../../../shared/application/background/distributed-lock.js';

const COLUMNS = ['headline', 'doc'] as const;
const THREE_LETTERS = /[\p{L}\p{Nd}]{3}/u;
const THREE_PLAIN_LETTERS = /[a-z0-9]{3}/;
const LOCK = 'build-word-index';
const HOUR = 3_600_000;

const STATE = {
  name: 'job-search-word-indexes',
  text: `
    select pg_class.relname as name, indisvalid as "isValid" from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = 'job_search'::regclass and relname like 'job_search_%_words'`,
};

/**
 * The index of whole words in listings. A migration creates it in small installations; in large ones it is built in the
 * background after the start.
 */
@Injectable()
export class WordIndex extends StartWork implements OnApplicationBootstrap {
  protected readonly undone = 'Searches for parts of words are slow';
  private isKnownReady = false;
  private allLetters: boolean | undefined;
  private builder: number | undefined;

  constructor(
    private readonly database: Database,
    private readonly lock: DistributedLock,
  ) {
    super();
  }

  /** Whether searches can use it. */
  async isReady(): Promise<boolean> {
    if (!this.isKnownReady)
      this.isKnownReady =
        (await this.knowsAllLetters()) &&
        (await this.states()).filter(({ isValid }) => isValid).length === COLUMNS.length;
    return this.isKnownReady;
  }

  /** Whether the trigram index can narrow down keywords. Without trigrams it would be scanned entirely. */
  async haveTrigrams(keywords: string | null): Promise<boolean> {
    if (keywords === null || !THREE_LETTERS.test(keywords)) return false;
    return THREE_PLAIN_LETTERS.test(keywords) || this.knowsAllLetters();
  }

  /** With the locale C, PostgreSQL knows no letters beyond ASCII, and treats typographic quotes as part of a word. */
  private async knowsAllLetters(): Promise<boolean> {
    return (this.allLetters ??= await this.database.exists(`select where show_trgm('é') <> '{}'`));
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
    if ((await this.isReady()) || !(await this.knowsAllLetters())) return;
    await this.lock.tryRun(LOCK, async () => {
      // An unfinished index of an earlier process is invalid.
      for (const { name, isValid } of await this.states())
        if (!isValid) await this.run(`drop index concurrently ${name}`);
      for (const column of COLUMNS) {
        await this.run(`
          create index concurrently if not exists job_search_${column}_words on job_search using gin (search_words(${column}))`);
        await this.run(`alter index job_search_${column}_words alter column 1 set statistics 0`);
      }
    });
  }

  private states(): Promise<{ name: string; isValid: boolean }[]> {
    return this.database.query(STATE);
  }

  private async run(text: string): Promise<void> {
    await this.database.onConnection(async (connection) => {
      const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
      this.builder = rows[0]?.pid;
      await connection.query(withTimeout({ text }, HOUR)).finally(() => (this.builder = undefined));
    });
  }
}
