import type { Client } from 'pg';
import { withUpgraded } from '../../support/database/upgraded-database.js';

/** More than one batch. */
const OTHERS = 1_050;

const INSERT = `
  insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
  select name, name, name, name, 'hash of ' || name, 'N', 'employer', now()
  from (
    select unnest(array['bob', 'b0b', 'maria']) as name
    union all select 'other ' || repeat('x', n) from generate_series(1, $1::integer) n
    union all select 'rnaria'
  ) names`;

describe('an upgrade of accounts without skeletons', () => {
  it('assigns one to the oldest of lookalike accounts only, and changes nothing else', async () => {
    const fill = (client: Client) => client.query(INSERT, [OTHERS]);
    await withUpgraded('20261122142100_session-authority', fill, async (client) => {
      const { rows } = await client.query<{ username: string; skeleton: string | null; intact: boolean }>(
        `select username, username_skeleton as skeleton, username_key = username and password_hash = 'hash of ' || username as intact
         from user_account order by id`,
      );
      expect(rows).toHaveLength(OTHERS + 4);
      expect(rows.every(({ intact }) => intact)).toBe(true);
      const without = rows.filter(({ skeleton }) => skeleton === null);
      expect(without.map(({ username }) => username)).toEqual(['b0b', 'rnaria']);
      expect(rows.find(({ username }) => username === 'bob')?.skeleton).toBe('bob');
    });
  });
});
