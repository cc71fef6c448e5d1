import type { Client } from 'pg';
import { withUpgraded } from '../../support/database/upgraded-database.js';

/** More than one batch. */
const LISTINGS = 1_050;

const PEOPLE = `
  insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
  values ('e  e', 'e  e', 'e', 'e', 'hash  of\u00a0it', 'Ana\u00a0 Lima', 'employer', now()),
    ('s', 's', 's', 's', '', 'Sam', 'job_seeker', now())`;

const LISTINGS_AS_ENTERED = `
  with location as (
    insert into job_location (folded) values ('lisbon\u00a0portugal'), ('lisbon portugal') returning id, folded
  ), kind as (
    insert into job_kind (job_type, category, is_premium) values ('full_time', 'water  sports', false) returning id
  ), listing as (
    insert into job (employer_id, title, company, location, description, salary, job_type, category, posted_at, skills)
    select 1, E'Front\u00a0 Desk', E'Sea\u00adside', E'Lisbon\u00a0Portugal', E'\uf0b7 Greet  guests \\r\\n\uf0b7 Chef\u2019s table ' || n,
      'x', 'full_time', 'water  sports', now(), '["Wine\\u00a0 list"]'
    from generate_series(1, $1::integer) as n returning id, posted_at
  ), terms as (insert into job_search_terms (job_id, terms, made_with) select id, '', 'then' from listing)
  insert into job_search (job_id, posted_at, closes_at, location_id, kind_id, job_type, category, is_premium, headline, doc)
  select listing.id, posted_at, posted_at, location.id, kind.id, 'full_time', 'water  sports', false,
    E'front\u00a0 desk\\u0001sea\u00adside', E'front\u00a0 desk\\u0001sea\u00adside\\u0001\uf0b7 greet  guests \\r\\n\uf0b7 chef\u2019s table'
  from listing, kind, location where location.folded = (array['lisbon\u00a0portugal', 'lisbon portugal'])[1 + listing.id % 2]`;

const OTHER_TEXTS = [
  `insert into conversation (id, participant1_id, participant2_id, subject, title, created_at) values (1, 1, 2, 0, E'About\\tus', now())`,
  `insert into message (conversation_id, sender_id, recipient_id, content, status, sent_at)
   values (1, 1, 2, E'Hello\u00a0 Sam,\\r\\n\\r\\nring\\u0007 me \u200b', 'sent', now())`,
  `insert into job_seeker_profile (user_id, headline, bio, education, skills)
   values (2, E'Chef\u3000de partie', E'Two  lines\\nhere', '[{"degree": "B.\\u00a0Sc."}]', '["plain"]')`,
];

describe('an upgrade of texts as people entered them', () => {
  it('normalizes them everywhere, also in the search, and leaves passwords and usernames alone', async () => {
    const fill = async (client: Client) => {
      await client.query(PEOPLE);
      await client.query(LISTINGS_AS_ENTERED, [LISTINGS]);
      for (const text of OTHER_TEXTS) await client.query(text);
    };
    await withUpgraded('20261123150500_payments', fill, async (client) => {
      const rows = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;
      expect(
        await rows(`
          select distinct title, company, location, regexp_replace(description, ' \\d+$', '') as description, job.category,
            skills, headline, doc, folded, job_search.category as searched, job_kind.category as kind, made_with
          from job join job_search on job_search.job_id = job.id join job_location on job_location.id = location_id
            join job_kind on job_kind.id = kind_id`),
      ).toEqual([
        {
          title: 'Front Desk',
          company: 'Seaside',
          location: 'Lisbon Portugal',
          description: '• Greet guests\n• Chef’s table',
          category: 'water sports',
          skills: ['Wine list'],
          headline: 'front desk\u0001seaside',
          doc: "front desk\u0001seaside\u0001• greet guests • chef's table",
          folded: 'lisbon portugal',
          searched: 'water sports',
          kind: 'water sports',
          made_with: null,
        },
      ]);
      expect(await rows('select count(*)::int from job_search')).toEqual([{ count: LISTINGS }]);
      expect(await rows('select username, password_hash, full_name from user_account order by id')).toEqual([
        { username: 'e  e', password_hash: 'hash  of\u00a0it', full_name: 'Ana Lima' },
        { username: 's', password_hash: '', full_name: 'Sam' },
      ]);
      expect(
        await rows('select title, content from message join conversation on conversation.id = conversation_id'),
      ).toEqual([{ title: 'About us', content: 'Hello Sam,\n\nring me' }]);
      expect(await rows('select headline, bio, education, skills from job_seeker_profile')).toEqual([
        { headline: 'Chef de partie', bio: 'Two lines\nhere', education: [{ degree: 'B. Sc.' }], skills: ['plain'] },
      ]);
    });
  });
});
