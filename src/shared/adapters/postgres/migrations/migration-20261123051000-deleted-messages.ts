import { Migration } from '@mikro-orm/migrations';

/** Deleted messages stay in their thread, and conversations know who started them. */
export class Migration20261123051000 extends Migration {
  override up(): void {
    this.addSql('alter table conversation add starter_id integer');
    this.addSql('drop index message_of_conversation');
    this.addSql('create index message_of_conversation on message (conversation_id, id desc)');
  }
}
