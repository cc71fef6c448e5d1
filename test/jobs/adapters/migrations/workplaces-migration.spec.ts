import type { Client } from 'pg';
import { withUpgraded } from '../../../support/database/upgraded-database.js';

const BEFORE = '20261129150000_company-teams';

async function fill(client: Client): Promise<void> {
  await client.query(`
    insert into user_account (id, username, username_key, email, email_key, password_hash, full_name, role, created_at)
    select id, name, name, name || '@x.org', name || '@x.org', 'a hash', 'Somebody', role, now()
    from (values (1, 'hotel', 'employer'), (2, 'reviewer', 'employer'), (3, 'maria', 'job_seeker')) u (id, name, role)`);
  await client.query(`update company_member set company_id = 1, role = 'reviewer' where user_id = 2`);
  await client.query(`
    insert into job (id, employer_id, title, company, location, description, salary, job_type, category, skills,
      is_premium, posted_at, approved_at, proposed_text)
    values (7, 1, 'Cook', 'Inn', 'Lisbon', 'Cook.', '', 'full_time', 'hotels', '[]', false, now(), now(),
      '{"title": "Chef"}')`);
  await client.query(`
    insert into conversation (id, participant1_id, participant2_id, subject, created_at) values (8, 1, 3, 0, now())`);
  await client.query(`
    insert into message (conversation_id, sender_id, recipient_id, content, sent_at) values (8, 1, 3, 'Hello', now())`);
}

describe('an upgrade from before companies had hotels', () => {
  it('leaves listings without one, reviewers with the whole company, and messages without a known author', async () => {
    await withUpgraded(BEFORE, fill, async (client) => {
      const { rows } = await client.query(`
        select (select workplace_id from job) as "workplaceId", (select author_id from message) as "authorId",
          (select workplace_ids from company_member where user_id = 2) as limited, company_is_team(1) as "isTeam"`);
      expect(rows).toEqual([{ workplaceId: null, authorId: null, limited: null, isTeam: true }]);
    });
  });

  it('limits only reviewers, and keeps a hotel that a listing names', async () => {
    await withUpgraded(BEFORE, fill, async (client) => {
      const owner = `update company_member set workplace_ids = '{1}' where user_id = 1`;
      await expect(client.query(owner)).rejects.toThrow('company_member_limited');
      const { rows } = await client.query(`
        insert into workplace (company_id, name, location, defaults, awaits_review, created_at)
        values (1, 'Inn', 'Lisbon', '{}', true, now()) returning id`);
      await client.query('update job set workplace_id = $1', [(rows as { id: number }[])[0]?.id]);
      await expect(client.query('delete from workplace')).rejects.toThrow('job_workplace_id_fkey');
    });
  });
});
