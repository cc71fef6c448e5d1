import { Migration } from '@mikro-orm/migrations';

/** Tables whose rows an account owns, with the column of the owner. A deleted account keeps archived listings. */
const OWNED = [
  ['job_seeker_profile', 'user_id'],
  ['employer_profile', 'user_id'],
  ['uploaded_file', 'owner_id'],
  ['bookmark', 'user_id'],
  ['saved_search', 'user_id'],
  ['alert_schedule', 'user_id'],
  ['application', 'job_seeker_id'],
  ['job', 'employer_id', 'when (new.archived_at is null)'],
  ['sign_in_address', 'user_id'],
  ['account_token', 'user_id'],
  ['account_export', 'user_id'],
  ['passkey', 'user_id'],
  ['mail_subscription', 'user_id'],
] as const;

/**
 * Deleted accounts get no new rows: a request in flight waits for the deletion, which locks the account, and then
 * fails.
 */
export class Migration20261123001900 extends Migration {
  override up(): void {
    this.addSql(`
      create function require_present_account() returns trigger language plpgsql as $$
      begin
        perform from user_account
        where id = (to_jsonb(new) ->> tg_argv[0])::integer and deleted_at is null
        for key share;
        if not found then
          raise foreign_key_violation using message = 'The account is deleted', constraint = 'account_is_present';
        end if;
        return new;
      end $$`);
    for (const [table, column, condition = ''] of OWNED) {
      if (table !== 'job') {
        this.addSql(`
          delete from ${table} using user_account u
          where u.id = ${table}.${column} and u.deleted_at is not null`);
      }
      this.addSql(`
        create trigger account_is_present before insert on ${table}
        for each row ${condition} execute function require_present_account('${column}')`);
    }
    this.addSql(`
      update job set archived_at = now(), archived_by = 'admin', version = version + 1 from user_account u
      where u.id = employer_id and u.deleted_at is not null and archived_at is null`);
  }
}
