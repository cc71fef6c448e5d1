import type { Client } from 'pg';
import { withUpgraded } from '../../support/database/upgraded-database.js';

const FILL = `
  insert into user_account (username, username_key, email, email_key, full_name, role, created_at, deleted_at)
  select name, name, name || '@x.org', name || '@x.org', name, 'job_seeker', '2020-01-02T03:04:05Z',
    case when name = 'gone' then now() end
  from unnest(array['maria', 'gone']) name`;

describe('an upgrade from before account use was recorded', () => {
  it('counts existing accounts as just used', async () => {
    const fill = (client: Client) => client.query(FILL);
    await withUpgraded('20261123001900_present-accounts', fill, async (client) => {
      const { rows } = await client.query(`
        select u.username, a.used_at > now() - interval '1 hour' as "isRecent", a.warned_at
        from account_use a join user_account u on u.id = a.user_id`);
      expect(rows).toEqual([{ username: 'maria', isRecent: true, warned_at: null }]);
    });
  });
});
