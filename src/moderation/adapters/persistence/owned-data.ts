import { ownedByAccounts } from '#platform/owned-data.js';

/** Reports of listings. */
export const REPORT_DATA = ownedByAccounts({
  exported: {
    'reports-of-listings': `
      select job_id, title, company, reason, text, reported_at, outcome from listing_report where reporter_id = $1 order by id`,
  },
  erased: ['delete from listing_report where reporter_id = $1'],
});
