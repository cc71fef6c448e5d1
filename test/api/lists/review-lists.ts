import type { BoundedList } from '../../support/lists/bounded-list.js';

const ADD_COMPANY = `
  insert into employer_profile (user_id, company_name, company_website, verified_domain, awaits_verification, published)
  select ($2::int[])[nth + 1], 'Inn ' || nth, 'https://inn.test', 'inn.test', $3, '{}' from times`;

const ADD_REPORT = `
  insert into listing_report (job_id, title, company, address_hash, reason, reported_at, outcome, closed_at)
  select ($2::int[])[cardinality($2::int[]) - nth], 'A', 'B', gen_random_uuid(), 'scam', at, $3::text, case when $3::text is not null then at end from times`;

/** Lists of what admins have to check. */
export const REVIEW_LISTS: readonly BoundedList[] = [
  {
    name: 'company names to check',
    caller: 'admin',
    order: 'first added first',
    bound: 50,
    open: async (site) => ({
      path: '/api/admin/company-names',
      async add(times) {
        const employers = () => site.users(times.length, 'Someone', 'employer');
        const suspended = await employers();
        await site.rows('update user_account set suspended_at = now() where id = any($1)', [suspended]);
        await site.each(times, ADD_COMPANY, [suspended, true]);
        await site.each(times, ADD_COMPANY, [await employers(), false]);
        const ids = await employers();
        await site.each(times, ADD_COMPANY, [ids, true]);
        return ids;
      },
      idsOf: (companies: { employerId: number }[]) => companies.map(({ employerId }) => employerId),
    }),
  },
  {
    name: 'reported listings',
    caller: 'admin',
    order: 'first added first',
    bound: 50,
    open: async (site) => {
      await site.rows('delete from listing_report; delete from job');
      return {
        path: '/api/admin/reports',
        async add(times) {
          const jobs = () => site.jobs(times, { employerId: site.id('employer') });
          await site.each(times, ADD_REPORT, [await jobs(), 'dismissed']);
          // The listing that was posted last is reported first; each is reported twice.
          const reported = await jobs();
          const ids = await site.each(times, ADD_REPORT, [reported, null]);
          await site.each(times, ADD_REPORT, [reported, null]);
          return ids;
        },
        idsOf: (queue: { reports: { id: number }[] }[]) => queue.map(({ reports }) => reports[0]?.id ?? 0),
      };
    },
  },
];
