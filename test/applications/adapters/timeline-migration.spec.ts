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
  )
  insert into application (job_id, job_seeker_id, status, answers, applied_at)
  select listing.id, people.id, 'offered', '[]', '2026-01-02T03:04:05Z' from listing, people where role = 'job_seeker'`;

describe('an upgrade from a schema without timelines', () => {
  it('keeps applications and adds the submission to their timelines', async () => {
    const fill = (client: Client) => client.query(FILL);
    await withUpgraded('20261122212000_passkeys', fill, async (client) => {
      const { rows } = await client.query(`
        select a.status, a.version, a.seen_at, a.withdrawn_at, e.step, e.occurred_at = a.applied_at as same
        from application a join application_event e on e.application_id = a.id`);
      expect(rows).toEqual([
        { status: 'offered', version: 1, seen_at: null, withdrawn_at: null, step: 'submitted', same: true },
      ]);
    });
  });
});
