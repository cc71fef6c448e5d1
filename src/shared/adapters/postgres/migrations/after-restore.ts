/**
 * Run in a restored database before it is used. Mails that waited when the backup was made may have been sent since, and
 * the links in those about accounts are void. Alerts may have told of all listings since then, too. Accounts may have been
 * used since, so their owners are warned again before they are deleted. Nothing builds an export that was being prepared.
 */
export const AFTER_RESTORE = `
  update mail set state = 'interrupted', fault = 'waited when the backup was made', secret = null
  where state in ('queued', 'sending') and (stream <> 'account' or secret is not null);
  update saved_search set since = now();
  update account_use set warned_at = null;
  delete from account_export where state = 'preparing'`;
