import type { Client } from 'pg';
import { withUpgraded } from '../../../support/database/upgraded-database.js';

const FILL = `
  with employer as (
    insert into user_account (username, username_key, username_skeleton, email, email_key, password_hash, full_name, role, created_at)
    values ('e', 'e', 'e', 'e', 'e', '', 'E', 'employer', now()) returning id
  ), listing as (
    insert into job (employer_id, title, company, location, description, salary, job_type, category, posted_at,
      approved_at, closes_at)
    select id, 'Chef', 'C', 'Lisbon, Portugal', '', '', 'full_time', 'other', now(), now(), now() + interval '30 days'
    from employer returning *
  ), location as (
    insert into job_location (folded) values ('lisbon, portugal') returning id
  ), kind as (
    insert into job_kind (job_type, category, is_premium) values ('full_time', 'other', false) returning id
  )
  insert into job_search (job_id, posted_at, closes_at, location_id, kind_id, job_type, category, is_premium, headline, doc)
  select listing.id, posted_at, closes_at, location.id, kind.id, job_type, category, is_premium, 'chef', 'chef'
  from listing, location, kind`;

/** Lisbon and Porto are 274 km apart. */
const DISTANCE = 'select round(great_circle_km(38.71667, -9.13333, 41.14961, -8.61099)) as km';

describe('an upgrade from before places', () => {
  it('keeps listings and their locations, with no places set', async () => {
    const fill = (client: Client) => client.query(FILL);
    await withUpgraded('20261122233500_application-timeline', fill, async (client) => {
      const { rows } = await client.query(`
        select job.places, folded, place_ids from job
        join job_search on job_id = job.id join job_location on job_location.id = location_id`);
      expect(rows).toEqual([{ places: null, folded: 'lisbon, portugal', place_ids: [] }]);
      expect((await client.query(DISTANCE)).rows).toEqual([{ km: 274 }]);
    });
  });

  it('stores a location once per list of places', async () => {
    const fill = (client: Client) => client.query(FILL);
    await withUpgraded('20261122233500_application-timeline', fill, async (client) => {
      const add = `insert into job_location (folded, place_ids) values ('lisbon, portugal', $1) on conflict do nothing`;
      const added = [];
      for (const placeIds of [[], [1], [2], [1]]) added.push((await client.query(add, [placeIds])).rowCount);
      expect(added).toEqual([0, 1, 1, 0]);
    });
  });
});
