import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { suspensionLifted } from '@/api/generated/calls/account.gen';
import { receivedApplicationsAll } from '@/api/generated/calls/hiring.gen';
import { identityCurrent, identityLogin, identityLogout } from '@/api/generated/calls/identity.gen';
import { jobDraftsAdd } from '@/api/generated/calls/listings.gen';
import { messagesConfirm, messagesThread } from '@/api/generated/calls/messaging.gen';
import { employerProfileOwn } from '@/api/generated/calls/profiles.gen';
import type { User } from '@/features/auth/user.ts';
import { replaceSession } from '@/lib/query/replace-session.ts';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE, person, type App } from '@/testing/app.tsx';
import { fill, typed } from '@/testing/controls.ts';
import { streams } from '@/testing/leftovers.ts';

const LARS = PEOPLE.employer;
const RUTH = person(22, 'employer', 'Ruth Adeyemi');

let api: StandInApi;

/** The server knows who is signed in: whatever it answers names that person. */
function signIn(user: User): void {
  const mine = (what: string) => `${what} of ${user.fullName}`;
  const application = firstOf(receivedApplicationsAll);
  api
    .answer(identityLogin, user)
    .answer(identityCurrent, user)
    .answer(employerProfileOwn, { ...sampleOf(employerProfileOwn), companyName: mine('Company') })
    .answer(suspensionLifted, {
      lifted: { suspendedAt: '2026-11-20T10:00:00.000Z', reason: mine('Suspension') } as never,
    })
    .answer(messagesConfirm, firstOf(messagesThread).message)
    .answer(receivedApplicationsAll, [{ ...application, user: { ...application.user, fullName: mine('Applicant') } }]);
}

beforeEach(() => {
  api = new StandInApi();
  api.answer(identityLogout, undefined as never).answer(jobDraftsAdd, { ...sampleOf(jobDraftsAdd), id: 3 });
});
afterEach(() => closeApps(api));

/** Lars looks around and leaves unsent texts everywhere. */
async function useAsLars(): Promise<App> {
  signIn(LARS);
  const app = await openApp(api, '/job-seeker/search?keywords=Larsbar', { as: LARS });
  await app.go('/employer/applications');
  await screen.findByText('Applicant of Lars Holm');
  await app.go('/employer/dashboard');
  await screen.findByText(/Suspension of Lars Holm/);
  await app.go('/messages?conversationId=1');
  fill('Message', 'Written by Lars');
  for (const storage of [window.localStorage, window.sessionStorage]) storage.setItem('wayfare:letter:21:1', 'by Lars');
  await waitFor(() => expect(streams.size).toBe(1));
  return app;
}

async function signInAs(app: App, user: User): Promise<void> {
  signIn(user);
  await app.go('/auth');
  fill('Username', user.username);
  fill('Password', 'correct horse');
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText(`Welcome back, Company of ${user.fullName}!`);
}

const stored = () => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);

async function expectNothingOfLars(app: App): Promise<void> {
  const cached = () =>
    JSON.stringify(
      app.client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    );
  expect(document.body.textContent).not.toContain('Lars');
  await app.go('/employer/applications');
  await screen.findByText('Applicant of Ruth Adeyemi');
  await app.go('/messages?conversationId=1');
  expect(typed('Message')).toBe('');
  await app.go('/jobs/1');
  const back = await screen.findByRole('link', { name: 'Back to Jobs' });
  expect(back.getAttribute('href')).toBe('/job-seeker/search');
  expect([document.body.textContent, stored(), cached()].filter((text) => text?.includes('Lars'))).toEqual([]);
}

it('who signs in after a sign-out sees nothing of the first', async () => {
  const app = await useAsLars();
  await app.go('/about/about-us');
  await app.user.click(screen.getByRole('button', { name: 'Your account' }));
  await app.user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(app.url()).toBe('/'));
  await waitFor(() => expect(streams.size).toBe(0));
  expect(stored()).not.toContain('Lars');
  await signInAs(app, RUTH);
  await expectNothingOfLars(app);
});

it('who signs in after a session ended sees nothing of the first', async () => {
  const app = await useAsLars();
  api.fail(identityCurrent, 401).fail(receivedApplicationsAll, 401);
  await app.go('/employer/applications?search=other');
  await screen.findByText('Your session has ended.');
  await signInAs(app, RUTH);
  await expectNothingOfLars(app);
});

it('who signs in after the tab was closed sees nothing of the first', async () => {
  const app = await useAsLars();
  app.close();
  signIn(RUTH);
  const reopened = await openApp(api, '/employer/dashboard', { as: RUTH });
  await expectNothingOfLars(reopened);
});

it('who is the same person finds everything again', async () => {
  const app = await useAsLars();
  api.fail(identityCurrent, 401).fail(receivedApplicationsAll, 401);
  await app.go('/employer/applications?search=other');
  await screen.findByText('Your session has ended.');
  await signInAs(app, LARS);
  await app.go('/messages?conversationId=1');
  expect(typed('Message')).toBe('Written by Lars');
});

it('nobody keeps what is stored after the sign-out', async () => {
  signIn(LARS);
  const app = await openApp(api, '/employer/post-job', { as: LARS });
  const answer = api.hold(jobDraftsAdd);
  fill('Job title', 'Lars job');
  await app.go('/about/about-us');
  await waitFor(() => expect(api.sent(jobDraftsAdd)).toHaveLength(1));
  replaceSession(app.client, null);
  answer();
  await app.settle();
  expect(stored()).not.toContain('Lars');
});
