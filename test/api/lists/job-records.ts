import type { BoundedList } from '../../support/lists/bounded-list.js';

type Item = { readonly id: number };

const idsOf = (items: readonly Item[]): number[] => items.map(({ id }) => id);

/** Of decisions whose texts are their ids. */
const idsOfTexts = (decisions: readonly { text: string }[]): number[] => decisions.map(({ text }) => Number(text));

const ADD_BOOKMARK = `
  insert into bookmark (job_id, user_id, created_at) select ($2::int[])[nth + 1], $3::int, at from times`;

const ADD_DECISION = `
  insert into listing_decision (job_id, employer_id, title, measure, reason, text, decided_at)
  select $2::int, $3::int, 'A', $4, $5, gen_random_uuid(), at from times`;

/** The later an interview was added, the higher its round. */
const ADD_ROUND = `
  insert into interview (uid, application_id, job_id, employer_id, job_seeker_id, round, state, slots, minutes,
    employer_zone, offers, sequence, version, changed_at)
  select gen_random_uuid(), $2::int, $3::int, $4::int, $5::int,
    (select count(*) from interview where application_id = $2::int) + nth + 1, 'cancelled', jsonb_build_array(at), 30, 'UTC', 1, 0, 1, at
  from times`;

/** Lists of what was done with a listing. */
export const JOB_RECORDS: readonly BoundedList[] = [
  {
    name: 'bookmarks of listings that are gone',
    caller: 'seeker',
    order: 'newest first',
    bound: 100,
    open: async (site) => {
      await site.rows('delete from job');
      return {
        path: '/api/bookmarks/unavailable',
        async add(times) {
          const employerId = site.id('employer');
          const [seeker, stranger] = [site.id('seeker'), (await site.users(1))[0]];
          await site.each(times, ADD_BOOKMARK, [await site.jobs(times, { employerId }), seeker]);
          const gone = await site.jobs(times, { employerId, state: 'rejected' });
          await site.each(times, ADD_BOOKMARK, [gone, stranger]);
          return site.each(times, ADD_BOOKMARK, [gone, seeker]);
        },
        idsOf,
      };
    },
  },
  {
    name: 'decisions about a listing',
    caller: 'employer',
    order: 'last added first',
    bound: 50,
    open: async (site) => {
      await site.rows('delete from listing_decision');
      const employerId = site.id('employer');
      const [own = 0, other = 0] = await site.jobs([new Date(), new Date()], { employerId });
      return {
        path: `/api/jobs/${own}/decisions`,
        async add(times) {
          await site.each(times, ADD_DECISION, [other, employerId, 'rejected', 'fees']);
          const ids = await site.each(times, ADD_DECISION, [own, employerId, 'rejected', 'fees']);
          await site.rows('update listing_decision set text = id');
          return ids;
        },
        idsOf: idsOfTexts,
      };
    },
  },
  {
    name: 'explanations of decisions',
    caller: 'admin',
    order: 'last added first',
    bound: 20,
    open: async (site) => {
      await site.rows('delete from listing_decision');
      const employerId = site.id('employer');
      return {
        path: '/api/admin/explanations',
        async add(times) {
          const ids = await site.each(times, ADD_DECISION, [null, employerId, 'rejected', 'fees']);
          await site.each(times, ADD_DECISION, [null, employerId, 'approved', null]);
          await site.rows('update listing_decision set text = id');
          return ids;
        },
        idsOf: idsOfTexts,
      };
    },
  },
  {
    name: 'interviews for an application, the last round first',
    caller: 'employer',
    order: 'last added first',
    bound: 100,
    open: async (site) => {
      await site.rows('delete from interview; delete from job');
      const [employer, seeker] = [site.id('employer'), site.id('seeker')];
      const [jobId = 0] = await site.jobs([new Date()], { employerId: employer });
      const [own = 0, other = 0] = await site.applications([new Date(), new Date()], jobId);
      return {
        path: `/api/applications/${own}/interviews`,
        async add(times) {
          await site.each(times, ADD_ROUND, [other, jobId, employer, seeker]);
          return site.each(times, ADD_ROUND, [own, jobId, employer, seeker]);
        },
        idsOf,
      };
    },
  },
];
