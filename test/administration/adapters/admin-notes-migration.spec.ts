import type { Client } from 'pg';
import { withUpgraded } from '../../support/database/upgraded-database.js';

const BEFORE = '20261123042500_applicant-words';

const FILL = `
  with people as (
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    values ('boss', 'boss', 'b@x.org', 'b@x.org', 'a hash', 'Boss', 'admin', now()),
      ('hotel', 'hotel', 'h@x.org', 'h@x.org', 'a hash', 'Hotel', 'employer', now())
    returning id, role
  )
  insert into job (employer_id, title, company, location, description, salary, job_type, category, skills, is_premium,
    posted_at, version, approved_at)
  select id, 'Chef', 'Hotel', 'Lisbon', 'Cooking', '1', 'full_time', 'Culinary', '[]', false, now(), 1, now() from people
  where role = 'employer'`;

const NOTE = `
  insert into admin_note (kind, user_id, job_id, author_id, text, created_at)
  select kind, case when kind = 'user' then j.employer_id end, case when kind = 'listing' then j.id end, a.id, kind, now()
  from job j, user_account a, unnest(array['user', 'listing']) kind where a.role = 'admin'`;

describe('an upgrade from a schema without admin notes', () => {
  it('keeps accounts and listings, and allows notes about them', async () => {
    const fill = (client: Client) => client.query(FILL);
    await withUpgraded(BEFORE, fill, async (client) => {
      const { rows } = await client.query(`
        select u.username, u.deleted_at, j.title from user_account u left join job j on j.employer_id = u.id order by u.id`);
      expect(rows).toEqual([
        { username: 'boss', deleted_at: null, title: null },
        { username: 'hotel', deleted_at: null, title: 'Chef' },
      ]);
      await client.query(NOTE);
      const notes = await client.query(`
        select n.text, admin_note_author(n.author_id) as author, admin_note_subject_exists(n.kind, n.subject_id) as "exists"
        from admin_note n order by n.kind`);
      expect(notes.rows).toEqual([
        { text: 'listing', author: 'Boss', exists: true },
        { text: 'user', author: 'Boss', exists: true },
      ]);
    });
  });

  it('deletes the notes about an account that is deleted', async () => {
    const fill = (client: Client) => client.query(FILL);
    await withUpgraded(BEFORE, fill, async (client) => {
      await client.query(NOTE);
      await client.query(`update user_account set deleted_at = now() where role = 'employer'`);
      expect((await client.query('select text from admin_note')).rows).toEqual([{ text: 'listing' }]);
    });
  });
});
