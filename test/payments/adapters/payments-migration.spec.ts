import type { Client } from 'pg';
import { withUpgraded } from '../../support/database/upgraded-database.js';

const INSERT = `
  with employer as (
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    values ('e', 'e', 'e', 'e', '', 'E', 'employer', now()) returning id
  )
  insert into job (employer_id, title, company, location, description, salary, job_type, category, posted_at, is_premium,
    approved_at, first_approved_at)
  select id, title, 'C', 'L', '', '', 'full_time', 'other', now(), is_premium, approved_at, approved_at
  from employer, (values ('granted', true, now()), ('asked for', true, null), ('plain', false, now()))
    as listing (title, is_premium, approved_at)`;

it('keeps granted premium without a payment, and allows only one live payment per listing', async () => {
  await withUpgraded(
    '20261123052200_imports',
    (client: Client) => client.query(INSERT),
    async (client) => {
      const { rows } = await client.query('select title from job where premium_granted_at = first_approved_at');
      expect(rows).toEqual([{ title: 'granted' }]);
      const pay = `
        insert into payment (job_id, employer_id, title, amount, currency, reference, status, created_at)
        select id, employer_id, title, 4999, 'USD', gen_random_uuid(), $1, now() from job where title = 'asked for'`;
      await client.query(pay, ['cancelled']);
      await client.query(pay, ['open']);
      await expect(client.query(pay, ['paid'])).rejects.toThrow('payment_live');
      const decide = `
        insert into listing_decision (job_id, employer_id, title, measure, decided_at)
        select id, employer_id, title, $1, now() from job where title = 'plain'`;
      await client.query(decide, ['premium-refused']);
      await expect(client.query(decide, ['praised'])).rejects.toThrow('listing_decision_measure_check');
    },
  );
});
