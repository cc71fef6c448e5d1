import type { Client } from 'pg';
import { withUpgraded } from '../../../support/database/upgraded-database.js';

const BEFORE = '20261130220000_reply-times';
const TODAY = `(now() at time zone 'utc')::date`;

async function fill(client: Client): Promise<void> {
  await client.query(`
    insert into user_account (id, username, username_key, email, email_key, password_hash, full_name, role, created_at)
    values (1, 'hotel', 'hotel', 'a@x.org', 'a@x.org', 'a hash', 'Somebody', 'employer', now())`);
  await client.query(`
    insert into job (id, employer_id, title, company, location, description, salary, job_type, category, skills,
      is_premium, posted_at)
    values (7, 1, 'Cook', 'Inn', 'Lisbon', 'Cook.', '', 'full_time', 'hotels', '[]', false, now())`);
  await client.query(`
    insert into job_view_mark (day, job_id, visitor) values (${TODAY}, 7, 'one'), (${TODAY}, 7, 'two'), (${TODAY} - 1, 7, 'one')`);
  await client.query(`
    insert into job_view_address (day, job_id, address, viewers) values (${TODAY}, 7, 'home', 20), (${TODAY} - 1, 7, 'home', 3)`);
}

describe('an upgrade from before the marks of viewers had a table for each day', () => {
  it('counts none of the viewers of today again', async () => {
    await withUpgraded(BEFORE, fill, async (client) => {
      const { rows: marks } = await client.query(
        `select visitor, tableoid::regclass::text = to_char(${TODAY}, '"job_view_mark_"YYYYMMDD') as "isOfDay"
         from job_view_mark order by 1`,
      );
      expect(marks).toEqual([
        { visitor: 'one', isOfDay: true },
        { visitor: 'two', isOfDay: true },
      ]);
      const { rows: addresses } = await client.query('select address, viewers from job_view_address');
      expect(addresses).toEqual([{ address: 'home', viewers: 20 }]);
    });
  });

  it('stores days that are not prepared apart, and moves them once they are', async () => {
    await withUpgraded(BEFORE, fill, async (client) => {
      const late = `select tableoid::regclass::text as "table" from job_view_mark where visitor = 'late'`;
      await client.query(`insert into job_view_mark (day, job_id, visitor) values ('2030-01-05', 7, 'late')`);
      expect((await client.query(late)).rows).toEqual([{ table: 'job_view_mark_other' }]);
      await client.query(`select keep_view_days('2030-01-04', '2030-01-06')`);
      expect((await client.query(late)).rows).toEqual([{ table: 'job_view_mark_20300105' }]);
    });
  });

  it('waits no longer than two seconds for those who count', async () => {
    await withUpgraded(BEFORE, fill, async (client) => {
      const { rows } = await client.query(`select proconfig from pg_proc where proname = 'keep_view_days'`);
      expect(rows).toEqual([{ proconfig: ['lock_timeout=2s'] }]);
    });
  });
});
