import { ownedByAccounts } from '#platform/owned-data.js';

/** API keys, webhooks and imports. */
export const INTEGRATION_DATA = ownedByAccounts({
  exportedOfParty: {
    'api-keys': `
      select name, scope, hint, created_at, expires_at, last_used_at from api_key where user_id = $1 order by id`,
    webhooks: 'select url, events, created_at, ended_at from webhook where user_id = $1 order by id',
    imports: `
      select source, state, began_at, received, posted, changed, closed, refused from listing_import where user_id = $1
      order by id`,
    'import-address': 'select url, checked_at from import_address where user_id = $1',
  },
  withheld: {
    deleted_application: 'Numbers of applications and titles of listings; programs can fetch the numbers',
    imported_listing: 'Which listing belongs to which entry of a feed; the listings are exported',
  },
  // Whatever else they sent fails with their membership.
  erased: [`update listing_import set sender_id = null where sender_id = $1 and state in ('done', 'failed')`],
  erasedOfParty: [
    'delete from api_key where user_id = $1',
    'delete from webhook where user_id = $1',
    'delete from listing_import where user_id = $1',
    'delete from imported_listing where user_id = $1',
    'delete from import_address where user_id = $1',
    'delete from deleted_application where company_id = $1',
  ],
});
