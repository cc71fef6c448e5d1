import { ownedByAccounts } from '#platform/owned-data.js';

/** Listings, drafts, decisions and bookmarks. `archive-on-erasure.ts` archives the listings of a deleted account. */
export const LISTING_DATA = ownedByAccounts({
  exported: {
    'saved-jobs': `
      select b.created_at, j.id as job_id, j.title, j.company from bookmark b join job j on j.id = b.job_id
      where b.user_id = $1 order by b.id`,
  },
  exportedOfParty: {
    listings: 'select * from job where employer_id = $1 order by id',
    workplaces: 'select * from workplace where company_id = $1 order by id',
    'listing-drafts': `
      select form, created_at, updated_at from job_draft where employer_id = $1 order by id`,
    'listing-templates': 'select name, form, updated_at from job_template where employer_id = $1 order by id',
    'decisions-about-listings': `
      select job_id, title, measure, reason, text, decided_at from listing_decision where employer_id = $1 order by id`,
  },
  erased: ['delete from bookmark where user_id = $1'],
  erasedOfParty: [
    'delete from listing_decision where employer_id = $1',
    'delete from job_draft where employer_id = $1',
    'delete from job_template where employer_id = $1',
    // Applicants still read the name and place in the archived listings.
    'update job set workplace_id = null where employer_id = $1 and workplace_id is not null',
    'delete from workplace where company_id = $1',
  ],
  files: [
    { table: 'workplace', column: 'logo', holds: 'address' },
    { table: 'workplace', column: 'published', field: 'logo', holds: 'address' },
  ],
});
