import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, withTimeout } from '#platform/postgres/database.js';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { StartWork } from '#platform/start-work.js';
import { TRY_UNCLEAR_AGAIN } from '../places/unclear-locations.js';
import { SearchTerms } from './search-terms.js';

const BATCH = 500;
const LONG_TIMEOUT = 600_000;
/** After each batch, the work rests for this many times as long as the batch took. */
const RESTS = 2;

/** Gives listings their terms after an upgrade, while people search and post. */
@Injectable()
export class FillSearchTerms extends StartWork implements OnApplicationBootstrap {
  protected readonly undone = 'Older listings are only found by their words';

  constructor(
    private readonly terms: SearchTerms,
    private readonly responses: ResponseCache,
    private readonly database: Database,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    this.start();
  }

  /** Processes of an earlier version store listings without terms while a new one is rolled out. */
  @ScheduledTask('fill-search-terms', '*/10 * * * *')
  async fillMissing(): Promise<void> {
    let isFilled = false;
    for (let after: number | undefined = 0; after !== undefined && !this.isStopping;) {
      after = await this.terms.fillMissing(after, BATCH);
      isFilled ||= after !== undefined;
    }
    if (isFilled) await this.responses.changed();
  }

  /** Writes the terms of all listings again while people search; tells how many are done after each batch. */
  async rebuild(tell: (done: number) => void): Promise<void> {
    let done = 0;
    for (let after: number | null = 0; after !== null;) {
      const { last, added }: { last: number | null; added: number } = await this.terms.fill(after, BATCH, true);
      after = last;
      tell((done += added));
    }
    await this.terms.countWords();
    await this.responses.changed();
  }

  async work(): Promise<void> {
    // Processes that start together begin at different listings, so that each finds others still to do.
    const middle = await this.terms.anyId();
    const isFilled = [await this.fillFrom(middle), await this.fillFrom(0)].includes(true);
    if (!isFilled || this.isStopping) return;
    await this.terms.countWords();
    await this.database.query({ text: TRY_UNCLEAR_AGAIN });
    // The index of trigrams served listings without terms.
    await this.database.onConnection(async (connection) => {
      for (const text of ['drop index if exists job_search_doc', 'analyze job_search, job_search_word'])
        await connection.query(withTimeout({ text }, LONG_TIMEOUT));
    });
    await this.responses.changed();
  }

  /** Indexes outdated listings after an id; returns whether there were any. */
  private async fillFrom(start: number): Promise<boolean> {
    let isFilled = false;
    for (let after: number | null = start; after !== null && !this.isStopping;) {
      const begun = performance.now();
      const { last, added }: { last: number | null; added: number } = await this.terms.fill(after, BATCH);
      isFilled ||= added > 0;
      after = last;
      // People who search meanwhile get most of the processor.
      if (added > 0) await this.rest(RESTS * (performance.now() - begun));
    }
    return isFilled;
  }
}
