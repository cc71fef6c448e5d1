import { ownedByAccounts } from '#platform/owned-data.js';

/** Notes about users, which are deleted with the account that they are about. */
export const NOTE_DATA = ownedByAccounts({ withheld: { admin_note: 'Private notes of admins' } });
