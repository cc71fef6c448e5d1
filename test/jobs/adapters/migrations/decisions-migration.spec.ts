import type { Client } from 'pg';
import { withUpgraded } from '../../../support/database/upgraded-database.js';

const INSERT = `
  with employer as (
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    values ('e', 'e', 'e', 'e', '', 'E', 'employer', now()) returning id
  )
  insert into job (employer_id, title, company, location, description, salary, job_type, category, posted_at, approved_at)
  select id, title, 'C', 'L', '', '', 'full_time', 'other', now(), approved_at
  from employer, (values ('pending', null), ('published', now())) as listing (title, approved_at)`;

it('leaves listings unchanged, and lets none be both approved and rejected', async () => {
  await withUpgraded(
    '20261123023500_audit-log',
    (client: Client) => client.query(INSERT),
    async (client) => {
      const { rows } = await client.query('select title, rejected_at from job order by title');
      expect(rows).toEqual([
        { title: 'pending', rejected_at: null },
        { title: 'published', rejected_at: null },
      ]);
      await expect(client.query('update job set rejected_at = now()')).rejects.toThrow('job_rejected_or_public');
    },
  );
});
