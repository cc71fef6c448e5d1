import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  passkeysSignInWithPasskey,
  passkeysStartSignIn,
  secondFactorFinishSignIn,
} from '@/api/generated/calls/account.gen';
import {
  identityCurrent,
  identityLogin,
  identityRegister,
  providerSignInList,
  providerSignInLink,
  providerSignInReadPending,
  providerSignInRegister,
} from '@/api/generated/calls/identity.gen';
import { bookmarksSave, jobSearchFind } from '@/api/generated/calls/jobs.gen';
import { savedSearchesSave } from '@/api/generated/calls/saved-searches.gen';
import * as passkeys from '@/lib/browser/passkeys.ts';
import { firstOf, sampleOf, StandInApi, type Operation } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE, type App } from '@/testing/app.tsx';
import { alerts, fill, hrefOf, openTab, typed } from '@/testing/controls.ts';

const PENDING = { ...sampleOf(providerSignInReadPending), email: 'lars.holm@example.com' };

let api: StandInApi;

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.spyOn(passkeys, 'requestPasskey').mockResolvedValue({ id: 'key' });
  api = new StandInApi()
    .answer(providerSignInReadPending, { ...PENDING, next: 'link' })
    .answer(passkeysStartSignIn, sampleOf(passkeysStartSignIn));
});
afterEach(async () => {
  await closeApps(api);
  vi.unstubAllGlobals();
});

const press = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button span' }));
const link = (text: string) => screen.getByText(text).closest('a')?.getAttribute('href');

/** Lets the server know the person, as after a sign-in. */
function welcome(operation: Operation, person = PEOPLE.job_seeker): void {
  api.answer(operation as typeof identityLogin, () => {
    api.answer(identityCurrent, person);
    return person;
  });
}

function signInByPassword(): void {
  fill('Username', '  mina.okafor ');
  fill('Password', 'correct horse');
  press('Sign in');
}

const WAYS: [way: string, url: string, call: Operation, act: () => void, sends: object, title?: string][] = [
  [
    'a password',
    '/auth',
    identityLogin,
    signInByPassword,
    { username: 'mina.okafor', password: 'correct horse' },
    'Login failed',
  ],
  [
    'a passkey',
    '/auth',
    passkeysSignInWithPasskey,
    () => press('Use a Passkey'),
    { answer: { id: 'key' } },
    'Login failed',
  ],
  [
    'a code',
    '/auth/code',
    secondFactorFinishSignIn,
    () => {
      fill('Code', ' 123456 ');
      press('Sign in');
    },
    { code: '123456' },
  ],
  [
    'the password of the same address',
    '/auth/finish',
    providerSignInLink,
    () => {
      fill('Your Wayfare password', 'correct horse');
      press('Link and Sign In');
    },
    { password: 'correct horse' },
  ],
];

describe.each(WAYS)('signing in by %s', (_way, url, call, act, sends, title) => {
  it('sends it once and leads to the own dashboard', async () => {
    welcome(call);
    const app = await openApp(api, url);
    const release = api.hold(call);
    act();
    await waitFor(() => expect(api.sent(call)).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('main button.ant-btn:disabled')).not.toBeNull());
    release();
    await screen.findByText('Login successful');
    expect(screen.getByText('Welcome back, Mina Okafor!')).toBeDefined();
    await waitFor(() => expect(app.url()).toBe('/job-seeker/dashboard'));
    await app.settle();
    expect(api.sent(call).map(({ body }) => body)).toEqual([sends]);
  });

  it('says why it was refused, which ends no session', async () => {
    api.fail(call, 401, { message: 'That is wrong.' });
    const app = await openApp(api, url, url === '/auth/finish' ? {} : { as: 'employer' });
    act();
    await waitFor(() => expect(document.body.textContent).toContain('That is wrong.'));
    expect(screen.queryByText('You are no longer signed in.')).toBeNull();
    expect(title === undefined || screen.queryByText(title) !== null).toBe(true);
    await app.go('/about/about-us');
    expect(screen.queryByText('Your session has ended.')).toBeNull();
  });
});

it.each([
  ['job_seeker', '/auth?returnTo=%2Fmessages', '/messages'],
  ['employer', '/auth', '/employer/dashboard'],
  ['admin', '/auth', '/admin/dashboard'],
] as const)('a %s at %s is led to %s', async (role, url, to) => {
  welcome(identityLogin, PEOPLE[role]);
  const app = await openApp(api, url);
  signInByPassword();
  await waitFor(() => expect(app.url()).toBe(to));
  await app.settle();
});

describe('what a visitor wanted to do', () => {
  const start = async (button: string): Promise<App> => {
    api
      .answer(jobSearchFind, [{ ...firstOf(jobSearchFind), id: 7 }])
      .answer(bookmarksSave, sampleOf(bookmarksSave))
      .answer(savedSearchesSave, sampleOf(savedSearchesSave));
    const app = await openApp(api, '/job-seeker/search?keywords=bar');
    fireEvent.click(screen.getAllByRole('button', { name: button })[0] as HTMLElement);
    await openTab(app.user, 'Login');
    await screen.findByText('Forgot password?');
    return app;
  };

  it.each([
    ['Save Sample title', bookmarksSave, { jobId: 7 }, '/job-seeker/dashboard?tab=saved'],
    ['Save this search', savedSearchesSave, { search: 'keywords=bar' }, '/job-seeker/saved-searches'],
  ] as const)('“%s” is done after signing in, also by a code', async (button, call, body, to) => {
    api.fail(identityLogin, 401, { code: 'second_factor_required' });
    const app = await start(button);
    signInByPassword();
    await screen.findByLabelText('Code');
    expect(screen.queryByText('Login failed')).toBeNull();
    expect(alerts()).toEqual([]);
    welcome(secondFactorFinishSignIn);
    fill('Code', '123456');
    press('Sign in');
    await waitFor(() => expect(app.url()).toBe(to));
    await waitFor(() => expect(api.sent(call)).toMatchObject([{ body }]));
    await app.settle();
  });

  it('is left by an employer, and not kept for the next person', async () => {
    welcome(identityLogin, PEOPLE.employer);
    const app = await start('Save Sample title');
    signInByPassword();
    await waitFor(() => expect(app.url()).toBe('/employer/dashboard'));
    await app.settle();
    expect(api.sent(bookmarksSave)).toEqual([]);
  });

  it('is kept while the form is changed to Register', async () => {
    welcome(identityRegister);
    const app = await start('Save Sample title');
    await openTab(app.user, 'Register');
    for (const [label, text] of [
      ['Full name', 'Mina Okafor'],
      ['Email', 'mina@example.com'],
      ['Username', 'mina.okafor'],
      ['Password', 'correct horse'],
      ['Confirm password', 'correct horse'],
    ] as const)
      fill(label, text);
    press('Create Account');
    await screen.findByText('Welcome to Wayfare, Mina Okafor!');
    await waitFor(() => expect(app.url()).toBe('/job-seeker/dashboard?tab=saved'));
    await waitFor(() => expect(api.sent(bookmarksSave)).toHaveLength(1));
    await app.settle();
  });
});

it('offers providers with the page to return to, and a passkey only to those who have an account', async () => {
  api.answer(providerSignInList, [{ name: 'a&b', label: 'Alpha' }]);
  const app = await openApp(api, '/auth?returnTo=%2Fmessages&problem=provider_denied');
  expect(link('Continue with Alpha')).toBe('/api/auth/a%26b?returnTo=%2Fmessages');
  expect(alerts()).toEqual(['The sign-in was canceled.']);
  expect(screen.queryByText('Use a Passkey')).not.toBeNull();
  await openTab(app.user, 'Register');
  expect([screen.queryByText('Use a Passkey'), alerts()]).toEqual([null, []]);
  expect(app.url()).toBe('/auth?returnTo=%2Fmessages&tab=register');
  await app.go('/auth');
  expect(link('Continue with Alpha')).toBe('/api/auth/a%26b');
});

it('tells who is signed in where they are', async () => {
  await openApp(api, '/auth', { as: 'employer' });
  expect(alerts().join()).toContain('You are signed in as Lars Holm.');
  expect(hrefOf('Go to your dashboard')).toBe('/employer/dashboard');
});

it.each([
  ['a code', '/auth/code', secondFactorFinishSignIn, WAYS[2]?.[3]],
  ['a provider', '/auth/finish', providerSignInReadPending, undefined],
] as const)('%s that came too late leads back to the sign-in', async (_what, url, call, act) => {
  api.fail(call, 410, { message: 'Too late.' });
  await openApp(api, url);
  act?.();
  await screen.findByText('Too late.');
  expect(hrefOf('Back to sign-in')).toBe('/auth');
  expect(screen.queryByLabelText('Code')).toBeNull();
});

it('asks again if a provider’s sign-in cannot be read', async () => {
  api.fail(providerSignInReadPending, 503);
  const app = await openApp(api, '/auth/finish');
  await screen.findByText(/^We couldn’t load this page/);
  api.answer(providerSignInReadPending, { ...PENDING, next: 'link' });
  await app.user.click(screen.getByText('Try again'));
  expect(await screen.findByText('lars.holm@example.com')).toBeDefined();
});

it('greets who arrives from a provider, once', async () => {
  const app = await openApp(api, '/auth/finish?returnTo=%2Fmessages', { as: 'employer' });
  await screen.findByText('Welcome back, Lars Holm!');
  await waitFor(() => expect(app.url()).toBe('/messages'));
});

it.each([
  ['Job Seeker', 'Sea Inn', 'job_seeker', null],
  ['Employer', '', 'employer', null],
  ['Employer', 'Sea Inn', 'employer', 'Sea Inn'],
])('registers a %s of “%s” with a provider', async (label, company, role, companyName) => {
  const next = 'register' as typeof PENDING.next;
  api.answer(providerSignInReadPending, { ...PENDING, next, fullName: 'Lars Holm' });
  welcome(providerSignInRegister, PEOPLE.employer);
  const app = await openApp(api, '/auth/finish');
  expect([typed('Full name'), typed('Email'), typed('Username')]).toEqual([
    'Lars Holm',
    'lars.holm@example.com',
    'lars.holm',
  ]);
  await app.user.click(screen.getByText('Employer'));
  await screen.findByLabelText(/^Company name/);
  fill(/^Company name/, company);
  await app.user.click(screen.getByText(label));
  press('Create Account');
  await waitFor(() => expect(app.url()).toBe('/employer/dashboard'));
  expect(api.sent(providerSignInRegister).map(({ body }) => body)).toEqual([
    { username: 'lars.holm', email: 'lars.holm@example.com', fullName: 'Lars Holm', role, companyName },
  ]);
  await app.settle();
});

it.each(['/auth', '/company-invitation', '/admin-invitation'])('tells the time zone at %s', async (url) => {
  document.cookie = 'time-zone=; max-age=0';
  await openApp(api, url);
  expect(document.cookie).toContain(`time-zone=${Intl.DateTimeFormat().resolvedOptions().timeZone}`);
});
