import { screen } from '@testing-library/react';
import {
  objectionsOpen,
  objectionsReject,
  passwordResetLink,
  suspensionEndUserSessions,
  suspensionSet,
} from '@/api/generated/calls/account.gen';
import {
  administrationToday,
  userPagesAbout,
  userPagesAdd,
  userPagesRemove,
  userPagesUser,
} from '@/api/generated/calls/administration.gen';
import {
  adminVerificationVerify,
  adminVerificationWithdraw,
  companyReviewApprove,
  companyReviewPending,
} from '@/api/generated/calls/companies.gen';
import { firstOf, sampleOf, type StandInApi } from '@/testing/api/stand-in-api.ts';
import { fill } from '@/testing/controls.ts';
import { last, opened, type Action } from '../action.ts';

const USER = { ...sampleOf(userPagesUser), id: 5 };
const COMPANY = { ...sampleOf(userPagesUser).company, version: 4, isTrusted: false, verifiedDomain: null };
const NOTE = { ...firstOf(userPagesAbout), id: 6, isOwn: true };

const ofUser = (user: Partial<typeof USER>) => ({
  url: '/admin/users/5',
  as: 'admin' as const,
  server: (api: StandInApi) =>
    void api
      .answer(userPagesUser, { ...USER, role: 'employer', ...user } as typeof USER)
      .answer(userPagesAbout, [NOTE]),
});

/** What admins do about accounts and companies. */
export const ADMIN_ACCOUNT_ACTIONS: Record<string, Action> = {
  'suspends an account': {
    ...ofUser({}),
    before: opened('Suspend', { Reason: 'Because of reasons' }),
    press: last('Suspend'),
    call: suspensionSet,
    mayHaveChanged: true,
    sends: { path: { id: '5' }, body: { suspended: true, reason: 'Because of reasons' } },
    reloads: [userPagesUser],
    fails: 'Failed to change the suspension',
  },
  'lifts a suspension': {
    ...ofUser({ suspendedAt: '2026-11-20T10:00:00.000Z' }),
    before: opened('Lift Suspension', { Reason: 'Because of reasons' }),
    press: last('Lift Suspension'),
    call: suspensionSet,
    mayHaveChanged: true,
    sends: { path: { id: '5' }, body: { suspended: false, reason: 'Because of reasons' } },
    reloads: [userPagesUser],
    fails: 'Failed to change the suspension',
  },
  'rejects an objection': {
    url: '/admin/reports',
    as: 'admin',
    server: (api) => void api.answer(objectionsOpen, [{ ...firstOf(objectionsOpen), id: 8 }]),
    before: opened('Reject Objection', { Reason: 'Because of reasons' }),
    press: last('Reject Objection'),
    call: objectionsReject,
    sends: { path: { id: '8' }, body: { reason: 'Because of reasons' } },
    reloads: [objectionsOpen, administrationToday],
    says: 'Objection rejected',
    fails: 'Failed to reject the objection',
  },
  'lifts a suspension after an objection': {
    url: '/admin/reports',
    as: 'admin',
    server: (api) => void api.answer(objectionsOpen, [{ ...firstOf(objectionsOpen), userId: 5 }]),
    before: opened('Lift Suspension', { Reason: 'Because of reasons' }),
    press: last('Lift Suspension'),
    call: suspensionSet,
    sends: { path: { id: '5' }, body: { suspended: false, reason: 'Because of reasons' } },
    reloads: [objectionsOpen, administrationToday],
    fails: 'Failed to change the suspension',
  },
  'ends the sessions of a user': {
    ...ofUser({}),
    press: /End All Sessions$/,
    call: suspensionEndUserSessions,
    mayHaveChanged: true,
    sends: { path: { id: '5' } },
    reloads: [userPagesUser],
    says: 'Signed out everywhere',
    fails: 'Failed to end the sessions',
  },
  'creates a password link': {
    ...ofUser({}),
    before: opened(/^Create a password link for/),
    press: 'Create Link',
    call: passwordResetLink,
    sends: { path: { id: '5' }, body: { password: '' } },
    reloads: [],
    answers: { url: 'https://example.com/reset' },
    opens: 'https://example.com/reset',
  },
  'verifies a company': {
    ...ofUser({ company: COMPANY as never }),
    before: opened(/^Verify Company/, { 'How you checked the company': 'Because of reasons' }),
    press: last('Verify'),
    call: adminVerificationVerify,
    mayHaveChanged: true,
    sends: { path: { employerId: '5' }, version: 4, body: { note: 'Because of reasons' } },
    reloads: [userPagesUser],
    says: 'Company verified',
  },
  'withdraws the verification of a company': {
    ...ofUser({ company: { ...COMPANY, isTrusted: true } as never }),
    before: opened(/^Withdraw Verification/, { Reason: 'Because of reasons' }),
    press: last('Withdraw'),
    call: adminVerificationWithdraw,
    mayHaveChanged: true,
    sends: { path: { employerId: '5' }, body: { reason: 'Because of reasons' } },
    reloads: [userPagesUser],
    says: 'Verification withdrawn',
  },
  'adds a note': {
    ...ofUser({}),
    before: async () => {
      await screen.findByLabelText('New note');
      fill('New note', 'Called them');
    },
    press: /Add Note$/,
    call: userPagesAdd,
    sends: { body: { kind: 'company', id: 5, text: 'Called them' } },
    reloads: [userPagesAbout],
    fails: 'Failed to add the note',
  },
  'removes a note': {
    ...ofUser({}),
    press: /^Remove the note/,
    call: userPagesRemove,
    sends: { path: { id: '6' } },
    reloads: [userPagesAbout],
    fails: 'Failed to remove the note',
  },
  'approves a company profile': {
    url: '/admin/dashboard?tab=pending',
    as: 'admin',
    server: (api) =>
      void api.answer(companyReviewPending, [{ ...firstOf(companyReviewPending), employerId: 5, version: 4 }]),
    before: async (user) => user.click(await screen.findByRole('button', { name: /^Review the profile/ })),
    press: 'Approve',
    call: companyReviewApprove,
    mayHaveChanged: true,
    sends: { path: { employerId: '5' }, version: 4 },
    reloads: [companyReviewPending, administrationToday],
    says: 'Company approved',
    fails: 'Failed to approve company',
  },
};
