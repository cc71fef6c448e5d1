import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { identityCurrent, identityLogout } from '@/api/generated/calls/identity.gen';
import { receivedApplicationsAll } from '@/api/generated/calls/hiring.gen';
import { conversationsUnread } from '@/api/generated/calls/messaging.gen';
import { StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi();
});
afterEach(() => closeApps(api));

const inHeader = (selector: string) => document.querySelector(`header ${selector}`)?.textContent;

it.each([
  [0, 'Messages'],
  [1, 'Messages1 unread'],
  [99, 'Messages99 unread'],
  [100, 'Messages99+ unread'],
])('the header counts %s unread messages as “%s”', async (unreadCount, text) => {
  api.answer(conversationsUnread, { unreadCount });
  await openApp(api, '/about/about-us', { as: 'admin' });
  await waitFor(() => expect(inHeader('a[href="/messages"]')).toBe(text));
});

it('marks the language in use among its languages', async () => {
  await openApp(api, '/about/about-us');
  const languages = screen.getAllByRole('navigation', { name: 'Language of this site' });
  const marked = languages.flatMap((nav) =>
    [...nav.querySelectorAll('[aria-current]')].map((link) => link.textContent),
  );
  expect(marked).toEqual(['English']);
});

it('leads from an ended session to the sign-in and back, and says so nowhere else', async () => {
  const app = await openApp(api, '/employer/applications', { as: 'employer' });
  api.fail(identityCurrent, 401).fail(receivedApplicationsAll, 401);
  await app.go('/employer/applications?search=bar&unread=true');
  const banner = (await screen.findByText('Your session has ended.')).closest('div')?.parentElement;
  const link = banner?.querySelector('a')?.getAttribute('href') ?? '';
  const returnTo = new URL(link, 'http://x').searchParams.get('returnTo');
  expect(new Set(returnTo?.split(/[?&]/))).toEqual(new Set(['/employer/applications', 'search=bar', 'unread=true']));
  expect(inHeader('a[href="/auth"]')).toBe('Log In');
  await app.go('/auth');
  expect(screen.queryByText('Your session has ended.')).toBeNull();
  app.close();
  await openApp(api, '/about/about-us');
  expect(screen.queryByText('Your session has ended.')).toBeNull();
});

it('stays signed in if signing out fails, and leads to the landing page otherwise', async () => {
  api.fail(identityLogout, 503, { message: 'The database is away.' });
  const app = await openApp(api, '/about/about-us', { as: 'employer' });
  const signOut = async () => {
    fireEvent.click(screen.getByLabelText('Your account'));
    fireEvent.click(await screen.findByText('Sign out', { selector: '[role=menuitem]' }));
  };
  await signOut();
  await screen.findByText('Logout failed');
  expect([app.url(), inHeader('a[href="/auth"]')]).toEqual(['/about/about-us', undefined]);
  api.answer(identityLogout, undefined as never);
  await signOut();
  await screen.findByText('You have been successfully logged out.');
  await waitFor(() => expect(app.url()).toBe('/'));
  expect(inHeader('a[href="/auth"]')).toBe('Log In');
});
