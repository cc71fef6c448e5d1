import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { talentPoolAll, talentPoolNote, talentPoolOne, talentPoolTag } from '@/api/generated/calls/hiring.gen';
import { jobListsOwn } from '@/api/generated/calls/listings.gen';
import { conversationsOwn, conversationsStart, messagesSend } from '@/api/generated/calls/messaging.gen';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { choose, fill, typed } from '@/testing/controls.ts';

const PATH = '/employer/talent-pool';
const PERSON = {
  ...sampleOf(talentPoolOne),
  id: 5,
  jobSeekerId: 11,
  fullName: 'Mina Okafor',
  tags: ['summer'],
  notes: [
    { id: 8, author: null, text: 'Would come back.', writtenAt: '2026-05-01T10:00:00.000Z' },
    { id: 9, author: 'Lars Holm', text: 'Call her.', writtenAt: '2026-06-01T10:00:00.000Z' },
  ],
};

let api: StandInApi;

beforeEach(() => {
  const job = { ...firstOf(jobListsOwn), location: 'Faro' };
  api = new StandInApi()
    .answer(talentPoolAll, [{ ...firstOf(talentPoolAll), id: 5, fullName: 'Mina Okafor' }])
    .answer(talentPoolOne, PERSON)
    .answer(jobListsOwn, [
      { ...job, id: 7, title: 'Porter', isOpen: true },
      { ...job, id: 8, title: 'Cook', isOpen: false },
      { ...job, id: 9, title: 'Guide', isOpen: true },
    ]);
});
afterEach(() => closeApps(api));

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

async function openPerson() {
  const app = await openApp(api, PATH, { as: 'employer' });
  await press('Open Mina Okafor');
  await screen.findByText('Would come back.');
  return app;
}

it.each([
  ['', 'Nobody yet', 'People who apply can choose that you keep them in mind. They then appear here.'],
  ['?search=ana', 'Nobody found', 'Try another tag or different words.'],
  ['?tag=summer', 'Nobody found', 'Try another tag or different words.'],
])('that is empty at “%s” says why: “%s”', async (search, text, hint) => {
  api.answer(talentPoolAll, []);
  await openApp(api, PATH + search, { as: 'employer' });
  const main = within(screen.getByRole('main'));
  expect(await main.findByText(text)).toBeDefined();
  expect(main.getByText(hint)).toBeDefined();
});

it('invites to an open listing by a conversation about it, which the list of conversations then has', async () => {
  api
    .answer(conversationsStart, { ...sampleOf(conversationsStart), id: 77 })
    .fail(messagesSend, 503, { message: 'The database is away.' });
  const app = await openPerson();
  const reads = () => api.sent(conversationsOwn).length;
  await app.go('/messages');
  await app.go(PATH);
  const before = reads();
  await press('Open Mina Okafor');
  await press('Invite to Apply');
  await screen.findByText('Invite Mina Okafor to apply');
  expect(isDisabled('Send Invitation')).toBe(true);
  await choose(app.user, 'Listing', 'Guide, Faro');
  const offered = [...document.querySelectorAll('.ant-select-item-option-content')].map(
    ({ textContent }) => textContent,
  );
  expect(offered).toEqual(['Porter, Faro', 'Guide, Faro']);
  const link = `${window.location.origin}/jobs/9`;
  const text = `Hello Mina Okafor, we are looking for: Guide. We would be glad if you applied: ${link}`;
  await waitFor(() => expect(typed('Message')).toBe(text));
  fill('Message', '  ');
  expect(isDisabled('Send Invitation')).toBe(true);
  fill('Message', 'Come and work with us.');
  await press('Send Invitation');
  await screen.findByText('The database is away.');
  expect(typed('Message')).toBe('Come and work with us.');
  api.answer(messagesSend, sampleOf(messagesSend));
  await press('Send Invitation');
  await screen.findByText('Invitation sent');
  expect(api.sent(conversationsStart).at(-1)?.body).toEqual({ participantId: 11, jobId: 9 });
  expect(api.sent(messagesSend).at(-1)).toMatchObject({
    path: { id: '77' },
    body: { content: 'Come and work with us.' },
  });
  await app.settle();
  await app.go('/messages');
  expect(reads()).toBeGreaterThan(before);
});

it('keeps a note until it is added, and then empties the field', async () => {
  api.fail(talentPoolNote, 503, { message: 'The database is away.' });
  await openPerson();
  expect(screen.getByText('Would come back.').closest('li')?.textContent).toContain('Former member, May 1, 2026');
  expect(screen.getByText('Call her.').closest('li')?.textContent).toContain('Lars Holm, Jun 1, 2026');
  expect(isDisabled('Add Note')).toBe(true);
  fill('New note', '  ');
  expect(isDisabled('Add Note')).toBe(true);
  fill('New note', 'Speaks Greek.');
  await press('Add Note');
  await screen.findByText('The database is away.');
  expect(typed('New note')).toBe('Speaks Greek.');
  api.answer(talentPoolNote, sampleOf(talentPoolNote));
  await press('Add Note');
  await waitFor(() => expect(typed('New note')).toBe(''));
  expect(api.sent(talentPoolNote).map(({ body }) => body)).toEqual([
    { text: 'Speaks Greek.' },
    { text: 'Speaks Greek.' },
  ]);
});

it('adds a tag to those that a person has', async () => {
  api.answer(talentPoolTag, sampleOf(talentPoolTag));
  await openPerson();
  const field = screen.getByRole('combobox', { name: 'Tags' });
  fireEvent.change(field, { target: { value: 'Greek' } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(api.sent(talentPoolTag).map(({ body }) => body)).toEqual([{ tags: ['summer', 'Greek'] }]));
});
