import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { serveEverything } from './pages.ts';

let api: StandInApi;

beforeEach(() => {
  api = serveEverything(new StandInApi());
});
afterEach(() => closeApps(api));

it.each([
  ['/employer/application/1', 'Move to…'],
  ['/employer/application/1', 'Open menu'],
])('going back at %s closes what “%s” opened, then leaves the page', async (url, button) => {
  const app = await openApp(api, '/employer/applications', { as: 'employer' });
  await app.go(url);
  await app.user.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('dialog');
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(app.url()).toBe(url));
  await app.back();
  expect(app.url()).toBe('/employer/applications');
});

it.each([
  ['/job-seeker/dashboard?tab=saved', 'job_seeker', 'Saved Jobs · Dashboard · Wayfare'],
  ['/job-seeker/dashboard', 'job_seeker', 'Dashboard · Wayfare'],
  ['/employer/dashboard?tab=archived', 'employer', 'Archived Jobs · Dashboard · Wayfare'],
  ['/admin/dashboard?tab=users', 'admin', 'Users · Dashboard · Wayfare'],
  ['/admin/database-management?tab=backups', 'admin', 'Backups · Database Management · Wayfare'],
  ['/job-seeker/profile?tab=resume', 'job_seeker', 'Resume · My Profile · Wayfare'],
] as const)('%s of a %s has the title “%s”', async (url, as, title) => {
  await openApp(api, url, { as });
  await waitFor(() => expect(document.title).toBe(title));
});
