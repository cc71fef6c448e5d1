import { Migration } from '@mikro-orm/migrations';

/** Finds the message that has a file. */
export class Migration20261123053000 extends Migration {
  override up(): void {
    this.addSql(`create index message_attachments on message using gin (attachments) where attachments <> '[]'`);
  }
}
