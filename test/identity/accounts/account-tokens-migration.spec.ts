import type { Client } from 'pg';
import { withUpgraded } from '../../support/database/upgraded-database.js';

const FILL = `
  with someone as (
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    values ('maria', 'maria', 'maria@x.org', 'maria@x.org', 'a hash', 'Maria', 'employer', now()) returning id
  )
  insert into session (sid, sess, expire)
  select 'session ' || n, json_build_object('cookie', json_build_object('path', '/'), 'actor', json_build_object('userId', id)),
    now() + interval '1 day'
  from someone, generate_series(1, 3) n`;

describe('an upgrade from the first schema', () => {
  it('keeps accounts as verified, and gives each session its own id', async () => {
    const fill = (client: Client) => client.query(FILL);
    await withUpgraded('20261120120000_backbone', fill, async (client) => {
      const { rows } = await client.query<{ id: number; username: string; intact: boolean }>(
        `select session.id, username, password_hash = 'a hash' and email_verified_at is not null as intact
         from session join user_account on user_account.id = session.user_id`,
      );
      expect(rows).toHaveLength(3);
      expect(rows.every(({ username, intact }) => username === 'maria' && intact)).toBe(true);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
    });
  });
});
