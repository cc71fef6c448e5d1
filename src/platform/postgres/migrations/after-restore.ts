/**
 * Runs in a restored database before it is used:
 * - Mails that were waiting at the time of the backup may have been sent since, and the links in account mails are
 *   invalid.
 * - Alerts may have covered all listings since.
 * - Accounts may have been used since, so their owners are warned again before deletion.
 * - No process continues unfinished exports and imports.
 * - Programs fetch all applications again: the numbers of transactions may have begun anew.
 */
export const AFTER_RESTORE = `
  update mail set state = 'interrupted', fault = 'waited when the backup was made', secret = null
  where state in ('queued', 'sending') and (stream <> 'account' or secret is not null);
  update saved_search set since = now();
  update account_use set warned_at = null;
  delete from account_export where state = 'preparing';
  delete from listing_import_row using listing_import
  where import_id = listing_import.id and state in ('reading', 'waiting', 'running');
  update listing_import set state = 'failed', ended_at = now(),
    problem = 'It was interrupted, and the database was restored from a backup. Send the feed again.'
  where state in ('reading', 'waiting', 'running');
  update application set changed_in = pg_current_xact_id()`;

/**
 * Runs before it, if the database was restored by other means: sessions and links of that time may have been ended or
 * used since. Backups contain none.
 */
export const END_ACCESS = 'delete from session; delete from account_token; delete from admin_invitation';
