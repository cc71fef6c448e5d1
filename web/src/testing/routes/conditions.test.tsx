import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountEmailRead } from '@/api/generated/calls/account.gen';
import { applicationsOwn } from '@/api/generated/calls/applications.gen';
import { savedSearchesSave } from '@/api/generated/calls/saved-searches.gen';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { hrefOf } from '@/testing/controls.ts';

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi();
});
afterEach(() => closeApps(api));

const has = (...names: string[]) => names.filter((name) => screen.queryByRole('button', { name }));

const AT = '2026-11-20T10:00:00.000Z';

it.each([
  [{ status: 'pending' }, ['Withdraw application', 'Send my current resume']],
  [{ status: 'pending', seenAt: AT }, ['Withdraw application']],
  [{ status: 'interviewed', seenAt: AT }, ['Withdraw application']],
  [{ status: 'offered' }, []],
  [{ status: 'rejected' }, []],
  [{ status: 'pending', withdrawnAt: AT }, []],
] as const)('an application that is %o offers its applicant %j', async (state, offered) => {
  api.answer(applicationsOwn, [{ ...firstOf(applicationsOwn), ...state }]);
  const app = await openApp(api, '/job-seeker/dashboard?tab=applications', { as: 'job_seeker' });
  await app.user.click(await screen.findByRole('button', { name: /^Details/ }));
  await screen.findByText('What you sent');
  expect(has('Withdraw application', 'Send my current resume')).toEqual(offered);
});

it.each([
  [false, true, ['Send Link', 'Change Email']],
  [false, false, []],
  [true, true, ['Change Email']],
])(
  'an address that is verified: %s, where the site sends mail: %s, offers %j',
  async (isVerified, canChange, offered) => {
    api.answer(accountEmailRead, { ...sampleOf(accountEmailRead), isVerified, canChange });
    await openApp(api, '/settings', { as: 'job_seeker' });
    expect(has('Send Link', 'Change Email')).toEqual(offered);
  },
);

it.each([
  ['/job-seeker/saved-searches', 'job_seeker', 'Run Sample title', '/job-seeker/search?keywords=bar'],
  [
    '/job-seeker/saved-searches',
    'job_seeker',
    'Edit filters of Sample title',
    '/job-seeker/search?keywords=bar&saved=1',
  ],
] as const)('%s leads a %s by “%s” to %s', async (url, as, link, to) => {
  await openApp(api, url, { as });
  expect(hrefOf(link)).toBe(to);
});

it('leads from each column of the board to an application within it', async () => {
  await openApp(api, '/employer/applications?view=board&jobId=7', { as: 'employer' });
  const links = await screen.findAllByRole('link', { name: 'Sample fullName' });
  expect(links.map((link) => new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('status'))).toEqual([
    'pending',
    'reviewed',
    'shortlisted',
    'interviewed',
    'offered',
    'rejected',
  ]);
});

it('offers to save another search after one was saved', async () => {
  api.answer(savedSearchesSave, sampleOf(savedSearchesSave));
  const app = await openApp(api, '/job-seeker/search?keywords=bar', { as: 'job_seeker' });
  await app.user.click(screen.getByRole('button', { name: 'Save this search' }));
  await waitFor(() => expect(has('Save this search')).toHaveLength(0));
  await app.go('/job-seeker/search?keywords=chef');
  await waitFor(() => expect(has('Save this search')).toHaveLength(1));
});
