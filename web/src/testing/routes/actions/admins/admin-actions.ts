import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  backupsCritical,
  backupsFull,
  backupsList,
  backupsProgress,
  administrationToday,
  backupsVerify,
  failedMailsFailed,
  failedMailsRetry,
} from '@/api/generated/calls/administration.gen';
import { adminInvitationsList, adminInvitationsWithdraw } from '@/api/generated/calls/admin.gen';
import { jobsApprove, jobsOne } from '@/api/generated/calls/jobs.gen';
import { jobListsPending } from '@/api/generated/calls/listings.gen';
import { reportsDecide, reportsOpen, restrictionsShutDown } from '@/api/generated/calls/moderation.gen';
import { adminPaymentsAll, adminPaymentsMark } from '@/api/generated/calls/payments.gen';
import { firstOf, sampleOf, type StandInApi } from '@/testing/api/stand-in-api.ts';
import { PEOPLE } from '@/testing/app.tsx';
import { choose, fill } from '@/testing/controls.ts';
import type { Action } from '../action.ts';

const JOB = { ...sampleOf(jobsOne), id: 7, version: 4, employerId: PEOPLE.employer.id, isApproved: true };

const PENDING = { ...firstOf(jobListsPending), id: 7, version: 4, isApproved: false };

const PAYMENT = { ...firstOf(adminPaymentsAll), id: 5, provider: null };

const click = (name: string | RegExp) => async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name }));

const inReview = {
  url: '/admin/dashboard',
  as: 'admin' as const,
  server: (api: StandInApi) =>
    void api.answer(jobListsPending, [PENDING]).answer(jobsOne, { ...JOB, isApproved: false, premiumRequested: false }),
  before: click('Review Sample title'),
  reloads: [jobListsPending, administrationToday],
};

/** What admins do. */
export const ADMIN_ACTIONS: Record<string, Action> = {
  'marks a payment as paid': {
    url: '/admin/payments',
    as: 'admin',
    server: (api) => void api.answer(adminPaymentsAll, [{ ...PAYMENT, status: 'invoiced' }]),
    press: 'Mark as paid: Sample title',
    call: adminPaymentsMark,
    mayHaveChanged: true,
    sends: { path: { id: '5' }, body: { status: 'paid' } },
    reloads: [adminPaymentsAll, administrationToday],
    says: 'Payment updated',
    fails: 'Failed to update the payment',
  },
  'marks a payment as refunded': {
    url: '/admin/payments',
    as: 'admin',
    server: (api) => void api.answer(adminPaymentsAll, [{ ...PAYMENT, status: 'refunding' }]),
    press: 'Mark as refunded: Sample title',
    call: adminPaymentsMark,
    mayHaveChanged: true,
    sends: { path: { id: '5' }, body: { status: 'refunded' } },
    reloads: [adminPaymentsAll, administrationToday],
    says: 'Payment updated',
    fails: 'Failed to update the payment',
  },
  'approves a listing': {
    ...inReview,
    press: 'Approve',
    call: jobsApprove,
    alsoOff: ['Reject…', 'Suspend and Reject All…', 'Archive'],
    sends: { path: { id: '7' }, version: 4 },
    says: 'Job approved“Sample title” is now live.',
    fails: 'Failed to approve job',
  },
  'suspends an employer and rejects all that waits': {
    ...inReview,
    before: async (user) => {
      await inReview.before(user);
      fireEvent.click(await screen.findByRole('button', { name: 'Suspend and Reject All…' }));
      await screen.findByLabelText('Explanation for the employer');
      await choose(user, 'Reason', 'Scam or misleading');
      fill('Explanation for the employer', 'Nobody pays to work.');
    },
    press: 'Suspend and Reject All',
    call: restrictionsShutDown,
    mayHaveChanged: true,
    sends: {
      path: { employerId: `${PEOPLE.employer.id}` },
      body: { reason: 'scam', text: 'Nobody pays to work.' },
    },
    answers: { restricted: [7, 9] },
    says: 'Account suspended2 listings rejected. The employer will see why.',
    fails: 'Failed to suspend the account',
  },
  'withdraws an invitation': {
    url: '/admin/dashboard?tab=users',
    as: 'admin',
    press: /^Withdraw the invitation for/,
    call: adminInvitationsWithdraw,
    mayHaveChanged: true,
    sends: { path: { id: '1' } },
    reloads: [adminInvitationsList],
    says: 'Invitation withdrawn',
    fails: 'Failed to withdraw the invitation',
  },
  'creates a backup': {
    url: '/admin/database-management?tab=backups',
    as: 'admin',
    server: (api) => void api.answer(backupsProgress, { running: null }),
    press: 'Create Full Backup',
    call: backupsFull,
    sends: {},
    reloads: [backupsList, backupsProgress],
    says: 'Backup Created',
    fails: 'Backup Failed',
  },
  'creates a backup of critical data': {
    url: '/admin/database-management?tab=backups',
    as: 'admin',
    server: (api) => void api.answer(backupsProgress, { running: null }),
    press: 'Create Critical Backup',
    call: backupsCritical,
    sends: {},
    reloads: [backupsList, backupsProgress],
    says: 'Backup Created',
    fails: 'Backup Failed',
  },
  'verifies a backup': {
    url: '/admin/database-management?tab=backups',
    as: 'admin',
    press: 'Verify Sample name',
    call: backupsVerify,
    mayHaveChanged: true,
    sends: { path: { name: 'Sample%20name' } },
    reloads: [backupsList],
    says: 'Backup is damaged',
    fails: 'Failed to verify backup',
  },
  'retries a mail': {
    url: '/admin/work',
    as: 'admin',
    server: (api) => void api.answer(failedMailsFailed, { ...sampleOf(failedMailsFailed), isAvailable: true }),
    press: /^Retry .* to /,
    call: failedMailsRetry,
    mayHaveChanged: true,
    sends: { body: { ids: [1] } },
    reloads: [failedMailsFailed, administrationToday],
    says: 'One email queued again',
    fails: 'Failed to retry emails',
  },
  'dismisses reports': {
    url: '/admin/reports',
    as: 'admin',
    press: 'Dismiss',
    call: reportsDecide,
    alsoOff: ['Reject…', 'Archive…'],
    mayHaveChanged: true,
    sends: { body: { outcome: 'dismissed' }, version: 1 },
    reloads: [reportsOpen, administrationToday],
  },
};
