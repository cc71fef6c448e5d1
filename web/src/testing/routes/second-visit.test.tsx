import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  accountEmailRead,
  accountLeavingReadExport,
  accountListSessions,
  linkedIdentitiesMethods,
  notificationsRead,
  pushRead,
  objectionsOpen,
} from '@/api/generated/calls/account.gen';
import { adminInvitationsList } from '@/api/generated/calls/admin.gen';
import { applicationsOne, applicationsOwn } from '@/api/generated/calls/applications.gen';
import { teamInvited, teamList } from '@/api/generated/calls/companies.gen';
import { candidatesFind, candidatesSent, receivedApplicationsAll } from '@/api/generated/calls/hiring.gen';
import { identityAll } from '@/api/generated/calls/identity.gen';
import { apiKeysOwn, importsAddress, importsLatest, webhooksOwn } from '@/api/generated/calls/integrations.gen';
import { bookmarksOwn, jobSearchFind, jobsOne } from '@/api/generated/calls/jobs.gen';
import { jobDraftsOne, jobListsOwn, jobListsPending } from '@/api/generated/calls/listings.gen';
import { conversationsOwn } from '@/api/generated/calls/messaging.gen';
import { reportsOpen, reportsOwn } from '@/api/generated/calls/moderation.gen';
import { jobSeekerProfileOwn } from '@/api/generated/calls/profiles.gen';
import { savedSearchesOwn } from '@/api/generated/calls/saved-searches.gen';
import type { Role } from '@/features/auth/user.ts';
import { firstOf, StandInApi, type Operation } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { serveEverything } from './pages.ts';

let api: StandInApi;

beforeEach(() => {
  const application = { ...firstOf(receivedApplicationsAll), seenAt: '2026-11-20T10:00:00.000Z' };
  api = serveEverything(new StandInApi()).answer(applicationsOne, application);
});
afterEach(() => closeApps(api));

/** What a page reads on every visit, because others change it, and what it reads once. */
const PAGES: [url: string, as: Role, again: Operation[], once: Operation[]][] = [
  [
    '/settings',
    'job_seeker',
    [
      accountEmailRead,
      accountListSessions,
      accountLeavingReadExport,
      linkedIdentitiesMethods,
      notificationsRead,
      pushRead,
      reportsOwn,
    ],
    [],
  ],
  ['/employer/integrations', 'employer', [apiKeysOwn, importsLatest, importsAddress, webhooksOwn], []],
  ['/admin/reports', 'admin', [reportsOpen, objectionsOpen], []],
  ['/admin/dashboard?tab=users', 'admin', [adminInvitationsList], [identityAll]],
  ['/admin/dashboard', 'admin', [], [jobListsPending]],
  ['/employer/edit-job/1', 'employer', [jobsOne], []],
  ['/employer/application/1', 'employer', [applicationsOne], [receivedApplicationsAll]],
  ['/employer/post-job?draft=1', 'employer', [jobDraftsOne], []],
  ['/employer/dashboard', 'employer', [], [jobListsOwn]],
  ['/employer/candidates?role=waiter', 'employer', [candidatesFind], [candidatesSent]],
  ['/employer/team', 'employer', [teamList, teamInvited], []],
  ['/job-seeker/dashboard', 'job_seeker', [], [applicationsOwn, jobSeekerProfileOwn]],
  ['/job-seeker/saved-searches', 'job_seeker', [], [savedSearchesOwn]],
  ['/job-seeker/search', 'job_seeker', [], [jobSearchFind, bookmarksOwn]],
  ['/messages', 'job_seeker', [], [conversationsOwn]],
];

it.each(PAGES)('%s of a %s is read again where others change it', async (url, as, again, once) => {
  const app = await openApp(api, url, { as });
  await app.settle();
  const reads = (operations: readonly Operation[]) => operations.map((operation) => api.sent(operation).length);
  const before = [reads(again), reads(once)];
  await app.go('/about/about-us');
  await app.go(url);
  await app.settle();
  expect([reads(again), reads(once)]).toEqual([before[0]?.map((count) => count + 1), before[1]]);
  expect([...(before[0] ?? []), ...(before[1] ?? [])]).not.toContain(0);
});
