import { Migration } from '@mikro-orm/migrations';

/** How companies were verified, or why verification was withdrawn, and the names that others must not use. */
export class Migration20261123054500 extends Migration {
  override up(): void {
    this.addSql('alter table employer_profile add column verified_domain text');
    this.addSql('alter table employer_profile add column verification_note text');
    this.addSql('alter table employer_profile add column withdrawal_reason text');
    this.addSql('alter table employer_profile add column verified_name_key text');
    this.addSql('create index employer_profile_verified_name on employer_profile (verified_name_key) where is_trusted');
    // From now on, the mark is derived from the time of verification.
    this.addSql('update employer_profile set verified_at = now() where is_trusted and verified_at is null');
  }
}
