import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { adminInvitationsInvite, adminInvitationsList, leavingRequestsDelete } from '@/api/generated/calls/admin.gen';
import { administrationToday, userPagesUser } from '@/api/generated/calls/administration.gen';
import { jobsOne, jobsReject, jobsWithoutPremium } from '@/api/generated/calls/jobs.gen';
import { approveJobsApprove, jobListsPending } from '@/api/generated/calls/listings.gen';
import { reportsDecide, reportsOpen, restrictionsRestrict } from '@/api/generated/calls/moderation.gen';
import { firstOf, sampleOf, type StandInApi } from '@/testing/api/stand-in-api.ts';
import { PEOPLE } from '@/testing/app.tsx';
import { choose, fill } from '@/testing/controls.ts';
import { last, opened, tick, type Action } from '../action.ts';

const JOB = { ...sampleOf(jobsOne), id: 7, version: 4, employerId: PEOPLE.employer.id, isApproved: false };

const PENDING = { ...firstOf(jobListsPending), id: 7, version: 4, isApproved: false };

const WHY = { reason: 'scam', text: 'Nobody pays to work.' };

/** Presses a button and explains the decision in the form that it opens. */
const explained =
  (button: string | RegExp, hasReason = true) =>
  async (user: UserEvent) => {
    fireEvent.click(await screen.findByRole('button', { name: button }));
    await screen.findByLabelText('Explanation for the employer');
    if (hasReason) await choose(user, 'Reason', 'Scam or misleading');
    fill('Explanation for the employer', WHY.text);
  };

const inReview = {
  url: '/admin/dashboard',
  as: 'admin' as const,
  server: (api: StandInApi) =>
    void api.answer(jobListsPending, [PENDING]).answer(jobsOne, { ...JOB, premiumRequested: true }),
  reloads: [jobListsPending, administrationToday],
};

const reviewed = (button: string, hasReason?: boolean) => async (user: UserEvent) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Review Sample title' }));
  await explained(button, hasReason)(user);
};

/** Chooses the listing, and what to do about it. */
const chosen = (button: string) => async () => {
  await tick('Select Sample title');
  fireEvent.click(await screen.findByRole('button', { name: button }));
};

/** What admins decide about listings and accounts. */
export const REVIEW_ACTIONS: Record<string, Action> = {
  'rejects a listing': {
    ...inReview,
    before: reviewed('Reject…'),
    press: 'Reject Listing',
    call: jobsReject,
    sends: { path: { id: '7' }, version: 4, body: WHY },
    says: 'Job rejected“Sample title” was sent back, and the employer will see why.',
    fails: 'Failed to reject job',
  },
  'refuses premium': {
    ...inReview,
    before: reviewed('Approve without premium…', false),
    press: 'Approve without premium',
    call: jobsWithoutPremium,
    sends: { path: { id: '7' }, version: 4, body: { text: WHY.text } },
    says: 'Premium refused“Sample title” is now live, without premium. The employer will see why.',
    fails: 'Failed to refuse premium',
  },
  'rejects the selected listings': {
    ...inReview,
    before: async (user) => {
      await chosen('Reject Selected (1)…')();
      await screen.findByLabelText('Explanation for the employer');
      await choose(user, 'Reason', 'Scam or misleading');
      fill('Explanation for the employer', WHY.text);
    },
    press: 'Reject 1 Listing',
    call: restrictionsRestrict,
    mayHaveChanged: true,
    sends: { body: { outcome: 'rejected', listings: [{ id: 7, version: 4 }], ...WHY } },
    answers: { restricted: [7], skipped: [] },
    says: '1 job rejected',
    found: [() => screen.queryByRole('button', { name: 'Reject Selected (0)…' }) !== null, true],
  },
  'approves the selected listings': {
    ...inReview,
    server: (api) => void api.answer(jobListsPending, [{ ...PENDING, wasApproved: true, isTrusted: true }]),
    before: chosen('Approve Selected (1)…'),
    press: /Approve All$/,
    call: approveJobsApprove,
    mayHaveChanged: true,
    sends: { body: { listings: [{ id: 7, version: 4 }] } },
    answers: { approved: [7], skipped: [] },
    says: '1 job approved',
  },
  'takes a reported listing off the site': {
    url: '/admin/reports',
    as: 'admin',
    before: explained('Archive…'),
    press: 'Archive Listing',
    call: reportsDecide,
    mayHaveChanged: true,
    sends: { body: { outcome: 'archived', ...WHY }, version: 1 },
    reloads: [reportsOpen, administrationToday],
    says: 'Reports closed',
    fails: 'Failed to close the reports',
  },
  'invites an admin': {
    url: '/admin/dashboard?tab=users',
    as: 'admin',
    before: opened('Invite an Admin', { Email: 'ana@example.com' }),
    press: 'Send Invitation',
    call: adminInvitationsInvite,
    sends: { body: { email: 'ana@example.com', password: '' } },
    reloads: [adminInvitationsList],
    says: 'Invitation sentWe have sent a link to ana@example.com.',
  },
  'deletes an account': {
    url: '/admin/users/5',
    as: 'admin',
    server: (api) => void api.answer(userPagesUser, { ...sampleOf(userPagesUser), id: 5 }),
    before: opened('Delete Account', { Reason: 'Asked by letter' }),
    press: last('Delete Account'),
    call: leavingRequestsDelete,
    sends: { path: { id: '5' }, body: { reason: 'Asked by letter', password: '' } },
    reloads: [],
    says: 'Account deleted',
    leads: '/admin/dashboard',
  },
};
