import type { Client } from 'pg';
import { withUpgraded } from '../support/database/upgraded-database.js';

const INSERT = `
  insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
  values ('s', 's', 's', 's', '', 'S', 'employer', now())`;

it('stores one report per listing and reporter or address', async () => {
  await withUpgraded(
    '20261123050000_admin-notes',
    (client: Client) => client.query(INSERT),
    async (client) => {
      await client.query(`
        insert into job (employer_id, title, company, location, description, salary, job_type, category, posted_at)
        select id, 'T', 'C', 'L', '', '', 'full_time', 'other', now() from user_account`);
      const report = (column: string, value: string) =>
        client.query(`
          insert into listing_report (job_id, title, company, ${column}, reason, reported_at)
          select j.id, 'T', 'C', ${value}, 'scam', now() from job j`);
      for (const [column, value] of [
        ['reporter_id', 'j.employer_id'],
        ['address_hash', "'a hash'"],
      ] as const) {
        await report(column, value);
        await expect(report(column, value)).rejects.toThrow('listing_report_once_per');
      }
    },
  );
});
