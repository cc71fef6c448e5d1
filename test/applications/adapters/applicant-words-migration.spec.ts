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
  ), profile as (
    insert into job_seeker_profile (user_id, headline, languages)
    select id, 'Night Porter', '[{"language": "Greek", "proficiency": "Fluent"}]' from people where role = 'job_seeker'
  )
  insert into application (job_id, job_seeker_id, status, answers, applied_at, cover_letter)
  select listing.id, people.id, 'pending', '[]', now(), 'I love ships.'
  from listing, people where role = 'job_seeker'`;

describe('an upgrade from a schema without the search among applicants', () => {
  it('indexes existing cover letters and profiles', async () => {
    const fill = (client: Client) => client.query(FILL);
    await withUpgraded('20261123040500_message-templates', fill, async (client) => {
      const { rows } = await client.query(`
        select a.words @@ to_tsquery('simple', 'ship:*') as letter, p.words @@ to_tsquery('simple', 'greek & porter') as profile
        from application a join job_seeker_profile p on p.user_id = a.job_seeker_id`);
      expect(rows).toEqual([{ letter: true, profile: true }]);
    });
  });
});
