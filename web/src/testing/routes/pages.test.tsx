import type { AnyRoute } from '@tanstack/react-router';
import { findabilityReceived } from '@/api/generated/calls/account.gen';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { administrationSummary, administrationToday } from '@/api/generated/calls/administration.gen';
import { applicationsOwn } from '@/api/generated/calls/applications.gen';
import { companyReviewPending } from '@/api/generated/calls/companies.gen';
import { interviewsUpcoming } from '@/api/generated/calls/interviews.gen';
import { jobsOne } from '@/api/generated/calls/jobs.gen';
import { jobListsPending } from '@/api/generated/calls/listings.gen';
import { conversationsOwn, messagesThread } from '@/api/generated/calls/messaging.gen';
import { reviewNames } from '@/api/generated/calls/moderation.gen';
import { employerProfileOwn, jobSeekerProfileOwn } from '@/api/generated/calls/profiles.gen';
import { savedSearchesOwn, savedSearchesSchedule } from '@/api/generated/calls/saved-searches.gen';
import type { Role } from '@/features/auth/user.ts';
import { routeTree } from '@/routeTree.gen.ts';
import { sampleOf, StandInApi, type Operation } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';
import { PAGES, serveEverything } from './pages.ts';

let api: StandInApi;

beforeEach(() => {
  api = serveEverything(new StandInApi());
});
// Also checks that no timer, listener or stream of the page is left.
afterEach(() => closeApps(api));

const text = () => screen.getByRole('main').textContent ?? '';
const expectShown = (what: string) => waitFor(() => expect(text()).toContain(what));

function paths(route: AnyRoute): string[] {
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>);
  return children.length > 0 ? children.flatMap(paths) : [route.fullPath as string];
}

it('are all listed', async () => {
  await openApp(api, '/about/about-us');
  expect([...new Set(PAGES.map(({ route }) => route))].sort()).toEqual(paths(routeTree).sort());
});

describe('a page', () => {
  it.each(PAGES.filter(({ main }) => !main))('opens at $url and leaves nothing behind', async ({ url }) => {
    await openApp(api, url, { isStrict: true });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(text()).not.toContain('This page didn’t load');
  });
});

describe('a failed request', () => {
  it.each(PAGES.filter(({ main }) => main))('is shown at $url, until it succeeds or the session ends', async (page) => {
    const { url, as, main, failure } = page;
    if (!main) return;
    api.fail(main, 500, { message: 'Our fault' });
    const app = await openApp(api, url, { as, isStrict: true });
    await expectShown(failure ?? 'Our fault');
    if (!screen.queryByRole('button', { name: 'Try again' })) return;
    api.fail(main, 429, { message: 'Too many requests' });
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await app.settle();
    await expectShown(failure ?? 'Too many requests');
    api.restore(main);
    serveEverything(api);
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(text()).not.toContain(failure ?? 'Too many requests'));
    expect(app.url()).toBe(url);
    if (!as || page.isUncached) return;
    api.fail(main, 401);
    await app.client.refetchQueries({ type: 'all' });
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe(`/auth?${new URLSearchParams({ returnTo: url }).toString()}`);
  });

  it('says that the session ended, whatever else the page says about it', async () => {
    api.fail(employerProfileOwn, 401);
    await openApp(api, '/employer/profile', { as: 'employer' });
    await expectShown('Failed to load profile');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/auth?returnTo=%2Femployer%2Fprofile',
    );
  });

  it.each(PAGES.filter(({ missing }) => missing))('at $url may mean that there is no such thing', async (page) => {
    const { url, as, main, missing } = page;
    if (!main || !missing) return;
    api.fail(main, 404);
    await openApp(api, url, { as });
    await expectShown(missing);
  });
});

it.each(PAGES.filter(({ route }) => route.includes('$id')))('at $route an id is a whole number', async (page) => {
  const { route, as, main } = page;
  await openApp(api, route.replace('$id', '1e3'), { as });
  expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeTruthy();
  expect(main && api.sent(main)).toEqual(main && []);
});

/** What pages show of each of the requests that they make side by side. */
const SIDE_BY_SIDE: [url: string, as: Role, parts: [operation: Operation, shown: string][]][] = [
  [
    '/admin/dashboard',
    'admin',
    [
      [administrationSummary, 'Job seekers'],
      [administrationToday, 'Last verified backup'],
      [jobListsPending, 'Sample description'],
    ],
  ],
  [
    '/admin/dashboard?tab=pending',
    'admin',
    [
      [companyReviewPending, 'Company profiles to review'],
      [reviewNames, 'Sample sentence'],
      [jobListsPending, 'Sample description'],
    ],
  ],
  [
    '/job-seeker/dashboard',
    'job_seeker',
    [
      [jobSeekerProfileOwn, 'Profile completion'],
      [applicationsOwn, 'Sample title'],
      [interviewsUpcoming, 'Sample jobTitle'],
    ],
  ],
  [
    '/messages?conversationId=1',
    'job_seeker',
    [
      [conversationsOwn, 'Sample fullNameNov 20'],
      [messagesThread, '@Sample username'],
    ],
  ],
  [
    '/job-seeker/saved-searches',
    'job_seeker',
    [
      [savedSearchesOwn, 'Edit filters'],
      [savedSearchesSchedule, 'Save Time'],
    ],
  ],
];

it.each(
  SIDE_BY_SIDE.flatMap(([url, as, parts]) => parts.map(([operation, shown]) => ({ url, as, parts, operation, shown }))),
)('a failed request leaves the rest of $url: without $shown', async ({ url, as, parts, operation, shown }) => {
  api.fail(operation, 500, { message: 'Our fault' });
  // They name listings, too.
  api.answer(findabilityReceived, []);
  await openApp(api, url, { as });
  for (const [other, part] of parts) if (other !== operation) await expectShown(part);
  expect(text()).not.toContain(shown);
});

it.each([
  ['/employer/job/1', 'Job not found'],
  ['/employer/edit-job/1', 'Not your listing'],
])('another employer’s listing is not opened at %s', async (url, title) => {
  api.answer(jobsOne, { ...sampleOf(jobsOne), employerId: PEOPLE.employer.id + 1 });
  await openApp(api, url, { as: 'employer' });
  await expectShown(title);
});
