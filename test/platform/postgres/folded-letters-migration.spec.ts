import type { Client } from 'pg';
import { withUpgraded } from '../../support/database/upgraded-database.js';

/** More than one batch. */
const LISTINGS = 1_050;

/** Texts with the old folding, a third of them in each location. */
const INSERT = `
  with employer as (
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    values ('e', 'e', 'e', 'e', '', 'E', 'employer', now()) returning id
  ), location as (
    insert into job_location (folded) values ('i\u0307zmir'), ('izmir'), ('πάτρα της') returning id, folded
  ), kind as (
    insert into job_kind (job_type, category, is_premium) values ('full_time', 'other', false) returning id
  ), listing as (
    insert into job (employer_id, title, company, location, description, salary, job_type, category, posted_at)
    select employer.id, 'T', 'C', 'L', n, '', 'full_time', 'other', now()
    from employer, generate_series(1, $1::integer) as n returning id, posted_at, description
  )
  insert into job_search (job_id, posted_at, closes_at, location_id, kind_id, job_type, category, is_premium, headline, doc)
  select listing.id, posted_at, posted_at, location.id, kind.id, 'full_time', 'other', false, 'οδος',
    'οδος i\u0307zmir ' || description
  from listing, location, kind
  where location.folded = (array['i\u0307zmir', 'izmir', 'πάτρα της'])[1 + description::integer % 3]`;

describe('an upgrade from the old text folding', () => {
  it('folds texts again, and merges locations that fold alike', async () => {
    const fill = (client: Client) => client.query(INSERT, [LISTINGS]);
    await withUpgraded('20261121043000_search-letters', fill, async (client) => {
      const { rows } = await client.query<{ headline: string; doc: string; folded: string }>(`
        select headline, doc, folded
        from job_search join job_location on job_location.id = location_id`);
      expect(rows).toHaveLength(LISTINGS);
      for (const { headline, doc } of rows) {
        expect(headline).toBe('οδοσ');
        expect(doc).toMatch(/^οδοσ izmir \d+$/);
      }
      expect(rows.filter(({ folded }) => folded === 'izmir')).toHaveLength((LISTINGS / 3) * 2);
      const places = await client.query<{ folded: string }>(
        'select folded from job_location order by folded collate "C"',
      );
      expect(places.rows.map(({ folded }) => folded)).toEqual(['izmir', 'πάτρα τησ']);
    });
  });
});
