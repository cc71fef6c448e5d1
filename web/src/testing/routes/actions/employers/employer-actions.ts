import { screen } from '@testing-library/react';
import {
  applicationNoticesChoose,
  applicationNoticesChooseForCompany,
  receivedApplicationsAll,
  receivedApplicationsSee,
  receivedApplicationsSetStatus,
} from '@/api/generated/calls/hiring.gen';
import {
  apiKeysOwn,
  apiKeysRevoke,
  importsAddress,
  importsWatch,
  webhooksOwn,
  webhooksRemove,
} from '@/api/generated/calls/integrations.gen';
import { applicationsOne } from '@/api/generated/calls/applications.gen';
import { interviewsCancel, interviewsOfApplication } from '@/api/generated/calls/interviews.gen';
import { jobDraftsAll, jobDraftsDuplicate, jobDraftsRemove } from '@/api/generated/calls/listings.gen';
import { jobsArchive, jobsOne, jobsRenew } from '@/api/generated/calls/jobs.gen';
import { firstOf, sampleOf, type StandInApi } from '@/testing/api/stand-in-api.ts';
import { PEOPLE } from '@/testing/app.tsx';
import { choose, fill } from '@/testing/controls.ts';
import { confirmed, type Action } from '../action.ts';

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
    press: confirmed('Archive Sample title', 'Archive'),
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
  'chooses how to hear of new applications': {
    ...asEmployer({}),
    url: '/employer/job/7?tab=applications',
    before: async () => void (await screen.findByRole('combobox', { name: 'Email about new applications' })),
    press: async (user) => choose(user, 'Email about new applications', 'Once a day'),
    call: applicationNoticesChoose,
    sends: { path: { id: '7' }, body: { mode: 'daily' } },
    reloads: [],
    says: 'Notifications updated',
    fails: 'Update failed',
  },
  'chooses how to hear of new applications to all listings': {
    url: '/settings',
    as: 'employer',
    before: async () => void (await screen.findByRole('combobox', { name: 'All listings' })),
    press: async (user) => choose(user, 'All listings', 'Never'),
    call: applicationNoticesChooseForCompany,
    sends: { body: { mode: 'none' } },
    reloads: [],
    says: 'Notifications updated',
    fails: 'Update failed',
  },
  'renews a listing': {
    ...asEmployer({ closesAt: inAWeek() }),
    press: 'Renew Sample title',
    call: jobsRenew,
    mayHaveChanged: true,
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
    mayHaveChanged: true,
    sends: { path: { id: '8' }, version: 4, body: { status: 'shortlisted' } },
    reloads: [receivedApplicationsAll],
    says: 'Status updated',
    fails: 'Update failed',
  },
  'revokes an API key': {
    url: '/employer/integrations',
    as: 'employer',
    press: confirmed('Revoke Sample name', 'Revoke'),
    call: apiKeysRevoke,
    mayHaveChanged: true,
    sends: { path: { id: '1' } },
    reloads: [apiKeysOwn],
    says: 'API key revoked',
    fails: 'Failed to revoke the API key',
  },
  'deletes a webhook': {
    url: '/employer/integrations',
    as: 'employer',
    press: confirmed(/^Delete https/, 'Delete'),
    call: webhooksRemove,
    mayHaveChanged: true,
    sends: { path: { id: '1' } },
    reloads: [webhooksOwn],
    says: 'Webhook deleted',
    fails: 'Failed to delete the webhook',
  },
  'duplicates a listing': {
    ...asEmployer({}),
    press: 'Duplicate Sample title',
    call: jobDraftsDuplicate,
    answers: { id: 3 },
    sends: { path: { id: '7' } },
    reloads: [],
    says: 'Job duplicated',
    fails: 'Failed to duplicate job',
    leads: '/employer/post-job?draft=3',
  },
  'deletes a draft': {
    url: '/employer/dashboard',
    as: 'employer',
    press: confirmed(/^Delete Sample title/, 'Delete'),
    staysOn: true,
    call: jobDraftsRemove,
    mayHaveChanged: true,
    sends: { path: { id: '1' } },
    reloads: [jobDraftsAll],
    says: 'Draft deleted',
    fails: 'Failed to delete draft',
  },
  'saves the address of a feed': {
    url: '/employer/integrations',
    as: 'employer',
    before: async () => fill('Address of your feed', 'https://example.com/jobs.xml'),
    press: 'Save Address',
    call: importsWatch,
    sends: { body: { url: 'https://example.com/jobs.xml' } },
    reloads: [importsAddress],
    says: 'Feed address saved',
  },
  'calls an interview off': {
    url: '/employer/application/8',
    as: 'employer',
    server: (api) =>
      void api
        .answer(applicationsOne, APPLICATION)
        .answer(receivedApplicationsSee, APPLICATION)
        .answer(interviewsOfApplication, [{ ...firstOf(interviewsOfApplication), id: 6, version: 4 }]),
    press: confirmed(/^(Withdraw|Cancel)/i, /^(Withdraw|Cancel)/i),
    call: interviewsCancel,
    mayHaveChanged: true,
    sends: { path: { id: '6' }, version: 4 },
    reloads: [interviewsOfApplication],
    says: 'Interview canceled',
    fails: 'Failed to cancel the interview',
  },
};
