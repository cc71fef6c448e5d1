import type { Client } from 'pg';
import { withUpgraded } from '../../support/database/upgraded-database.js';

const FILL = `
  with people as (
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    values ('hotel', 'hotel', 'h@x.org', 'h@x.org', 'a hash', 'Hotel', 'employer', now())
    returning id
  )
  insert into job (employer_id, title, company, location, description, salary, job_type, category, skills, is_premium,
    posted_at, version, approved_at)
  select id, 'Chef', 'Hotel', 'Lisbon', 'Cooking', '1', 'full_time', 'Culinary', '[]', false, now(), 1, now() from people`;

describe('an upgrade from before suspensions', () => {
  it('suspends no user and hides no listing', async () => {
    await withUpgraded(
      '20261123033500_listing-lifecycle',
      (client: Client) => client.query(FILL),
      async (client) => {
        const { rows } = await client.query(`
        select u.suspended_at, j.hidden_at from user_account u join job j on j.employer_id = u.id`);
        expect(rows).toEqual([{ suspended_at: null, hidden_at: null }]);
      },
    );
  });

  it('hides listings posted by a suspended employer', async () => {
    await withUpgraded(
      '20261123033500_listing-lifecycle',
      (client: Client) => client.query(FILL),
      async (client) => {
        await client.query('update user_account set suspended_at = now()');
        await client.query(`
        insert into job (employer_id, title, company, location, description, salary, job_type, category, skills,
          is_premium, posted_at, version)
        select employer_id, title, company, location, description, salary, job_type, category, skills, is_premium, now(), 1
        from job`);
        const { rows } = await client.query('select hidden_at is not null as hidden from job order by id');
        expect(rows).toEqual([{ hidden: false }, { hidden: true }]);
      },
    );
  });
});
