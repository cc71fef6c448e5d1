import type { Client } from 'pg';
import { withUpgraded } from '../../support/database/upgraded-database.js';

const INSERT = `
  with employer as (
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    values ('e', 'e', 'e', 'e', '', 'E', 'employer', now()) returning id
  ), suspended as (
    insert into suspension (user_id, reason, suspended_at) select id, 'Fees.', now() from employer
  )
  insert into listing_decision (employer_id, title, measure, decided_at) select id, 'Cook', 'approved', now() from employer`;

it('keeps earlier decisions, with no admin recorded', async () => {
  await withUpgraded(
    '20261123052200_imports',
    (client: Client) => client.query(INSERT),
    async (client) => {
      const { rows } = await client.query(`
        select d.title, d.admin_id, s.reason, s.suspended_by, s.lifted_by from listing_decision d, suspension s`);
      expect(rows).toEqual([{ title: 'Cook', admin_id: null, reason: 'Fees.', suspended_by: null, lifted_by: null }]);
    },
  );
});
