import type { Client } from 'pg';
import { withUpgraded } from '../../../support/database/upgraded-database.js';

const INSERT = `
  with employer as (
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    values ('e', 'e', 'e', 'e', '', 'E', 'employer', now()) returning id
  )
  insert into job (employer_id, title, company, location, description, salary, job_type, category, posted_at, approved_at)
  select id, 'Night Porter', 'C', 'L', '', '', 'full_time', 'other', now(), now() from employer`;

it('gives existing listings no questions, and stores no draft for a deleted account', async () => {
  await withUpgraded(
    '20261123001900_present-accounts',
    (client: Client) => client.query(INSERT),
    async (client) => {
      expect((await client.query('select questions from job')).rows).toEqual([{ questions: [] }]);
      const draft = `insert into job_draft (employer_id, form, created_at, updated_at) select id, '{}', now(), now() from user_account`;
      await client.query(draft);
      await client.query('delete from company_member');
      await client.query('update user_account set deleted_at = now()');
      await expect(client.query(draft)).rejects.toThrow('The account is deleted');
    },
  );
});
