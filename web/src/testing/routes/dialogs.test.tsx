import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountLeavingStartExport } from '@/api/generated/calls/account.gen';
import { adminInvitationsInvite } from '@/api/generated/calls/admin.gen';
import { teamInvite } from '@/api/generated/calls/companies.gen';
import { apiKeysCreate, webhooksCreate, webhooksRotate } from '@/api/generated/calls/integrations.gen';
import type { Role } from '@/features/auth/user.ts';
import { type Operation, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { alerts, areDialogsClosed } from '@/testing/controls.ts';
import { opened } from './actions/action.ts';
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

/** What is done in a dialog that stays open after a failure. */
const IN_DIALOGS: [Operation, url: string, as: Role, opens: string | RegExp, fields: object, submits: string][] = [
  [accountLeavingStartExport, '/settings', 'job_seeker', 'Export My Data', {}, 'Start Export'],
  [webhooksRotate, '/employer/integrations', 'employer', /^Replace the secret/, {}, 'Replace'],
  [apiKeysCreate, '/employer/integrations', 'employer', 'Create API Key', { Name: 'ATS' }, 'Create'],
  [webhooksCreate, '/employer/integrations', 'employer', 'Add Webhook', { Address: 'https://example.com' }, 'Add'],
  [teamInvite, '/employer/team', 'employer', 'Invite a Member', { Email: 'ana@example.com' }, 'Invite'],
  [
    adminInvitationsInvite,
    '/admin/dashboard?tab=users',
    'admin',
    'Invite an Admin',
    { Email: 'ana@example.com' },
    'Send Invitation',
  ],
];

it.each(IN_DIALOGS)('a failure of %o at %s is forgotten once the dialog is closed', async (call, url, as, ...row) => {
  const [opens, fields, submits] = row;
  api.fail(call, 503, { message: 'The database is away.' });
  await openApp(api, url, { as });
  const open = opened(opens, fields as Record<string, string>);
  const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
  const failures = () => alerts().filter((text) => text?.includes('The database is away.'));
  await open();
  press(submits);
  await waitFor(() => expect(failures()).toHaveLength(1));
  press('Cancel');
  await waitFor(() => expect(areDialogsClosed()).toBe(true));
  await open();
  expect(failures()).toEqual([]);
});
