import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userPagesUser } from '@/api/generated/calls/administration.gen';
import { adminInvitationsInvite, adminInvitationsList } from '@/api/generated/calls/admin.gen';
import { suspensionSet } from '@/api/generated/calls/account.gen';
import { jobsApprove, jobsArchive, jobsOne, jobsReject, jobsWithoutPremium } from '@/api/generated/calls/jobs.gen';
import { jobListsPending } from '@/api/generated/calls/listings.gen';
import * as moderation from '@/api/generated/calls/moderation.gen';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';
import { choose, fill, hrefOf } from '@/testing/controls.ts';

const { reportsDecide, reportsOpen, reportsOwn, reviewOne } = moderation;
const REPORTED = { ...firstOf(reportsOpen), jobId: 7, version: 4, title: 'Porter', isPublished: true, employerId: 5 };
const JOB = {
  ...sampleOf(jobsOne),
  id: 7,
  version: 4,
  employerId: PEOPLE.employer.id,
  title: 'Porter',
  isApproved: false,
  isArchived: false,
  isRejected: false,
  isPublic: false,
  isUnchecked: false,
  isPremium: false,
  premiumRequested: false,
};
type Job = typeof JOB;
const PENDING = { ...firstOf(jobListsPending), id: 7, version: 4, title: 'Porter' };

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi()
    .answer(jobListsPending, [PENDING, { ...PENDING, id: 8, title: 'Chef' }])
    .answer(reviewOne, { ...sampleOf(reviewOne), hints: [] });
});
afterEach(() => closeApps(api));

const press = (text: string) =>
  fireEvent.click(screen.getAllByText(text, { selector: 'button span' }).at(-1) as Element);
const main = () => screen.getByRole('main').textContent;

/** Opens the review of the first pending listing. */
async function review(changes: Partial<Job>, takesPayments = false) {
  api.answer(jobsOne, ({ path }) => ({ ...JOB, ...changes, id: Number(path['id']) }));
  const app = await openApp(api, '/admin/dashboard', { as: 'admin', site: takesPayments ? { takesPayments } : {} });
  fireEvent.click(screen.getByLabelText('Review Porter'));
  await screen.findByText(/^(Una|A)rchive$/, { selector: '[role=dialog] button span' });
  await app.settle();
  return app;
}

describe('reported listings', () => {
  it('are counted, and say who reported them', async () => {
    const report = { ...firstOf(reportsOpen).reports[0], text: null } as (typeof REPORTED.reports)[number];
    api.answer(reportsOpen, [
      { ...REPORTED, count: 1, reports: [{ ...report, hasAccount: true }] },
      {
        ...REPORTED,
        jobId: 8,
        title: 'Chef',
        isPublished: false,
        count: 5,
        reports: [{ ...report, hasAccount: false }],
      },
    ]);
    await openApp(api, '/admin/reports', { as: 'admin' });
    const [first, second] = within(screen.getByLabelText('Reported jobs'))
      .getAllByRole('heading', { level: 2 })
      .map((title) => title.closest('li')?.textContent);
    expect(first).toMatch(/1 report · (?!.*Not published).*someone with an account(?!.*more)/);
    expect(second).toMatch(/5 reports · .*Not published.*a visitor.*And 4 more\./);
    expect([hrefOf('Porter'), hrefOf('Chef')]).toEqual(['/jobs/7', '/admin/dashboard?tab=listings&keywords=Chef']);
  });

  it.each([
    ['Reject…', 'Reject Listing', 'rejected'],
    ['Archive…', 'Archive Listing', 'archived'],
  ])('are decided by %s with a reason, for the version that was shown', async (open, action, outcome) => {
    api.answer(reportsOpen, [REPORTED]).answer(reportsDecide, undefined as never);
    const app = await openApp(api, '/admin/reports', { as: 'admin' });
    press(open);
    // The button that had the focus is gone.
    const reason = await screen.findByLabelText('Reason', { selector: '[role=combobox]' });
    await waitFor(() => expect(document.activeElement).toBe(reason));
    press(action);
    await screen.findByText('Please choose a reason');
    expect(screen.getByText('Please explain what is wrong')).toBeDefined();
    press('Cancel');
    press(open);
    await choose(app.user, 'Reason', 'Discrimination');
    fill('Explanation for the employer', 'Too young');
    api.answer(reportsOpen, []);
    press(action);
    await screen.findByText('Reports closed');
    const [sent] = api.sent(reportsDecide);
    expect([sent?.path, sent?.headers.get('If-Match'), sent?.body]).toEqual([
      { jobId: '7' },
      '"4"',
      { outcome, reason: expect.any(String), text: 'Too young' },
    ]);
    expect(await screen.findByText('No open reports')).toBeDefined();
  });

  it('tell those who reported them what was decided', async () => {
    const own = { ...firstOf(reportsOwn), jobId: 7 };
    const outcomes = [null, 'dismissed', 'rejected', 'archived'] as const;
    api.answer(reportsOwn, outcomes.map((outcome, id) => ({ ...own, id, title: `Job ${outcome}`, outcome })) as never);
    const app = await openApp(api, '/settings', { as: 'job_seeker' });
    expect(outcomes.map((outcome) => hrefOf(`Job ${outcome}`))).toEqual(['/jobs/7', '/jobs/7', undefined, undefined]);
    expect(main()).toMatch(
      /Under review.*We found no violation.*Listing stays.*has to change it.*Only our team can bring it back/,
    );
    expect(main()).toContain('These decisions are made by people.');
    api.answer(reportsOwn, []);
    await app.client.refetchQueries({ queryKey: ['account', 'reports'] });
    await waitFor(() => expect(screen.queryByText('Jobs you reported')).toBeNull());
  });
});

describe('the review of a listing', () => {
  const buttons = () =>
    [...document.querySelectorAll('[role=dialog] button')]
      .map(({ textContent }) => textContent)
      .filter((text) => /^(App|Ref|Rej|Sus|Arc|Una)/.test(text));

  it.each([
    [{}, false, ['Approve', 'Reject…', 'Suspend and Reject All…', 'Archive']],
    [{ isRejected: true }, false, ['Approve', 'Archive']],
    [{ isRejected: true, isPublic: true }, false, ['Approve', 'Reject…', 'Archive']],
    [{ isApproved: true, isPublic: true }, false, ['Reject…', 'Archive']],
    [{ isApproved: true, isPublic: true, isUnchecked: true }, false, ['Approve', 'Reject…', 'Archive']],
    [{ isArchived: true }, false, ['Unarchive']],
    [
      { premiumRequested: true },
      false,
      ['Approve', 'Approve without premium…', 'Reject…', 'Suspend and Reject All…', 'Archive'],
    ],
    [
      { isApproved: true, isPublic: true, premiumRequested: true },
      false,
      ['Approve premium', 'Refuse premium…', 'Reject…', 'Archive'],
    ],
    [{ isApproved: true, isPublic: true, premiumRequested: true }, true, ['Refuse premium…', 'Reject…', 'Archive']],
    [{ isApproved: true, isPublic: true, isPremium: true }, false, ['Refuse premium…', 'Reject…', 'Archive']],
    [{ isRejected: true, premiumRequested: true }, false, ['Approve', 'Archive']],
  ])('that is %o, payments: %s, offers %j', async (state, takesPayments, offered) => {
    await review(state, takesPayments);
    expect(buttons()).toEqual(offered);
  });

  it.each([
    ['Approve', jobsApprove, undefined, {}],
    ['Archive', jobsArchive, { archive: true }, {}],
  ] as const)('shows the next listing after %s', async (button, call, body, state) => {
    api.answer(call as typeof jobsApprove, JOB);
    await review(state);
    press(button);
    await waitFor(() => expect(api.sent(call)).toMatchObject([{ path: { id: '7' }, ...(body && { body }) }]));
    await waitFor(() => expect(api.sent(jobsOne).at(-1)?.path).toEqual({ id: '8' }));
  });

  it('shows the next listing without waiting for the queue', async () => {
    api.answer(jobsApprove, JOB);
    await review({});
    const answerQueue = api.hold(jobListsPending);
    press('Approve');
    await waitFor(() => expect(api.sent(jobsOne).at(-1)?.path).toEqual({ id: '8' }));
    answerQueue();
  });

  it('rejects with a reason, and refuses premium with an explanation, the version that was read', async () => {
    api.answer(jobsReject, JOB).answer(jobsWithoutPremium, JOB);
    const app = await review({ premiumRequested: true });
    press('Reject…');
    await screen.findByLabelText('Reason');
    await choose(app.user, 'Reason', 'Discrimination');
    fill('Explanation for the employer', 'Too young');
    press('Reject Listing');
    await screen.findByText('Job rejected');
    expect(api.sent(jobsReject)[0]).toMatchObject({ path: { id: '7' }, body: { text: 'Too young' } });
    await waitFor(() => expect(api.sent(jobsOne).at(-1)?.path).toEqual({ id: '8' }));
    fireEvent.click(await screen.findByText('Approve without premium…'));
    await screen.findByLabelText('Explanation for the employer');
    press('Approve without premium');
    await screen.findByText('Please explain why');
    fill('Explanation for the employer', 'No photo');
    press('Approve without premium');
    await screen.findByText('Premium refused');
    expect(api.sent(jobsWithoutPremium)[0]).toMatchObject({ path: { id: '8' }, body: { text: 'No photo' } });
    const versions = [jobsReject, jobsWithoutPremium].map((call) => api.sent(call)[0]?.headers.get('If-Match'));
    expect(versions).toEqual(['"4"', '"4"']);
  });

  it('reads the listing each time that it is opened, and leads to Approve only under a warning', async () => {
    const hint = { ...firstOf(jobListsPending), rule: 'fees', sentence: 'It asks for money.', quote: null };
    api.answer(reviewOne, { ...sampleOf(reviewOne), hints: [hint] as never });
    await review({});
    const dialog = screen.getByRole('dialog');
    expect(await screen.findByText('It asks for money.')).toBeDefined();
    const approve = screen.getByText('Approve').closest('button') as HTMLButtonElement;
    await waitFor(() => expect(approve.dataset['warned']).toBe('true'));
    fireEvent.keyDown(dialog, { key: 'a' });
    expect([document.activeElement, api.sent(jobsApprove)]).toEqual([approve, []]);
    const reads = api.sent(jobsOne).length;
    fireEvent.keyDown(dialog, { key: 'j' });
    await waitFor(() => expect(api.sent(jobsOne).at(-1)?.path).toEqual({ id: '8' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'k' });
    await waitFor(() => expect(api.sent(jobsOne)).toHaveLength(reads + 2));
    expect(api.sent(jobsOne).at(-1)?.path).toEqual({ id: '7' });
  });
});

describe('an account', () => {
  const USER = { ...sampleOf(userPagesUser), id: 5, fullName: 'Sea Inn', role: 'employer' as const };

  it.each([
    [{ hasPassword: true, passkeys: 1, emailVerifiedAt: null }, /\(not verified\).*Password, 1 passkey(?!s)/],
    [{ hasPassword: false, passkeys: 2, emailVerifiedAt: '2026-05-05T10:00:00Z' }, /\(verified\).*2 passkeys/],
    [{ hasPassword: false, passkeys: 0 }, /Linked account/],
    [{ suspendedAt: '2026-05-05T10:00:00Z', suspensions: [{ reason: 'Fees' }] }, /Suspended since May 5, 2026Fees/],
  ])('that is %o is shown with its facts', async (state, text) => {
    api.answer(userPagesUser, { ...USER, suspendedAt: null, ...state } as never);
    await openApp(api, '/admin/users/5', { as: 'admin' });
    expect(main()).toMatch(text);
    expect(main()?.includes('Suspended since')).toBe('suspendedAt' in state);
  });

  it('is suspended with a reason of at least ten characters', async () => {
    api.answer(userPagesUser, { ...USER, suspendedAt: null }).fail(suspensionSet, 409, { message: 'Already so.' });
    await openApp(api, '/admin/users/5', { as: 'admin' });
    press('Suspend');
    await screen.findByText('Suspend Sea Inn?');
    fill('Reason', ' too short ');
    press('Suspend');
    await screen.findByText('Reason must be at least 10 characters');
    fill('Reason', ' Asks for deposits ');
    press('Suspend');
    await waitFor(() =>
      expect(api.sent(suspensionSet)).toMatchObject([{ body: { suspended: true, reason: 'Asks for deposits' } }]),
    );
    await waitFor(() => expect(screen.getAllByText('Already so.').length).toBeGreaterThan(0));
  });

  it('of an admin is offered by mail, to valid addresses', async () => {
    api.answer(adminInvitationsList, []).answer(adminInvitationsInvite, undefined as never);
    await openApp(api, '/admin/dashboard?tab=users', { as: 'admin' });
    press('Invite an Admin');
    await screen.findByRole('dialog');
    fill('Email', 'ada');
    press('Send Invitation');
    await screen.findByText('Please enter a valid email address');
    fill('Email', ' ada@example.com ');
    press('Send Invitation');
    await screen.findByText('We have sent a link to ada@example.com.');
    expect(api.sent(adminInvitationsInvite)).toMatchObject([{ body: { email: 'ada@example.com', password: '' } }]);
    await waitFor(() => expect(api.sent(adminInvitationsList)).toHaveLength(2));
  });
});
