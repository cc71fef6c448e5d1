import { Migration } from '@mikro-orm/migrations';

/** The admin behind each decision. Unknown for earlier decisions and for deleted admins. */
export class Migration20261123060000 extends Migration {
  override up(): void {
    this.addSql('alter table listing_decision add column admin_id integer references user_account on delete set null');
    this.addSql(`
      alter table suspension
        add column suspended_by integer references user_account on delete set null,
        add column lifted_by integer references user_account on delete set null`);
  }
}
