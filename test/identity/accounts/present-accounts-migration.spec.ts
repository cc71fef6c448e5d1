import { withUpgraded } from '../../support/database/upgraded-database.js';

const FILL = `
  with someone as (
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at, deleted_at)
    select n, n, n || '@x.org', n || '@x.org', 'a hash', n, 'employer', now(), case when n = 'gone' then now() end
    from unnest(array['here', 'gone']) n
    returning id
  ), profile as (
    insert into employer_profile (user_id, company_name, published) select id, 'Hotel', '{}' from someone
  )
  insert into job (employer_id, title, company, location, description, salary, job_type, category, posted_at)
  select id, 'Porter', 'Hotel', 'Rome', 'text', '', 'full_time', 'hotel', now() from someone`;

const LEFT = `
  select username, exists (select from employer_profile where user_id = u.id) as "hasProfile",
    (select archived_by from job where employer_id = u.id) as "archivedBy"
  from user_account u order by username`;

it('removes data stored for deleted accounts, and rejects new rows for them', async () => {
  await withUpgraded(
    '20261122212000_passkeys',
    (client) => client.query(FILL),
    async (client) => {
      expect((await client.query(LEFT)).rows).toEqual([
        { username: 'gone', hasProfile: false, archivedBy: 'admin' },
        { username: 'here', hasProfile: true, archivedBy: null },
      ]);
      const bookmark = `insert into bookmark (job_id, user_id, created_at) select min(j.id), u.id, now()
        from job j, user_account u where username = $1 group by u.id`;
      await client.query(bookmark, ['here']);
      await expect(client.query(bookmark, ['gone'])).rejects.toMatchObject({ constraint: 'account_is_present' });
    },
  );
});
