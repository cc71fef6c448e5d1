import type { Client } from 'pg';
import { withUpgraded } from '../../../support/database/upgraded-database.js';

const INSERT = `
  with employer as (
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    values ('e', 'e', 'e', 'e', '', 'E', 'employer', now()) returning id
  )
  insert into job (employer_id, title, company, location, description, salary, job_type, category, posted_at,
    min_salary, max_salary)
  select id, 'T', 'C', 'L', '', '', 'full_time', 'other', now(), 30000, null from employer`;

it('treats existing pay as yearly dollars, and facts as unknown', async () => {
  await withUpgraded(
    '20261122181500_verified-emails',
    (client: Client) => client.query(INSERT),
    async (client) => {
      const { rows } = await client.query(
        'select min_salary, max_salary, pay_period, currency, pay_basis, facts from job',
      );
      expect(rows).toEqual([
        { min_salary: 30_000, max_salary: null, pay_period: 'year', currency: 'USD', pay_basis: null, facts: {} },
      ]);
      const season = { startsOn: '2030-06-02', endsOn: '2030-06-01' };
      await expect(client.query('update job set facts = $1', [season])).rejects.toThrow('job_season');
    },
  );
});
