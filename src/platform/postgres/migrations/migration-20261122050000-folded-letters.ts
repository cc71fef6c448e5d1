import { Migration } from '@mikro-orm/migrations';

/** Characters whose folding depended on their neighbors or produced two letters. */
const IS_OLD = (column: string): string => `(${column} like '%ς%' or ${column} like '%i\u0307%')`;
const ANEW = (column: string): string => `replace(replace(${column}, 'ς', 'σ'), 'i\u0307', 'i')`;

/** Folds the searched texts letter by letter, which may make two locations equal. */
export class Migration20261122050000 extends Migration {
  override up(): void {
    this.addSql(`
      insert into job_location (folded)
      select ${ANEW('folded')} from job_location where ${IS_OLD('folded')} on conflict do nothing`);
    this.addSql(`
      update job_search set location_id = anew.id
      from job_location old join job_location anew on anew.folded = ${ANEW('old.folded')}
      where ${IS_OLD('old.folded')} and job_search.location_id = old.id`);
    this.addSql(`delete from job_location where ${IS_OLD('folded')}`);
    this.addSql(`
      update job_search set headline = ${ANEW('headline')}, doc = ${ANEW('doc')} where ${IS_OLD('doc')}`);
  }
}
