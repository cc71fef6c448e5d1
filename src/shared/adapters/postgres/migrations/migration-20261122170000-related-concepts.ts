import { Migration } from '@mikro-orm/migrations';

/** The thesaurus version behind a listing's lexemes. Existing listings are indexed again after the start. */
export class Migration20261122170000 extends Migration {
  override up(): void {
    this.addSql(`alter table job_search_terms add column made_with text not null default ''`);
    this.addSql('alter table job_search_terms alter column made_with drop default');
  }
}
