import { Migration } from '@mikro-orm/migrations';

/** A table that a later migration drops. It exists in between for backups made then. */
export class Migration20261121043000 extends Migration {
  override up(): void {
    this.addSql(`
      create table job_search_letters (
        job_id integer primary key references job_search on delete cascade,
        marks bytea not null
      )`);
  }
}
