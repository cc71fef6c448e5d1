import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { secondFactorFinishSignIn } from '@/api/generated/calls/account.gen';
import {
  identityCurrent,
  identityLogin,
  providerSignInLink,
  providerSignInReadPending,
} from '@/api/generated/calls/identity.gen';
import { sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE, type App } from '@/testing/app.tsx';
import { fill } from '@/testing/controls.ts';

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi();
});
afterEach(() => closeApps(api));

const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as Element);

const PAGE = '/employer/applications?status=offered';
const RETURN = new URLSearchParams({ returnTo: PAGE });

/** Enters a code, and expects the page that asked for the sign-in. */
async function expectToReturn(app: App): Promise<void> {
  await screen.findByRole('heading', { name: 'Enter your code' });
  fill(/^Code/, '123456');
  api.answer(secondFactorFinishSignIn, PEOPLE.employer).answer(identityCurrent, PEOPLE.employer);
  press('Sign in');
  await waitFor(() => expect(app.url()).toBe(PAGE));
  await app.settle();
}

it('after a password and a code leads to the page that asked for them', async () => {
  api.fail(identityLogin, 401, { code: 'second_factor_required' });
  const app = await openApp(api, PAGE);
  expect(app.url()).toBe(`/auth?${RETURN}`);
  fill(/^Username/, 'lars.holm');
  fill(/^Password/, 'correct horse');
  press('Sign in');
  await expectToReturn(app);
});

it('after linking an account with a second factor leads to the page that asked for it', async () => {
  api
    .answer(providerSignInReadPending, { ...sampleOf(providerSignInReadPending), next: 'link' })
    .fail(providerSignInLink, 401, { code: 'second_factor_required' });
  const app = await openApp(api, `/auth/finish?${RETURN}`);
  fill(/^Your Wayfare password/, 'correct horse');
  press('Link and Sign In');
  await expectToReturn(app);
});
