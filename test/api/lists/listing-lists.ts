import type { ListSite } from '../../support/lists/list-site.js';
import type { OpenList, PagedList } from '../../support/lists/paged-list.js';
import { openListing } from '../../support/mothers/open-listing.js';

async function ofEmployer(site: ListSite): Promise<OpenList> {
  await site.rows('delete from job');
  return {
    path: '/api/employer/jobs',
    async add(times) {
      await site.jobs(times, { employerId: site.id('other') });
      return site.jobs(times, { employerId: site.id('employer') });
    },
    remove: (id) => removeListing(site, id),
  };
}

/** New listings, and open ones for which premium was requested, besides those that await nobody. */
async function pending(site: ListSite): Promise<OpenList> {
  await site.rows('delete from job');
  const employerId = site.id('employer');
  return {
    path: '/api/admin/pending-jobs',
    async add(times) {
      const ids: number[] = [];
      for (const [index, time] of times.entries()) {
        for (const state of ['open', 'rejected', 'archived before approval'] as const)
          await site.jobs([time], { employerId, state });
        ids.push(...(await site.jobs([time], { employerId, state: index % 2 === 0 ? 'pending' : 'requested' })));
      }
      return ids;
    },
    remove: (id) => removeListing(site, id),
  };
}

/** Listings for admins: of all states, or only the closed ones with these keywords. */
async function forAdmins(site: ListSite, query: string): Promise<OpenList> {
  await site.rows('delete from job');
  const employerId = site.id('employer');
  const isOne = query !== 'state=all';
  return {
    path: `/api/jobs?${query}`,
    async add(times) {
      const state = isOne ? 'closed' : 'archived';
      if (isOne) {
        for (const other of ['open', 'pending', 'archived', 'rejected'] as const)
          await site.jobs(times, { employerId, state: other, title: 'Night Auditor' });
        if (query.includes('keywords')) await site.jobs(times, { employerId, state });
      }
      return site.jobs(times, { employerId, state, title: 'Night Auditor' });
    },
    remove: (id) => removeListing(site, id),
  };
}

const LISBON = 2267057;

const SOMMELIER = { title: 'Sommelier', placeIds: [LISBON] };

/** Open listings as job seekers find them, all equal but for their times and the order of their ids. */
async function searched(site: ListSite, query: string): Promise<OpenList> {
  await site.rows('delete from job');
  const [admin, employer] = [site.as('admin'), site.as('employer')];
  const addOther = () =>
    openListing(employer, admin, { title: 'Bartender', category: 'restaurants', location: 'Oslo, Norway' });
  await addOther();
  return {
    path: `/api/jobs?${query}`,
    async add(times) {
      const ids: number[] = [];
      for (const time of times) {
        const id = await openListing(employer, admin, SOMMELIER);
        await site.rows('update job set posted_at = $2 where id = $1', [id, time]);
        await site.rows('update job_search set posted_at = $2 where job_id = $1', [id, time]);
        ids.push(id);
      }
      await addOther();
      return ids;
    },
    remove: (id) => employer.put(`/api/jobs/${id}/archive`, { archive: true }),
  };
}

const BOOKMARK = `
  insert into bookmark (job_id, user_id, created_at) select ($2::int[])[nth + 1], $3::int, at from times`;

async function bookmarks(site: ListSite): Promise<OpenList> {
  await site.rows('delete from job');
  const [stranger = 0] = await site.users(1);
  return {
    path: '/api/bookmarks',
    async add(times) {
      const employerId = site.id('employer');
      const [open, gone] = [
        await site.jobs(times, { employerId }),
        await site.jobs(times, { employerId, state: 'archived' }),
      ];
      await site.each(times, BOOKMARK, [gone, site.id('seeker')]);
      await site.each(times, BOOKMARK, [open, stranger]);
      return site.each(times, BOOKMARK, [open, site.id('seeker')]);
    },
    remove: (id) => site.rows('delete from bookmark where id = $1', [id]),
  };
}

function removeListing(site: ListSite, id: number): Promise<unknown> {
  return site.rows('delete from job where id = $1', [id]);
}

const SEARCHES = [
  'sort=newest&category=hotels',
  'sort=salary&category=hotels',
  'keywords=sommelier',
  'keywords=ommelie',
  `near=${LISBON}`,
  'category=hotels&salaryMin=29000&salaryMax=30000',
];

/** The lists of listings. */
export const LISTING_LISTS: readonly PagedList[] = [
  { route: '/api/employer/jobs', caller: 'employer', order: 'newest first', pageSize: 100, open: ofEmployer },
  { route: '/api/admin/pending-jobs', caller: 'admin', order: 'oldest first', pageSize: 100, open: pending },
  { route: '/api/bookmarks', caller: 'seeker', order: 'newest first', pageSize: 100, open: bookmarks },
  ...['state=all', 'state=closed', 'state=closed&keywords=auditor'].map((query): PagedList => ({
    route: '/api/jobs',
    on: query,
    caller: 'admin',
    order: 'newest first',
    pageSize: 20,
    open: (site) => forAdmins(site, query),
  })),
  ...SEARCHES.map((query): PagedList => ({
    route: '/api/jobs',
    on: query,
    caller: 'seeker',
    order: 'newest first',
    pageSize: 20,
    open: (site) => searched(site, query),
  })),
];
