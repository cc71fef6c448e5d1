import type { Client } from 'pg';
import { withUpgraded } from '../../support/database/upgraded-database.js';

const FILL = `
  with employers as (
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    select n, n, n, n, '', n, 'employer', now() from unnest(array['none', 'admin', 'mail', 'renamed']) n
    returning id, username
  )
  insert into employer_profile (user_id, company_name, company_website, published, is_trusted, verified_at,
    verified_domain, verification_note, verified_name_key)
  select id, username, 'https://a.com',
    jsonb_build_object('companyName', case when username = 'renamed' then 'former' else username end,
      'companyWebsite', 'https://a.com'),
    username <> 'none', case when username <> 'none' then timestamptz '2026-01-02T03:04:05Z' end,
    case when username in ('mail', 'renamed') then 'a.com' end, case when username = 'admin' then 'Called them.' end,
    case when username <> 'none' then username end
  from employers`;

describe('an upgrade to names that admins check', () => {
  it('keeps what admins verified, and lets them check the names that only an email verified', async () => {
    const fill = (client: Client) => client.query(FILL);
    await withUpgraded('20261123150500_payments', fill, async (client) => {
      const { rows } = await client.query(`
        select company_name as name, is_trusted as "isTrusted", verified_at is not null as "hasTime",
          verified_domain as domain, verified_name_key as key, awaits_verification as awaits
        from employer_profile order by user_id`);
      expect(rows).toEqual([
        { name: 'none', isTrusted: false, hasTime: false, domain: null, key: null, awaits: false },
        { name: 'admin', isTrusted: true, hasTime: true, domain: null, key: 'admin', awaits: false },
        { name: 'mail', isTrusted: false, hasTime: false, domain: 'a.com', key: null, awaits: true },
        { name: 'renamed', isTrusted: false, hasTime: false, domain: 'a.com', key: null, awaits: false },
      ]);
    });
  });
});
