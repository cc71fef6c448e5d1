import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { receivedApplicationsOfJob } from '@/api/generated/calls/hiring.gen';
import { jobsArchive, jobsEdit, jobsOne, jobsPost } from '@/api/generated/calls/jobs.gen';
import { jobDraftsAdd, jobListsOwn, proposedTextsDiscard } from '@/api/generated/calls/listings.gen';
import { firstOf, pageHeaders, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';
import { choose, fill, typed } from '@/testing/controls.ts';

const LIVE = { isApproved: true, isOpen: true, isArchived: false, isPublic: true, isRejected: false, archivedBy: null };
const JOB = {
  ...sampleOf(jobsOne),
  ...LIVE,
  id: 7,
  version: 4,
  employerId: PEOPLE.employer.id,
  isPremium: false,
  premiumRequested: false,
  premiumGranted: false,
  description: 'Quiet hours at the desk. '.repeat(6).trim(),
};
type Job = typeof JOB;

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi();
});
afterEach(() => closeApps(api));

const open = (changes: Partial<Job>) => {
  api.answer(jobsOne, { ...JOB, ...changes });
  return openApp(api, '/employer/job/7', { as: 'employer' });
};
const has = (...texts: string[]) => texts.filter((text) => screen.queryAllByText(text).length > 0);
const press = (text: string) =>
  fireEvent.click(screen.getAllByText(text, { selector: 'button span' }).at(-1) as Element);
const main = () => screen.getByRole('main').textContent;

it.each([
  [{}, ['Active']],
  [{ isOpen: false }, ['Closed']],
  [
    { isApproved: false, isPublic: false },
    [
      'Pending approval',
      'This listing is pending approval. Our team reviews it, typically within 24 hours; it appears once approved.',
    ],
  ],
  [{ isApproved: false, isPublic: true }, ['Pending approval', 'Approved version public']],
  [
    { isApproved: false, isPublic: false, isRejected: true },
    ['Not approved', 'We did not approve this listing, so job seekers cannot see it.'],
  ],
  [
    { isApproved: false, isPublic: true, isRejected: true },
    [
      'Not approved',
      'Approved version public',
      'We did not approve your change. Job seekers still see the version that we approved before.',
    ],
  ],
  [{ isArchived: true }, ['Archived']],
  [
    { isArchived: true, archivedBy: 'admin' as const },
    ['Archived', 'Our team archived this job, so only an admin can restore it.'],
  ],
])('says of a listing that is %o: %j', async (state, texts) => {
  await open(state as Partial<Job>);
  expect(
    has(
      'Active',
      'Closed',
      'Pending approval',
      'Not approved',
      'Archived',
      'Approved version public',
      'This listing is pending approval. Our team reviews it, typically within 24 hours; it appears once approved.',
      'We did not approve this listing, so job seekers cannot see it.',
      'We did not approve your change. Job seekers still see the version that we approved before.',
      'Our team archived this job, so only an admin can restore it.',
    ),
  ).toEqual(texts);
});

it.each([
  [0, false, []],
  [
    1,
    false,
    ['The listing goes off the site. In 60 days it is deleted with its 1 application, unless you unarchive it before.'],
  ],
  [
    1_200,
    false,
    [
      'The listing goes off the site. In 60 days it is deleted with its 1,200 applications, unless you unarchive it before.',
    ],
  ],
  [3, true, []],
])('with %s applications, archived: %s, asks %j', async (total, isArchived, texts) => {
  api
    .answer(receivedApplicationsOfJob, [], pageHeaders({ total }))
    .answer(jobsArchive, { ...JOB, isArchived: !isArchived });
  await open({ isArchived });
  const word = isArchived ? 'Unarchive' : 'Archive';
  press(word);
  for (const text of texts) {
    await screen.findByText(text);
    expect(api.sent(jobsArchive)).toEqual([]);
    press('Archive');
  }
  await waitFor(() => expect(api.sent(jobsArchive).map(({ body }) => body)).toEqual([{ archive: !isArchived }]));
  await screen.findByText(`Job ${word.toLowerCase()}d`);
});

it('discards a change of the version that was shown', async () => {
  api.answer(proposedTextsDiscard, JOB);
  await open({ isApproved: false });
  press('Discard Change');
  await screen.findByText('Discard your change?');
  press('Discard Change');
  await screen.findByText('Change discarded');
  const [sent] = api.sent(proposedTextsDiscard);
  expect([sent?.path, sent?.headers.get('If-Match')]).toEqual([{ id: '7' }, '"4"']);
});

it('shares a link, and says if others cannot see the page', async () => {
  const app = await open({ isApproved: false, isPublic: false });
  press('Share Job');
  expect(await screen.findByText('Others see this page only while the listing is active.')).toBeDefined();
  app.close();
  await open({});
  press('Share Job');
  await screen.findByText(/\/jobs\/7$/);
  expect(has('Others see this page only while the listing is active.')).toEqual([]);
});

it.each([
  [{}, { isApproved: false }, false, /^Your changes are saved and pending approval by our team\. Until then/],
  [{}, {}, false, /^Your changes are live\.$/],
  [{}, { premiumRequested: true }, true, /^Your changes are live\. Premium awaits your payment\.$/],
  [{}, { premiumRequested: true }, false, /^Your changes are live\. Premium awaits approval by our team\.$/],
  [
    { isApproved: false, isPublic: false },
    { isApproved: false, isPublic: false },
    false,
    /^Your changes are saved\. The listing is still pending/,
  ],
  [{}, { isApproved: false, isPublic: false }, false, /before it appears again\.$/],
] as const)(
  'saves an edit of %o as %o, payments: %s, and says what follows',
  async (before, after, takesPayments, text) => {
    const edited = { ...JOB, ...before };
    api.answer(jobsOne, edited).answer(jobsEdit, { ...JOB, ...after, version: 5 });
    const app = await openApp(api, '/employer/edit-job/7', {
      as: 'employer',
      site: takesPayments ? { takesPayments } : {},
    });
    fill(/^Job title/, ' Night Porter ');
    press('Save Changes');
    await screen.findByText(text);
    await waitFor(() => expect(app.url()).toBe('/employer/job/7'));
    const [sent] = api.sent(jobsEdit);
    expect([sent?.headers.get('If-Match'), sent?.body]).toEqual([
      '"4"',
      expect.objectContaining({ title: 'Night Porter' }),
    ]);
  },
);

it('loads what was changed elsewhere, keeps the own edits and saves them with the new version', async () => {
  api.answer(jobsOne, JOB).fail(jobsEdit, 412, { message: 'It has changed.' });
  await openApp(api, '/employer/edit-job/7', { as: 'employer' });
  fill(/^Job title/, 'Night Porter');
  press('Save Changes');
  await screen.findByText(/^This listing was changed elsewhere/);
  api.answer(jobsOne, { ...JOB, version: 6, title: 'Day Porter', company: 'Sea Inn' });
  press('Load the latest version');
  await waitFor(() => expect(typed(/^Company/)).toBe('Sea Inn'));
  expect(typed(/^Job title/)).toBe('Night Porter');
  expect(screen.queryByText(/^This listing was changed elsewhere/)).toBeNull();
  api.answer(jobsEdit, JOB);
  press('Save Changes');
  await waitFor(() => expect(api.sent(jobsEdit).map(({ headers }) => headers.get('If-Match'))).toEqual(['"4"', '"6"']));
  await screen.findByText('Job updated successfully');
});

it.each([
  [true, true, '/employer/job/9'],
  [true, false, '/employer/dashboard'],
  [false, true, '/employer/dashboard'],
])('posts a draft, premium: %s, payments: %s, once, and leads to %s', async (isPremium, takesPayments, to) => {
  const draft = { ...sampleOf(jobDraftsAdd), id: 3, version: 1 };
  api.answer(jobDraftsAdd, draft).answer(jobsPost, { ...JOB, id: 9, isPremium, isApproved: false });
  const app = await openApp(api, '/employer/post-job', {
    as: 'employer',
    site: takesPayments ? { takesPayments } : {},
  });
  press('Post Job');
  await screen.findByText('Job title must be at least 5 characters');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Job title/)));
  fill(/^Job title/, 'Night Porter');
  fill(/^Company/, 'Sea Inn');
  fill(/^Location/, 'Faro, Portugal');
  fill(/^Salary/, '€2,000 a month');
  fill(/^Description/, JOB.description);
  await choose(app.user, 'Job type', 'Seasonal');
  await choose(app.user, 'Category', 'Hotels & resorts');
  await screen.findByText('Draft saved. You can continue it on any device.', {}, { timeout: 20_000 });
  expect(main()).toContain('In the European Union, applicants are entitled to know the pay');
  const release = api.hold(jobsPost);
  press('Post Job');
  press('Post Job');
  await waitFor(() => expect(api.sent(jobsPost)).toHaveLength(1));
  // Typed too late for the listing, and no draft of another one.
  fill(/^Job title/, 'Head Porter');
  release();
  await screen.findByText('Job posted successfully');
  await waitFor(() => expect(app.url()).toBe(to));
  expect([api.sent(jobsPost).length, api.sent(jobDraftsAdd).length]).toEqual([1, 1]);
  expect(api.sent(jobsPost)[0]?.body).toMatchObject({
    title: 'Night Porter',
    jobType: 'seasonal',
    category: 'hotels',
    draftId: 3,
    minSalary: null,
    department: null,
    deadline: null,
    placeIds: null,
    facts: {},
    questions: [],
  });
  expect(window.localStorage.getItem('wayfare:job-draft')).toBeNull();
});

it.each([
  ['', ['Active 1', 'Pending 1']],
  ['?tab=archived', ['Old 1']],
])('the dashboard at “%s” lists %j', async (search, titles) => {
  const own = { ...firstOf(jobListsOwn), ...LIVE, applicationCount: 1, views: 2 };
  api.answer(jobListsOwn, [
    { ...own, id: 1, title: 'Active 1' },
    { ...own, id: 2, title: 'Pending 1', isApproved: false, isPublic: false },
    { ...own, id: 3, title: 'Old 1', isArchived: true },
  ] as never);
  await openApp(api, `/employer/dashboard${search}`, { as: 'employer' });
  await waitFor(() =>
    expect(screen.getAllByText(/^(Active|Pending|Old) 1$/).map(({ textContent }) => textContent)).toEqual(titles),
  );
  expect(main()).toContain('1 application · 2 views');
});
