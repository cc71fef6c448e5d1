import { Migration } from '@mikro-orm/migrations';

/** Approved listings, open and closed, to be counted and sorted without going through the table; the other states have an index each. */
export class Migration20261121040000 extends Migration {
  override up(): void {
    this.addSql(`
      create index job_approved on job (closes_at) include (posted_at, id)
        where approved_at is not null and archived_at is null`);
  }
}
