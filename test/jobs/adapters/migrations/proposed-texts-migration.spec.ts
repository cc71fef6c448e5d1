import type { Client } from 'pg';
import { flatDetails } from '#jobs/domain/job-details.js';
import { withUpgraded } from '../../../support/database/upgraded-database.js';
import { aJob } from '../../../support/mothers/job-mother.js';

const PREVIOUS = '20261128160500_place-names';

/** As the previous version stored it: the listing has the change, and the row beside it the approved text. */
const {
  deadline: _deadline,
  workplaceId: _workplaceId,
  ...approved
} = flatDetails(aJob({ title: 'Night Porter', places: [] }).details);
const DETAILS = JSON.stringify({ ...approved, deadline: '2026-08-31' });

const EMPLOYER = `
  insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
  values ('e', 'e', 'e', 'e', '', 'E', 'employer', now())`;

const LISTING = `
  insert into job (employer_id, title, company, location, description, salary, min_salary, job_type, category, posted_at,
    first_approved_at, rejected_at, deadline, facts, skills)
  select id, $1, 'Seaside Hotels', 'Lisbon, Portugal', 'd', 's', 1.5, 'seasonal', 'cruise', now(), now(), $2, '2026-09-30',
    '{"meals": true}', '["Patience"]'
  from user_account returning id`;

const KEEP = `
  insert into approved_job_text (job_id, details) values ($1, $2)
  on conflict (job_id) do update set details = excluded.details`;

async function changed(client: Client, title: string, rejectedAt: Date | null = null): Promise<number> {
  const { rows } = await client.query<{ id: number }>(LISTING, [title, rejectedAt]);
  const id = rows[0]?.id ?? 0;
  await client.query(KEEP, [id, DETAILS]);
  return id;
}

it('swaps the texts of listings whose change awaits approval, also for a process of the previous version', async () => {
  const ids: number[] = [];
  await withUpgraded(
    PREVIOUS,
    async (client) => {
      await client.query(EMPLOYER);
      ids.push(await changed(client, 'Something Else'), await changed(client, 'Sent Back', new Date()));
    },
    async (client) => {
      ids.push(await changed(client, 'Written During The Upgrade'));
      const { rows } = await client.query(`
        select id, title, description, min_salary, pay_period, job_type, skills, facts, places, deadline::text,
          approved_at, rejected_at is not null as "isRejected", proposed_text, checked_text
        from job order by id`);
      const expected = (title: string, isRejected = false) => ({
        title: 'Night Porter',
        description: approved.description,
        min_salary: 28_000,
        pay_period: 'year',
        job_type: 'full_time',
        skills: ['Opera PMS', 'English'],
        facts: {},
        places: [],
        deadline: '2026-09-30',
        approved_at: null,
        isRejected,
        proposed_text: expect.objectContaining({
          title,
          minSalary: 1.5,
          jobType: 'seasonal',
          facts: { meals: true },
          skills: ['Patience'],
          places: null,
        }) as unknown,
        checked_text: null,
      });
      expect(rows).toEqual([
        { id: ids[0], ...expected('Something Else') },
        { id: ids[1], ...expected('Sent Back', true) },
        { id: ids[2], ...expected('Written During The Upgrade') },
      ]);
      expect((await client.query('select from approved_job_text')).rowCount).toBe(0);
    },
  );
});

it('keeps no change that is equal to the approved text', async () => {
  await withUpgraded(
    PREVIOUS,
    async (client) => {
      await client.query(EMPLOYER);
      const id = await changed(client, 'Night Porter', new Date());
      await client.query(
        `
        update job set (title, company, location, description, requirements, responsibilities, benefits, department,
          salary, min_salary, max_salary, pay_period, currency, job_type, category, experience, skills, facts, places) = (
          select t.title, t.company, t.location, t.description, t.requirements, t.responsibilities, t.benefits,
            t.department, t.salary, t."minSalary", t."maxSalary", t."payPeriod", t.currency, t."jobType", t.category,
            t.experience, t.skills, t.facts, t.places
          from jsonb_to_record($2) as t (title text, company text, location text, description text, requirements text,
            responsibilities text, benefits text, department text, salary text, "minSalary" float, "maxSalary" float,
            "payPeriod" text, currency text, "jobType" text, category text, experience text, skills jsonb, facts jsonb,
            places jsonb))
        where id = $1`,
        [id, DETAILS],
      );
    },
    async (client) => {
      expect((await client.query('select title, proposed_text from job')).rows).toEqual([
        { title: 'Night Porter', proposed_text: null },
      ]);
    },
  );
});
