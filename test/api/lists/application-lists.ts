import type { ListSite } from '../../support/lists/list-site.js';
import type { OpenList, PagedList } from '../../support/lists/paged-list.js';

/** Applications that employers receive; `isOfListing`: to one of their listings only. */
async function received(site: ListSite, isOfListing: boolean, query = ''): Promise<OpenList> {
  await site.rows('delete from job');
  const listing = async (caller: 'employer' | 'other'): Promise<number> =>
    (await site.jobs([new Date()], { employerId: site.id(caller) }))[0] ?? 0;
  const [own, second, foreign] = [await listing('employer'), await listing('employer'), await listing('other')];
  return {
    path: `${isOfListing ? `/api/applications/job/${own}` : '/api/applications/employer'}${query}`,
    async add(times) {
      await site.applications(times, foreign);
      if (isOfListing) await site.applications(times, second);
      return site.applications(times, own);
    },
    remove: (id) => site.rows('delete from application where id = $1', [id]),
  };
}

const APPLY = `
  insert into application (job_id, job_seeker_id, applied_at, status)
  select ($2::int[])[nth + 1], $3::int, at, 'pending' from times`;

async function sent(site: ListSite): Promise<OpenList> {
  await site.rows('delete from job');
  const [stranger = 0] = await site.users(1);
  return {
    path: '/api/applications/job-seeker',
    async add(times) {
      const jobs = await site.jobs(times, { employerId: site.id('employer') });
      await site.each(times, APPLY, [jobs, stranger]);
      return site.each(times, APPLY, [jobs, site.id('seeker')]);
    },
    remove: (id) => site.rows('delete from application where id = $1', [id]),
  };
}

/** The lists of applications. */
export const APPLICATION_LISTS: readonly PagedList[] = [
  {
    route: '/api/applications/employer',
    caller: 'employer',
    order: 'newest first',
    pageSize: 100,
    open: (site) => received(site, false),
  },
  {
    route: '/api/applications/employer',
    on: 'sort=oldest',
    caller: 'employer',
    order: 'oldest first',
    pageSize: 100,
    open: (site) => received(site, false, '?sort=oldest'),
  },
  {
    route: '/api/applications/job/{jobId}',
    caller: 'employer',
    order: 'newest first',
    pageSize: 100,
    open: (site) => received(site, true),
  },
  {
    route: '/api/applications/job-seeker',
    caller: 'seeker',
    order: 'newest first',
    pageSize: 100,
    open: sent,
  },
];
