import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bookmarksOwn, bookmarksRemove, jobsArchive, jobSearchRelated } from '@/api/generated/calls/jobs.gen';
import { jobDraftsAll, jobDraftsRemove, jobListsOwn } from '@/api/generated/calls/listings.gen';
import type { Role } from '@/features/auth/user.ts';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi();
});
afterEach(() => closeApps(api));

const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));

const TITLES = ['First', 'Second', 'Third'];

interface Removal {
  what: string;
  url: string;
  as: Role;
  /** Serves three entries, and then those that are left. */
  server: () => void;
  remove: (user: UserEvent) => Promise<void>;
  /** What of the next entry has the focus. */
  focused: string;
}

const REMOVALS: Removal[] = [
  {
    what: 'an archived listing',
    url: '/employer/dashboard?tab=archived',
    as: 'employer',
    server: () => {
      const job = { ...firstOf(jobListsOwn), archivedBy: null };
      const isArchived = (id: number) => id !== 2 || api.sent(jobsArchive).length === 0;
      api
        .answer(jobsArchive, sampleOf(jobsArchive))
        .answer(jobListsOwn, () =>
          TITLES.map((title, index) => ({ ...job, id: index + 1, title, isArchived: isArchived(index + 1) })),
        );
    },
    remove: (user) => press(user, 'Unarchive Second'),
    focused: 'Third',
  },
  {
    what: 'a draft',
    url: '/employer/listings',
    as: 'employer',
    server: () => {
      const drafts = TITLES.map((title, index) => ({ ...firstOf(jobDraftsAll), id: index + 1, title }));
      api
        .answer(jobDraftsRemove, undefined as never)
        .answer(jobDraftsAll, () => drafts.filter(({ id }) => id !== 2 || api.sent(jobDraftsRemove).length === 0));
    },
    remove: async (user) => {
      await press(user, 'Delete Second');
      await press(user, 'Delete');
    },
    focused: 'Continue Third',
  },
  {
    what: 'a saved job',
    url: '/job-seeker/dashboard?tab=saved',
    as: 'job_seeker',
    server: () => {
      const bookmark = firstOf(bookmarksOwn);
      const all = TITLES.map((title, index) => ({
        ...bookmark,
        id: index + 1,
        jobId: index + 1,
        job: { ...bookmark.job, id: index + 1, title },
      }));
      api
        .answer(bookmarksRemove, undefined as never)
        .answer(bookmarksOwn, () => all.filter(({ id }) => id !== 2 || api.sent(bookmarksRemove).length === 0));
    },
    remove: (user) => press(user, 'Unsave Second'),
    focused: 'Third',
  },
  {
    what: 'a filter',
    url: '/job-seeker/search?jobType=seasonal&facts=housing,meals',
    as: 'job_seeker',
    server: () => void api.answer(jobSearchRelated, { ...sampleOf(jobSearchRelated), didYouMean: null, wants: [] }),
    remove: (user) => press(user, 'Remove filterHousing'),
    focused: 'Remove filter Meals',
  },
];

it.each(REMOVALS)('$what leaves the focus on its neighbor', async ({ url, as, server, remove, focused }) => {
  server();
  const app = await openApp(api, url, { as });
  await remove(app.user);
  const name = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  await waitFor(() => expect(name()).toBe(focused));
});
