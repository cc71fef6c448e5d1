import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import type { Words } from '#shared/domain/words.js';
import { Clock } from '#shared/application/clock.js';
import { InvalidFields } from '#shared/domain/field-checks.js';
import { isOpen, payInWords } from '#jobs';
import { JobSearch } from '../queries/job-search.js';
import { SearchStrings, type ReadSearch } from './search-strings.js';
import { searchTitle } from './search-title.js';

/** An open listing that was approved for the first time. */
type NewListing = { readonly id: number; readonly approvedAt: Date };

/** An open listing as shown in alerts. */
type QuotedOpenListing = {
  readonly id: number;
  readonly employerId: number;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  /** In the words of the reader. */
  readonly salary: string;
};

/** A saved search in words. */
type DescribedSearch = {
  readonly title: string;
  /** Why it can no longer run; null if it can. */
  readonly problem: string | null;
};

const NEW = prepared(`
  select job.id, job.first_approved_at as "approvedAt" from job
  where first_approved_at > $1 and first_approved_at <= $2 and ${isOpen('$2')}
  order by first_approved_at, job.id`);

const OPEN = prepared(`
  select id, employer_id as "employerId", title, company, location, salary, min_salary as "minSalary",
    max_salary as "maxSalary", pay_period as "payPeriod", currency
  from job where id = any($1::integer[]) and ${isOpen('$2')}`);

/** Gives alerts access to listings and their search. */
@Injectable()
export class SearchedListings {
  constructor(
    private readonly database: Database,
    private readonly search: JobSearch,
    private readonly strings: SearchStrings,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidFields */
  async normalize(search: string): Promise<string> {
    return (await this.strings.read(search)).normalized;
  }

  async describe(search: string, words: Words): Promise<DescribedSearch> {
    const read = await this.read(search);
    if (read instanceof InvalidFields) return { title: words.t('Outdated search'), problem: read.message };
    const [unknown] = read.unknown;
    const problem = unknown === undefined ? null : `The filter "${unknown}" no longer exists`;
    return { title: searchTitle(read.filter, words), problem };
  }

  /** Open listings approved for the first time after `since`, oldest first. */
  approvedAfter(since: Date, now: Date): Promise<NewListing[]> {
    return this.database.query<NewListing>(NEW, [since, now]);
  }

  /** The ids of the given listings that match the search; none for a search that can no longer run. */
  async matching(search: string, listings: readonly NewListing[]): Promise<readonly number[]> {
    const read = await this.read(search);
    if (read instanceof InvalidFields || read.unknown.length > 0) return [];
    return this.search.among(
      listings.map(({ id }) => id),
      read.filter,
    );
  }

  /** The given listings that are open now. */
  async open(jobIds: readonly number[], words: Words): Promise<QuotedOpenListing[]> {
    const open = await this.database.query<QuotedOpenListing & Parameters<typeof payInWords>[1]>(OPEN, [
      jobIds,
      this.clock.now(),
    ]);
    return open.map(({ id, employerId, title, company, location, ...pay }) => ({
      id,
      employerId,
      title,
      company,
      location,
      salary: payInWords(words, pay),
    }));
  }

  private async read(search: string): Promise<ReadSearch | InvalidFields> {
    try {
      return await this.strings.read(search);
    } catch (error) {
      if (error instanceof InvalidFields) return error;
      throw error;
    }
  }
}
