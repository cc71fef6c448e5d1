import type { Client } from 'pg';
import { letterMarks } from '../../../../src/shared/domain/letter-marks.js';
import { withUpgraded } from '../../../support/database/upgraded-database.js';

/** More than are marked at a time. */
const LISTINGS = 1_050;

const INSERT = `
  with employer as (
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    values ('e', 'e', 'e', 'e', '', 'E', 'employer', now()) returning id
  ), location as (
    insert into job_location (folded) values ('lisbon') returning id
  ), kind as (
    insert into job_kind (job_type, category, is_premium) values ('full_time', 'other', false) returning id
  ), listing as (
    insert into job (employer_id, title, company, location, description, salary, job_type, category, posted_at)
    select employer.id, 'Koch', 'Köche & Co', 'Lisbon', '旅館 ' || n, '', 'full_time', 'other', now()
    from employer, generate_series(1, $1::integer) as n returning id, posted_at, description
  )
  insert into job_search (job_id, posted_at, closes_at, location_id, kind_id, job_type, category, is_premium, headline, doc)
  select listing.id, posted_at, posted_at, location.id, kind.id, 'full_time', 'other', false, '', 'köche ' || description
  from listing, location, kind`;

describe('an upgrade of an installation with listings', () => {
  it('marks the letters of all of them', async () => {
    const fill = (client: Client) => client.query(INSERT, [LISTINGS]);
    await withUpgraded('20261121040000_approved-listings', fill, async (client) => {
      const { rows } = await client.query<{ doc: string; marks: Buffer }>(
        'select doc, marks from job_search join job_search_letters using (job_id)',
      );
      expect(rows).toHaveLength(LISTINGS);
      for (const { doc, marks } of rows) expect(marks.equals(letterMarks(doc))).toBe(true);
    });
  });
});
