import type { BoundedList } from '../../support/lists/bounded-list.js';

const ASK = `
  insert into contact_request (employer_id, job_seeker_id, job_id, text, state, asked_at)
  select ($2::int[])[nth + 1], ($3::int[])[nth + 1], $4::int, 'May we?', 'pending', at from times`;

const repeated = (id: number, times: readonly Date[]): number[] => times.map(() => id);
const idsOf = (requests: readonly { id: number }[]): number[] => requests.map(({ id }) => id);

/** Requests of companies to job seekers, as both read them. */
export const REQUEST_LISTS: readonly BoundedList[] = [
  {
    name: 'requests of a company',
    caller: 'employer',
    order: 'newest first',
    bound: 200,
    open: async (site) => {
      await site.rows('delete from contact_request');
      const [job] = await site.jobs([new Date()], { employerId: site.id('employer') });
      return {
        path: '/api/employer/contact-requests',
        async add(times) {
          const seekers = await site.users(times.length);
          await site.each(times, ASK, [repeated(site.id('other'), times), seekers, job]);
          return site.each(times, ASK, [repeated(site.id('employer'), times), seekers, job]);
        },
        idsOf,
      };
    },
  },
  {
    name: 'requests that a job seeker can answer',
    caller: 'seeker',
    order: 'newest first',
    bound: 200,
    open: async (site) => {
      await site.rows('delete from contact_request');
      const [job] = await site.jobs([new Date()], { employerId: site.id('employer') });
      return {
        path: '/api/account/contact-requests',
        async add(times) {
          // Not older than can be answered.
          const asked = times.map((time) => new Date(time.getTime() + Date.now() - Date.UTC(2026, 5, 15, 12)));
          const companies = await site.users(times.length, 'Company', 'employer');
          const [stranger = 0] = await site.users(1);
          await site.each(asked, ASK, [companies, repeated(stranger, times), job]);
          return site.each(asked, ASK, [companies, repeated(site.id('seeker'), times), job]);
        },
        idsOf,
      };
    },
  },
];
