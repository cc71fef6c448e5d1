import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';

const THREE_LETTERS = /[\p{L}\p{Nd}]{3}/u;
const THREE_PLAIN_LETTERS = /[a-z0-9]{3}/;

const STATE = {
  name: 'job-search-word-indexes',
  text: `
    select pg_class.relname as name, indisvalid as "isValid" from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = 'job_search'::regclass and relname like 'job_search_%_words'`,
};

/** The columns with an index of whole words. */
export const INDEXED_COLUMNS = ['headline', 'doc'] as const;

/** The index of whole words in listings, and whether searches can use it; `BuildWordIndex` builds it. */
@Injectable()
export class WordIndex {
  private isKnownReady = false;
  private allLetters: boolean | undefined;

  constructor(private readonly database: Database) {}

  /** Whether searches can use it. */
  async isReady(): Promise<boolean> {
    if (!this.isKnownReady)
      this.isKnownReady =
        (await this.knowsAllLetters()) &&
        (await this.states()).filter(({ isValid }) => isValid).length === INDEXED_COLUMNS.length;
    return this.isKnownReady;
  }

  /** Whether the trigram index can narrow down keywords. Without trigrams it would be scanned entirely. */
  async haveTrigrams(keywords: string | null): Promise<boolean> {
    if (keywords === null || !THREE_LETTERS.test(keywords)) return false;
    return THREE_PLAIN_LETTERS.test(keywords) || this.knowsAllLetters();
  }

  /** With the locale C, PostgreSQL knows no letters beyond ASCII, and treats typographic quotes as part of a word. */
  async knowsAllLetters(): Promise<boolean> {
    return (this.allLetters ??= await this.database.exists(`select where show_trgm('é') <> '{}'`));
  }

  /** The existing indexes; one that was not built completely is invalid. */
  states(): Promise<{ name: string; isValid: boolean }[]> {
    return this.database.query(STATE);
  }
}
