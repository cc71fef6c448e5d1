import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { administrationSummary } from '@/api/generated/calls/administration.gen';
import { applicationsOwn } from '@/api/generated/calls/applications.gen';
import { receivedApplicationsAll } from '@/api/generated/calls/hiring.gen';
import { identityCurrent } from '@/api/generated/calls/identity.gen.ts';
import { jobListsPending } from '@/api/generated/calls/listings.gen';
import { reportsOpen } from '@/api/generated/calls/moderation.gen';
import type { Role } from '@/features/auth/user.ts';
import { firstOf, StandInApi, type Operation } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';
import { streams } from '@/testing/leftovers.ts';

let api: StandInApi;
let state: DocumentVisibilityState;

beforeEach(() => {
  state = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state);
  api = new StandInApi();
});
afterEach(() => closeApps(api));

function dispatch(event: Event): void {
  act(() => {
    for (const stream of streams) stream.dispatchEvent(event);
  });
}

const change = (...scopes: string[]) => dispatch(new MessageEvent('changed', { data: JSON.stringify({ scopes }) }));

async function openLive(url: string, as: Role) {
  const app = await openApp(api, url, { as });
  await waitFor(() => expect(streams.size).toBe(1));
  dispatch(new Event('open'));
  await app.settle();
  return app;
}

it('shows an employer a new application without a reload', async () => {
  const before = firstOf(receivedApplicationsAll);
  api.answer(receivedApplicationsAll, [before]);
  await openLive('/employer/applications', 'employer');
  api.answer(receivedApplicationsAll, [
    { ...before, id: 9, user: { ...before.user, fullName: 'Ines Duarte' } },
    before,
  ]);
  change('applications');
  expect((await screen.findAllByText('Ines Duarte')).length).toBeGreaterThan(0);
});

it.each<[Role, string, string, Operation]>([
  ['job_seeker', '/job-seeker/dashboard?tab=applications', 'applications', applicationsOwn],
  ['admin', '/admin/dashboard', 'jobs', jobListsPending],
  ['admin', '/admin/dashboard', 'administration', administrationSummary],
  ['admin', '/admin/reports', 'administration', reportsOpen],
])('loads for a %s at %s what changed of the %s', async (as, url, scope, operation) => {
  const app = await openLive(url, as);
  const before = api.sent(operation).length;
  change('something-else-altogether');
  await app.settle();
  expect(api.sent(operation)).toHaveLength(before);
  change(scope);
  await waitFor(() => expect(api.sent(operation)).toHaveLength(before + 1));
});

it('loads what changed while the stream was down, and while the page was hidden', async () => {
  const app = await openLive('/employer/applications', 'employer');
  const loads = () => api.sent(receivedApplicationsAll).length;
  const before = loads();
  dispatch(new Event('open'));
  await waitFor(() => expect(loads()).toBe(before + 1));
  state = 'hidden';
  change('applications');
  await app.settle();
  expect(loads()).toBe(before + 1);
  state = 'visible';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(loads()).toBe(before + 2));
});

it('closes the page of a member who was removed, once the stream is open again', async () => {
  await openLive('/employer/applications', 'employer');
  expect(screen.queryByText('You have no company')).toBeNull();
  api.answer(identityCurrent, { ...PEOPLE.employer, employerId: null, companyRole: null });
  dispatch(new Event('open'));
  expect(await screen.findByText('You have no company')).toBeDefined();
  expect(screen.queryByRole('search', { name: 'Applications' })).toBeNull();
});
