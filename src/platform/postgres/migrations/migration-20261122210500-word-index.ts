import { Migration } from '@mikro-orm/migrations';

/** Characters that make PostgreSQL see addresses, paths, numbers or tags instead of words. */
const MISLEADING = [...'.-/:@_&<+'];
const PLAIN = MISLEADING.reduce((text, character) => `replace(${text}, '${character}', ' ')`, '$1');

/** With more listings than this, the index is built after the start, while the site is in use. */
const MANY = 10_000;

/** An index of whole words of listings, which replaces one of word parts in titles. */
export class Migration20261122210500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create function search_words(text) returns tsvector language sql immutable strict parallel safe
      return to_tsvector('pg_catalog.simple', ${PLAIN})`);
    this.addSql('drop index job_search_headline');
    const found = await this.execute(`select from job_search offset ${MANY} limit 1`);
    if (found.length > 0) return;
    for (const column of ['headline', 'doc']) {
      this.addSql(`create index job_search_${column}_words on job_search using gin (search_words(${column}))`);
      // Statistics of words are not needed and take long to compute.
      this.addSql(`alter index job_search_${column}_words alter column 1 set statistics 0`);
    }
  }
}
