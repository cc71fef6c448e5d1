import type { Client } from 'pg';
import { withUpgraded } from '../../support/database/upgraded-database.js';

const INSERT = `
  with employer as (
    insert into user_account (username, username_key, username_skeleton, email, email_key, password_hash, full_name, role, created_at)
    values ('e', 'e', 'e', 'e', 'e', '', 'E', 'employer', now()) returning id
  ),
  listing as (
    insert into job (employer_id, title, company, location, description, salary, job_type, category, posted_at,
      approved_at, closes_at)
    select id, title, 'C', 'L', '', '', 'full_time', 'other', '2026-01-01Z', approved_at, now() + interval '30 days'
    from employer, (values ('open', timestamptz '2026-02-01Z'), ('edited', null), ('pending', null)) as l (title, approved_at)
    returning id, title
  )
  insert into job_views (job_id, views) select id, 1 from listing where title = 'edited'`;

it('treats listings with views as approved, so that alerts do not report them as new', async () => {
  await withUpgraded(
    '20261122212000_passkeys',
    (client: Client) => client.query(INSERT),
    async (client) => {
      const { rows } = await client.query(`
        select title, first_approved_at < posted_at as "isNoNews" from job order by title`);
      expect(rows).toEqual([
        { title: 'edited', isNoNews: true },
        { title: 'open', isNoNews: true },
        { title: 'pending', isNoNews: null },
      ]);
    },
  );
});
