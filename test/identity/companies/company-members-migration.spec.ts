import type { Client } from 'pg';
import { withUpgraded } from '../../support/database/upgraded-database.js';

const BEFORE = '20261129130000_languages';

const ADD = `
  insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at, deleted_at)
  values ($1::text, $1, $1 || '@x.org', $1 || '@x.org', 'a hash', 'Somebody', $2, $3, $4)`;

async function fill(client: Client): Promise<void> {
  await client.query(ADD, ['maria', 'job_seeker', '2026-01-01T00:00:00Z', null]);
  await client.query(ADD, ['hotel', 'employer', '2026-01-02T00:00:00Z', null]);
  await client.query(ADD, ['admin', 'admin', '2026-01-03T00:00:00Z', null]);
  await client.query(ADD, ['gone', 'employer', '2026-01-04T00:00:00Z', '2026-02-04T00:00:00Z']);
  await client.query(ADD, ['cruises', 'employer', '2026-01-05T00:00:00Z', null]);
}

const MEMBERS = `
  select username, company_id = user_id as founded, m.role, joined_at
  from company_member m join user_account u on u.id = m.user_id order by user_id`;

describe('an upgrade from before companies had members', () => {
  it('makes every employer the owner of a company of one', async () => {
    await withUpgraded(BEFORE, fill, async (client) => {
      expect((await client.query(MEMBERS)).rows).toEqual([
        { username: 'hotel', founded: true, role: 'owner', joined_at: new Date('2026-01-02T00:00:00Z') },
        { username: 'cruises', founded: true, role: 'owner', joined_at: new Date('2026-01-05T00:00:00Z') },
      ]);
    });
  });

  it('founds a company for employers whom the previous version registers meanwhile', async () => {
    await withUpgraded(BEFORE, fill, async (client) => {
      await client.query(ADD, ['late', 'employer', '2026-03-01T00:00:00Z', null]);
      await client.query(ADD, ['seeker', 'job_seeker', '2026-03-02T00:00:00Z', null]);
      const { rows } = await client.query(MEMBERS);
      expect(rows.slice(2)).toEqual([
        { username: 'late', founded: true, role: 'owner', joined_at: new Date('2026-03-01T00:00:00Z') },
      ]);
    });
  });
});
