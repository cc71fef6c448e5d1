import type { Client } from 'pg';
import { withUpgraded } from '../../support/database/upgraded-database.js';

const FILL = `
  with employers as (
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    select n, n, n, n, '', n, 'employer', now() from unnest(array['one', 'two', 'three']) n returning id, username
  )
  insert into employer_profile (user_id, company_name, published, is_trusted, verified_at)
  select id, username, jsonb_build_object('companyName', username), username <> 'one',
    case when username = 'three' then timestamptz '2026-01-02T03:04:05Z' end
  from employers`;

describe('an upgrade to verified companies', () => {
  it('keeps trusted companies, and since when they are trusted', async () => {
    const fill = (client: Client) => client.query(FILL);
    await withUpgraded('20261123052200_imports', fill, async (client) => {
      const { rows } = await client.query(`
        select company_name as name, is_trusted as "isTrusted", verified_at is not null as "hasTime",
          verified_at = '2026-01-02T03:04:05Z' as "hasItsTime", verified_domain as domain, withdrawal_reason as reason
        from employer_profile order by user_id`);
      const none = { domain: null, reason: null };
      expect(rows).toEqual([
        { name: 'one', isTrusted: false, hasTime: false, hasItsTime: null, ...none },
        { name: 'two', isTrusted: true, hasTime: true, hasItsTime: false, ...none },
        { name: 'three', isTrusted: true, hasTime: true, hasItsTime: true, ...none },
      ]);
    });
  });
});
