import type { Client } from 'pg';
import { withUpgraded } from '../../support/database/upgraded-database.js';

const FIRST = '20261120120000_backbone';

const PEOPLE = `
  insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
  select name, name, name || '@x.org', name || '@x.org', 'a hash', name, role, now()
  from (values ('maria', 'job_seeker'), ('hotel', 'employer'), ('inn', 'employer')) named (name, role)`;

const APPLICATIONS = `
  with listing as (
    insert into job (employer_id, title, company, location, description, salary, job_type, category, skills, is_premium,
      posted_at)
    select id, title, 'Hotel', 'Lisbon', 'Cooking', '1', 'full_time', 'Culinary', '[]', false, now()
    from user_account join (values ('hotel', 'Chef'), ('hotel', 'Cook'), ('inn', 'Waiter')) posted (by, title)
      on by = username
    returning id, title
  )
  insert into application (job_id, job_seeker_id, status, applied_at, notes)
  select listing.id, u.id, 'reviewed', now(), case title when 'Cook' then null else 'Call her. ' || title end
  from listing, user_account u where role = 'job_seeker'`;

/** Notes about applications to a listing of `hotel` and one of `inn`, and none about one to another of `hotel`. */
async function fill(client: Client): Promise<void> {
  await client.query(PEOPLE);
  await client.query(APPLICATIONS);
}

const NOTES = `
  select j.title, u.username as author, n.text, n.mentions, n.written_at
  from application_note n
  join application a on a.id = n.application_id join job j on j.id = a.job_id
  left join user_account u on u.id = n.author_id
  order by j.title`;

const UNKNOWN = { mentions: [], written_at: null };

describe('an upgrade from when a company had one note about an application', () => {
  it('makes it the first, by the founder of the company', async () => {
    await withUpgraded(FIRST, fill, async (client) => {
      expect((await client.query(NOTES)).rows).toEqual([
        { title: 'Chef', author: 'hotel', text: 'Call her. Chef', ...UNKNOWN },
        { title: 'Waiter', author: 'inn', text: 'Call her. Waiter', ...UNKNOWN },
      ]);
    });
  });

  it('keeps it without an author if the founder has left', async () => {
    const leave = async (client: Client) => {
      await fill(client);
      await client.query(`
        update company_member set company_id = (select id from user_account where username = 'hotel')
        where user_id = (select id from user_account where username = 'inn')`);
    };
    await withUpgraded('20261201002000_settled-messages', leave, async (client) => {
      expect((await client.query(NOTES)).rows.map(({ author, text }) => [author, text])).toEqual([
        ['hotel', 'Call her. Chef'],
        [null, 'Call her. Waiter'],
      ]);
    });
  });

  it('takes in what the previous version writes meanwhile', async () => {
    await withUpgraded(FIRST, fill, async (client) => {
      const write = (title: string, notes: string | null) =>
        client.query('update application set notes = $2 where job_id = (select id from job where title = $1)', [
          title,
          notes,
        ]);
      await client.query(`
        insert into application_note (application_id, text, written_at)
        select application_id, 'By the new version', now() from application_note order by id limit 1`);
      await write('Chef', 'Called.');
      await write('Cook', 'New.');
      await write('Waiter', null);
      const { rows } = await client.query<{ title: string; author: string | null; text: string }>(NOTES);
      expect(rows.map(({ title, author, text }) => `${title}, ${author}: ${text}`).toSorted()).toEqual([
        'Chef, hotel: Called.',
        'Chef, null: By the new version',
        'Cook, hotel: New.',
      ]);
    });
  });
});
