import { Migration } from '@mikro-orm/migrations';

/** Verified email addresses. Those of existing accounts count as verified. */
export class Migration20261122181500 extends Migration {
  override up(): void {
    this.addSql('alter table user_account add email_verified_at timestamptz');
    this.addSql('update user_account set email_verified_at = created_at');
  }
}
