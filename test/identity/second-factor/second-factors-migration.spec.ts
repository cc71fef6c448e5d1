import type { Client } from 'pg';
import { withUpgraded } from '../../support/database/upgraded-database.js';

const FILL = `
  with people as (
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    values ('boss', 'boss', 'b@x.org', 'b@x.org', 'a hash', 'Boss', 'admin', now())
    returning id
  ), key as (
    insert into passkey (user_id, credential_id, public_key, counter, name, created_at)
    select id, 'an id', '', 0, 'Phone', now() from people
  )
  insert into session (sid, sess, expire)
  select 'a session', json_build_object('passport', json_build_object('user', id)), now() + interval '1 day' from people`;

describe('an upgrade from before second factors', () => {
  it('keeps accounts, passkeys and sessions, and enables no second factor', async () => {
    const fill = (client: Client) => client.query(FILL);
    await withUpgraded('20261123052200_imports', fill, async (client) => {
      const { rows } = await client.query(`
        select u.username, p.name, s.sid, (select count(*)::int from second_factor) as factors,
          (select count(*)::int from admin_invitation) as invitations
        from user_account u join passkey p on p.user_id = u.id join session s on s.user_id = u.id`);
      expect(rows).toEqual([{ username: 'boss', name: 'Phone', sid: 'a session', factors: 0, invitations: 0 }]);
    });
  });

  it('deletes a second factor with its account, and rejects one for a deleted account', async () => {
    const fill = (client: Client) => client.query(FILL);
    await withUpgraded('20261123052200_imports', fill, async (client) => {
      const add = () =>
        client.query(`insert into second_factor (user_id, secret) select id, 'sealed' from user_account`);
      await add();
      await client.query('delete from user_account');
      expect((await client.query('select from second_factor')).rowCount).toBe(0);
      await client.query(FILL);
      await client.query('update user_account set deleted_at = now()');
      await expect(add()).rejects.toThrow('The account is deleted');
    });
  });
});
