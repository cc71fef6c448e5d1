import type { Client } from 'pg';
import { SqlAuditTrail } from '#administration';
import type { Database } from '#platform/postgres/database.js';
import type { RowStreams } from '#platform/postgres/row-streams.js';
import { withUpgraded } from '../../support/database/upgraded-database.js';

const BEFORE = '20261123001900_present-accounts';
const FIRST = '20261123023500_audit-log';

const FILL_BEFORE = `
  with someone as (
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    values ('maria', 'maria', 'm@x.org', 'm@x.org', 'a hash', 'Maria', 'job_seeker', now())
    returning id
  )
  insert into session (sid, sess, expire)
  select 'a session', json_build_object('passport', json_build_object('user', id)), now() + interval '1 day' from someone`;

const FILL_LOG = `
  insert into audit_entry (occurred_at, actor_kind, action, subject_kind, subject_id, details, address)
  values ('2026-11-23T04:00:00.123456Z', 'system', 'task.failed', 'task', 'backup', '{"attempt": 1}', '203.0.113.0/24')`;

/** Problems found by the application's own chain check. */
async function problemsIn(client: Client): Promise<readonly string[]> {
  const query = async (text: string) => (await client.query(text)).rows;
  const open = async function* (text: string) {
    yield await query(text);
  };
  const first = async (text: string) => (await query(text))[0];
  return (await new SqlAuditTrail({ first } as unknown as Database, { open } as unknown as RowStreams).verify())
    .problems;
}

describe('an upgrade from a schema without an audit log', () => {
  it('keeps accounts and sessions, and starts with an empty log', async () => {
    const fill = (client: Client) => client.query(FILL_BEFORE);
    await withUpgraded(BEFORE, fill, async (client) => {
      const { rows } = await client.query(`
        select u.username, s.sid, (select count(*)::int from audit_entry) as entries
        from user_account u join session s on s.user_id = u.id`);
      expect(rows).toEqual([{ username: 'maria', sid: 'a session', entries: 0 }]);
      await client.query(FILL_LOG);
      expect(await problemsIn(client)).toEqual([]);
    });
  });
});

describe('an upgrade with an audit log', () => {
  it('keeps the entries and continues their chain', async () => {
    let original: unknown[] = [];
    const entries = async (client: Client) =>
      (await client.query('select * from audit_entry order by position')).rows as unknown[];
    const fill = async (client: Client) => {
      // One transaction each, as in production.
      for (let i = 0; i < 3; i += 1) await client.query(FILL_LOG);
      original = await entries(client);
    };
    await withUpgraded(FIRST, fill, async (client) => {
      expect(original).toHaveLength(3);
      expect(await entries(client)).toEqual(original);
      await client.query(FILL_LOG);
      const after = await entries(client);
      expect(after).toMatchObject([{ position: 1 }, { position: 2 }, { position: 3 }, { position: 4 }]);
      expect(await problemsIn(client)).toEqual([]);
    });
  });

  it('still rejects changes, and detects those made with the trigger disabled', async () => {
    const fill = (client: Client) => client.query(FILL_LOG);
    await withUpgraded(FIRST, fill, async (client) => {
      const forge = `update audit_entry set action = 'task.forged'`;
      await expect(client.query(forge)).rejects.toThrow('The audit log cannot be changed.');
      await client.query('alter table audit_entry disable trigger audit_entry_keep');
      await client.query(forge);
      expect(await problemsIn(client)).toEqual(['Entry 1, or the one before it, was changed.']);
    });
  });
});
