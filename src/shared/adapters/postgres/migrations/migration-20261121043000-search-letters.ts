import { Migration } from '@mikro-orm/migrations';

/** A table that a later migration drops; kept for backups made in between. */
export class Migration20261121043000 extends Migration {
  override up(): void {
    this.addSql(`
      create table job_search_letters (
        job_id integer primary key references job_search on delete cascade,
        marks bytea not null
      )`);
  }
}
