import type { Client } from 'pg';
import { withUpgraded } from '../../../support/database/upgraded-database.js';

const INSERT = `
  with employer as (
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    values ('e', 'e', 'e', 'e', '', 'E', 'employer', now()) returning id
  )
  insert into job (employer_id, title, company, location, description, salary, job_type, category, posted_at,
    approved_at, closes_at, archived_at)
  select id, title, 'C', 'L', '', '', 'full_time', 'other', now(), now(), now() + interval '30 days', archived_at
  from employer, (values ('archived', now()), ('open', null)) as listing (title, archived_at)`;

it('lets employers restore already archived listings, which then need a new approval', async () => {
  await withUpgraded(
    '20261122050000_folded-letters',
    (client: Client) => client.query(INSERT),
    async (client) => {
      const { rows } = await client.query(`
        select title, archived_by, approved_at is not null as "isApproved", closes_at is not null as closes, version
        from job order by title`);
      expect(rows).toEqual([
        { title: 'archived', archived_by: 'employer', isApproved: false, closes: false, version: 2 },
        { title: 'open', archived_by: null, isApproved: true, closes: true, version: 1 },
      ]);
    },
  );
});
