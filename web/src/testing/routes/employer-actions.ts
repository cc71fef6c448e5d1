import { fireEvent, screen } from '@testing-library/react';
import { receivedApplicationsAll, receivedApplicationsSetStatus } from '@/api/generated/calls/hiring.gen';
import { apiKeysOwn, apiKeysRevoke, webhooksOwn, webhooksRemove } from '@/api/generated/calls/integrations.gen';
import { jobsArchive, jobsOne, jobsRenew } from '@/api/generated/calls/jobs.gen';
import { firstOf, sampleOf, type StandInApi } from '@/testing/api/stand-in-api.ts';
import { PEOPLE } from '@/testing/app.tsx';
import { choose } from '@/testing/controls.ts';
import type { Action } from './action.ts';

const JOB = { ...sampleOf(jobsOne), id: 7, version: 4, employerId: PEOPLE.employer.id, isApproved: true };

const APPLICATION = { ...firstOf(receivedApplicationsAll), id: 8, version: 4 };

const inAWeek = () => new Date(Date.now() + 5 * 24 * 60 * 60_000).toISOString();

const asEmployer = (job: Partial<typeof JOB>) => ({
  url: '/employer/job/7',
  as: 'employer' as const,
  server: (api: StandInApi) => void api.answer(jobsOne, { ...JOB, ...job }),
  reloads: [jobsOne],
});

/** What employers do. */
export const EMPLOYER_ACTIONS: Record<string, Action> = {
  'archives a listing': {
    ...asEmployer({}),
    press: 'Archive Sample title',
    call: jobsArchive,
    sends: { path: { id: '7' }, body: { archive: true } },
    answers: { isArchived: true },
    says: 'Job archived“Sample title” will be deleted automatically after 60 days.',
    fails: 'Failed to update job',
  },
  'unarchives a listing': {
    ...asEmployer({ isArchived: true }),
    press: 'Unarchive Sample title',
    call: jobsArchive,
    sends: { path: { id: '7' }, body: { archive: false } },
    says: 'Job unarchived“Sample title” is back among the listings.',
    fails: 'Failed to update job',
  },
  'renews a listing': {
    ...asEmployer({ closesAt: inAWeek() }),
    press: 'Renew Sample title',
    call: jobsRenew,
    sends: { path: { id: '7' }, version: 4 },
    says: 'Job renewed',
    fails: 'Failed to renew job',
  },
  'changes the status of an application': {
    url: '/employer/applications',
    as: 'employer',
    server: (api) => void api.answer(receivedApplicationsAll, [APPLICATION]),
    press: (user) => choose(user, 'Status of Sample fullName', 'Shortlisted'),
    call: receivedApplicationsSetStatus,
    sends: { path: { id: '8' }, version: 4, body: { status: 'shortlisted' } },
    reloads: [receivedApplicationsAll],
    says: 'Status updated',
    fails: 'Update failed',
  },
  'revokes an API key': {
    url: '/employer/integrations',
    as: 'employer',
    press: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Revoke Sample name' }));
      fireEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    },
    call: apiKeysRevoke,
    sends: { path: { id: '1' } },
    reloads: [apiKeysOwn],
    says: 'API key revoked',
    fails: 'Failed to revoke the API key',
  },
  'deletes a webhook': {
    url: '/employer/integrations',
    as: 'employer',
    press: async (user) => {
      await user.click(await screen.findByRole('button', { name: /^Delete https/ }));
      fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    },
    call: webhooksRemove,
    sends: { path: { id: '1' } },
    reloads: [webhooksOwn],
    says: 'Webhook deleted',
    fails: 'Failed to delete the webhook',
  },
};
