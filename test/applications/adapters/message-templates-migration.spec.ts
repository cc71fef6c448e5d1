import type { Client } from 'pg';
import { withUpgraded } from '../../support/database/upgraded-database.js';

const FILL = `
  with people as (
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    select name, name, name || '@x.org', name || '@x.org', 'a hash', name, role, now()
    from (values ('maria', 'job_seeker'), ('hotel', 'employer')) named (name, role)
    returning id, role
  ), listing as (
    insert into job (employer_id, title, company, location, description, salary, job_type, category, skills, is_premium,
      posted_at, version)
    select id, 'Chef', 'Hotel', 'Lisbon', 'Cooking', '1', 'full_time', 'Culinary', '[]', false, now(), 1
    from people where role = 'employer'
    returning id
  ), sent as (
    insert into application (job_id, job_seeker_id, status, answers, applied_at)
    select listing.id, people.id, 'offered', '[]', now() from listing, people where role = 'job_seeker'
    returning id
  )
  insert into application_event (application_id, step, status, occurred_at) select id, 'status', 'offered', now() from sent`;

describe('an upgrade from a schema without message templates', () => {
  it('keeps timelines, with steps that have no message', async () => {
    const fill = (client: Client) => client.query(FILL);
    await withUpgraded('20261123001900_present-accounts', fill, async (client) => {
      const { rows } = await client.query('select step, status, message from application_event');
      expect(rows).toEqual([{ step: 'status', status: 'offered', message: null }]);
    });
  });
});
