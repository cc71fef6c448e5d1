import { Migration } from '@mikro-orm/migrations';

/** An index to find the message with a file. */
export class Migration20261123053000 extends Migration {
  override up(): void {
    this.addSql(`create index message_attachments on message using gin (attachments) where attachments <> '[]'`);
  }
}
