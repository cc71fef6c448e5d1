import type { Client } from 'pg';
import { withUpgraded } from '../../support/database/upgraded-database.js';

const FILL = `
  with people as (
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    select name, name, name || '@x.org', name || '@x.org', 'a hash', name, role, now()
    from (values ('maria', 'job_seeker'), ('hotel', 'employer')) named (name, role)
    returning id, role
  )
  insert into job (employer_id, title, company, location, description, salary, job_type, category, skills, is_premium,
    posted_at, version)
  select id, 'Chef', 'Hotel', 'Lisbon', 'Cooking', '1', 'full_time', 'Culinary', '[]', false, now(), 1
  from people where role = 'employer'`;

const SCHEDULE = `
  insert into interview (uid, job_id, employer_id, job_seeker_id, round, state, slots, minutes, employer_zone, starts_at,
    ends_at, offers, sequence, version, changed_at)
  select gen_random_uuid(), j.id, j.employer_id, u.id, 1, $1, '[]', 30, 'UTC', $2, $3, 1, 0, 2, now()
  from job j, user_account u where u.role = 'job_seeker'`;

describe('an upgrade to interviews', () => {
  it('prevents overlapping interviews of the same employer', async () => {
    const fill = (client: Client) => client.query(FILL);
    await withUpgraded('20261123040500_message-templates', fill, async (client) => {
      const schedule = (state: string, from: string, to: string) =>
        client.query(SCHEDULE, [state, `2026-12-01T${from}Z`, `2026-12-01T${to}Z`]);
      await schedule('scheduled', '10:00', '10:30');
      await schedule('scheduled', '10:30', '11:00');
      await schedule('cancelled', '10:00', '10:30');
      await expect(schedule('scheduled', '10:15', '10:45')).rejects.toMatchObject({
        constraint: 'interview_one_at_a_time',
      });
    });
  });
});
