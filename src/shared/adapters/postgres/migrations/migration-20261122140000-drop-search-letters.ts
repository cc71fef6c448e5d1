import { Migration } from '@mikro-orm/migrations';

/** Keywords of one or two letters are matched against the texts themselves. */
export class Migration20261122140000 extends Migration {
  override up(): void {
    this.addSql('drop table job_search_letters');
  }
}
