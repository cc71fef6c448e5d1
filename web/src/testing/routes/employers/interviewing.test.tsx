import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applicationsOne } from '@/api/generated/calls/applications.gen';
import { receivedApplicationsAll, receivedApplicationsSee } from '@/api/generated/calls/hiring.gen';
import {
  interviewsCancel,
  interviewsOffer,
  interviewsOfApplication,
  interviewsTake,
  interviewsUpcoming,
} from '@/api/generated/calls/interviews.gen';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { areDialogsClosed, choose, fill, fillDay, hrefOf, typed } from '@/testing/controls.ts';

// Not the zone of most servers, so that one which is ignored shows.
const AT = '2020-11-20T10:00:00.000Z';
const [SOON, LATER] = [2, 3].map((days) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString()) as [
  string,
  string,
];
const APPLICATION = { ...firstOf(receivedApplicationsAll), id: 8, seenAt: AT };
const INTERVIEW = {
  ...firstOf(interviewsUpcoming),
  id: 6,
  version: 4,
  state: 'offered' as const,
  minutes: 45,
  place: 'Desk',
  link: null,
  note: null,
  startsAt: null,
  company: 'Sea Inn',
  slots: [SOON, LATER].map((startsAt, index) => ({ startsAt, isFree: index === 0 })),
};
type Interview = typeof sample;
const sample = firstOf(interviewsUpcoming);
const interview = (changes: Partial<Interview>): Interview => ({ ...INTERVIEW, ...changes });

const FREED = { ...INTERVIEW, slots: [{ startsAt: SOON, isFree: false }] };
const CANCELLED = { state: 'cancelled' as const, cancelledBy: 'employer' as const };
const SCHEDULED = { state: 'scheduled' as const, startsAt: SOON };

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi()
    .answer(receivedApplicationsSee, APPLICATION)
    .answer(receivedApplicationsAll, [APPLICATION])
    .answer(applicationsOne, APPLICATION)
    .answer(interviewsOffer, sampleOf(interviewsOffer))
    .answer(interviewsTake, sampleOf(interviewsTake))
    .answer(interviewsCancel, sampleOf(interviewsCancel));
});
afterEach(() => closeApps(api));

const press = (text: string) =>
  fireEvent.click(screen.getAllByText(text, { selector: 'button span' }).at(-1) as Element);
const offered = [
  'Offer interview',
  'Offer other times',
  'Offer another interview',
  'Withdraw Offer',
  'Cancel Interview',
];
const shown = (texts: readonly string[]) => texts.filter((text) => screen.queryByText(text) !== null);
const local = (time: string) => {
  const date = new Date(time);
  date.setMinutes(date.getMinutes() - date.getTimezoneOffset());
  return date.toISOString().slice(0, 16);
};

it.each([
  [undefined, ['Offer interview'], /^Interview(?!.*interview on)/],
  [
    interview({}),
    ['Offer other times', 'Withdraw Offer'],
    /The applicant can choose a time:.*\(no longer available\)Place: Desk/,
  ],
  [FREED, ['Offer other times', 'Withdraw Offer'], /None of these times is available anymore:/],
  [interview(SCHEDULED), ['Cancel Interview'], /Place: DeskTimes are in your time zone/],
  [interview({ ...SCHEDULED, startsAt: AT }), ['Offer another interview'], /Nov 20, 2020/],
  [interview(CANCELLED), ['Offer another interview'], /You canceled the interview\./],
  [
    interview({ ...CANCELLED, cancelledBy: 'applicant', startsAt: SOON }),
    ['Offer another interview'],
    /The applicant canceled the interview on \w{3}, \w{3} \d/,
  ],
] as const)('shows an employer the interview, and what can be done: %#', async (one, actions, text) => {
  api.answer(interviewsOfApplication, one ? [one] : []);
  await openApp(api, '/employer/application/8', { as: 'employer' });
  await screen.findByRole('region', { name: 'Interview' });
  expect(screen.getByRole('region', { name: 'Interview' }).textContent.replaceAll(/\s/g, ' ')).toMatch(text);
  expect(shown(offered)).toEqual(actions);
  expect(hrefOf('Add to calendar')).toBe(
    actions.includes('Cancel Interview' as never) ? '/api/interviews/6/calendar' : undefined,
  );
});

it.each([{ status: 'rejected' as const }, { withdrawnAt: AT }])(
  'offers no interview for an application that is %o',
  async (state) => {
    api.answer(interviewsOfApplication, []).answer(applicationsOne, { ...APPLICATION, ...state });
    const app = await openApp(api, '/employer/application/8', { as: 'employer' });
    expect(screen.queryByRole('region', { name: 'Interview' })).toBeNull();
    api.answer(interviewsOfApplication, [interview(CANCELLED)]);
    await app.client.refetchQueries({ queryKey: ['applications', 'interviews'] });
    expect(await screen.findByText('You canceled the interview.')).toBeDefined();
    expect(shown(offered)).toEqual([]);
  },
);

it.each([
  [undefined, 'Offer interview', null],
  [interview({}), 'Offer other times', '"4"'],
  [interview(CANCELLED), 'Offer another interview', '"4"'],
])('offers times, also after an earlier interview: %#', async (former, button, version) => {
  api.answer(interviewsOfApplication, former ? [former] : []);
  const app = await openApp(api, '/employer/application/8', { as: 'employer' });
  press(button);
  await screen.findByLabelText('Time 1');
  const required = [...document.querySelectorAll('.ant-modal .ant-form-item-required')];
  expect(required.map(({ textContent }) => textContent)).toEqual(['Time 1', 'Duration']);
  expect([typed(/^Time 2/), typed(/^Time 3/), typed(/^Place/)]).toEqual(['', undefined, former ? 'Desk' : '']);
  fill(/^Place/, '');
  press('Send offer');
  await screen.findByText('Offer at least one time');
  expect(await screen.findByText('Enter a place or a link')).toBeDefined();
  await fillDay('Time 1', '2020-01-01T10:00');
  fill(/^Link/, 'example.com/call');
  await screen.findByText('Choose a time in the future');
  await screen.findByText('Enter a link that starts with https://');
  for (const _ of [3, 4, 5]) press('Add a time');
  await screen.findByLabelText(/^Time 5/);
  expect(screen.queryByText('Add a time')).toBeNull();
  await fillDay('Time 1', local(SOON));
  await fillDay(/^Time 5/, local(LATER));
  fill(/^Link/, ' https://example.com/call ');
  await choose(app.user, 'Duration', '90 minutes');
  api.fail(interviewsOffer, 409, { message: 'That time is taken.' });
  press('Send offer');
  await screen.findByText('That time is taken.');
  expect(typed(/^Link/)).toContain('https://example.com/call');
  api.answer(interviewsOffer, interview({}));
  const before = api.sent(interviewsOfApplication).length;
  press('Send offer');
  await screen.findByText('Interview offered');
  const [, sent] = api.sent(interviewsOffer);
  expect([sent?.path, sent?.headers.get('If-Match'), sent?.body]).toEqual([
    { id: '8' },
    version,
    {
      slots: [SOON, LATER].map((time) => `${time.slice(0, 16)}:00.000Z`),
      minutes: 90,
      place: '',
      link: 'https://example.com/call',
      note: '',
      timeZone: 'America/St_Johns',
    },
  ]);
  await waitFor(() => expect(areDialogsClosed()).toBe(true));
  expect([typed('Time 1'), typed(/^Time 5/), typed(/^Place/)]).toEqual(['', '', 'Desk']);
  await waitFor(() => expect(api.sent(interviewsOfApplication).length).toBeGreaterThan(before));
});

it('lets an applicant take a free time, with the version that was shown', async () => {
  api.answer(interviewsUpcoming, [
    interview({ link: 'https://example.com/call', note: 'Bring shoes' }),
    ...(['employer', 'applicant'] as const).map((cancelledBy, index) =>
      interview({ ...CANCELLED, id: 10 + index, cancelledBy }),
    ),
  ]);
  const app = await openApp(api, '/job-seeker/dashboard', { as: 'job_seeker' });
  const panel = within(await screen.findByRole('region', { name: 'Interviews' }));
  await panel.findByText('Sea Inn offers you these times:');
  expect(hrefOf('https://example.com/call')).toBe('https://example.com/call');
  expect(panel.getByText('Bring shoes')).toBeDefined();
  expect(panel.getAllByText(/canceled the interview\.$/).map(({ textContent }) => textContent)).toEqual([
    'The employer canceled the interview.',
    'You canceled the interview.',
  ]);
  const [first, second] = panel.getAllByRole('radio') as HTMLInputElement[];
  const choice = () => screen.getByText('Choose this time').closest('button');
  expect([first?.disabled, second?.disabled, choice()?.disabled]).toEqual([false, true, true]);
  await app.user.click(first as Element);
  expect(choice()?.disabled).toBe(false);
  const release = api.hold(interviewsTake);
  press('Choose this time');
  await screen.findByText('Choosing…');
  expect(first?.disabled).toBe(true);
  release();
  await screen.findByText('Interview scheduled');
  const [sent] = api.sent(interviewsTake);
  expect([sent?.headers.get('If-Match'), sent?.body]).toEqual([
    '"4"',
    { startsAt: SOON, timeZone: 'America/St_Johns' },
  ]);
});

it('sends no empty proposal', async () => {
  api.answer(interviewsUpcoming, [interview({ proposal: null })]);
  await openApp(api, '/job-seeker/dashboard', { as: 'job_seeker' });
  await screen.findByText('None of these suits me');
  press('None of these suits me');
  const send = () => screen.getByText('Send proposal').closest('button')?.disabled;
  const isRefused = ['', '  ', 'After four'].map((text) => {
    fill('When you could', text);
    return send();
  });
  expect(isRefused).toEqual([true, true, false]);
});

it('forgets a chosen time that somebody else took', async () => {
  api.answer(interviewsUpcoming, [interview({})]);
  const app = await openApp(api, '/job-seeker/dashboard', { as: 'job_seeker' });
  await app.user.click((await screen.findAllByRole('radio'))[0] as Element);
  api.fail(interviewsTake, 409, { message: 'Taken.' }).answer(interviewsUpcoming, [FREED]);
  press('Choose this time');
  await screen.findByText('Taken.');
  await screen.findByText('None of these times is available anymore.');
  expect(screen.getByText('Choose this time').closest('button')?.disabled).toBe(true);
  press('Decline');
  await screen.findByText('Decline the interview?');
  press('Decline');
  await screen.findByText('Interview canceled');
  expect(api.sent(interviewsCancel)[0]?.headers.get('If-Match')).toBe('"4"');
});

it.each([
  [
    interview({ slots: [SOON, LATER].map((startsAt) => ({ startsAt, isFree: true })) }),
    'Waiting for a reply: 2 times offered',
  ],
  [interview({}), 'Waiting for a reply: 1 time offered'],
  [interview(SCHEDULED), undefined],
])('lists for an employer whom to meet: %#', async (one, text) => {
  api.answer(interviewsUpcoming, [
    { ...one, applicantName: 'Mina', applicationId: 8 },
    { ...one, id: 7, applicantName: 'Gone', applicationId: null },
  ]);
  await openApp(api, '/employer/dashboard', { as: 'employer' });
  await screen.findByText(/^Mina · /);
  expect(screen.queryAllByText(/^Waiting for a reply/)[0]?.textContent).toBe(text);
  expect([hrefOf('View the application of Mina'), hrefOf('View the application of Gone')]).toEqual([
    '/employer/application/8',
    undefined,
  ]);
});
