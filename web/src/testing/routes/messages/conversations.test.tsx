import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  conversationsOwn,
  conversationsStart,
  messagesConfirm,
  messagesSend,
  messagesThread,
} from '@/api/generated/calls/messaging.gen';
import { applicationsOne } from '@/api/generated/calls/applications.gen';
import { receivedApplicationsAll, receivedApplicationsSee } from '@/api/generated/calls/hiring.gen';
import { firstOf, pageHeaders, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { fill } from '@/testing/controls.ts';
import { streams } from '@/testing/leftovers.ts';

const ENTRY = firstOf(messagesThread);
const RECEIVED = firstOf(receivedApplicationsAll);
const APPLICATION = {
  ...RECEIVED,
  id: 8,
  user: { ...RECEIVED.user, id: 7 },
  job: { ...RECEIVED.job, id: 12, title: 'Night Auditor' },
};

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi().answer(messagesConfirm, ENTRY.message);
});
afterEach(() => closeApps(api));

const entry = (id: number, content = `Message ${id}`) => ({
  ...ENTRY,
  message: { ...ENTRY.message, id, content, clientId: `client-${id}` },
});

const shownMessages = () => screen.getAllByText(/^Message \d/).map(({ textContent }) => textContent);

it('loads earlier messages by the cursor of the oldest page, until there are none', async () => {
  api.answer(
    messagesThread,
    ({ query: { cursor = 'newest' } }) =>
      ({ newest: [entry(5), entry(6)], b: [entry(3), entry(4)], c: [entry(1)] })[cursor] ?? [],
    ({ query: { cursor = 'newest' } }) =>
      pageHeaders({ total: 5, ...(cursor === 'newest' ? { next: 'b' } : cursor === 'b' ? { next: 'c' } : {}) }),
  );
  const app = await openApp(api, '/messages?conversationId=1', { as: 'job_seeker' });
  for (const count of [4, 5]) {
    await app.user.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
    await waitFor(() => expect(shownMessages()).toHaveLength(count));
  }
  expect(shownMessages()).toEqual([1, 3, 4, 5, 6].map((id) => `Message ${id}`));
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  expect(api.sent(messagesThread).map(({ query }) => query['cursor'])).toEqual([undefined, 'b', 'c']);
  // A reload of the newest page keeps the others and their cursor.
  await act(() => app.client.refetchQueries({ queryKey: ['messaging'], type: 'active' }));
  expect(shownMessages()).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
});

it('keeps what is shown if earlier messages fail to load, and loads them on request', async () => {
  api.answer(messagesThread, [entry(5)], pageHeaders({ total: 2, next: 'b' }));
  const app = await openApp(api, '/messages?conversationId=1', { as: 'job_seeker' });
  api.fail(messagesThread, 503, { message: 'The database is away.' });
  const earlier = () => screen.findByRole('button', { name: 'Show earlier messages' });
  await app.user.click(await earlier());
  await screen.findByText('The database is away.');
  fireEvent.scroll(screen.getByRole('log'));
  await app.settle();
  expect(api.sent(messagesThread)).toHaveLength(2);
  api.answer(messagesThread, [entry(4)]);
  await app.user.click(await earlier());
  await waitFor(() => expect(shownMessages()).toEqual(['Message 4', 'Message 5']));
});

it('says why a conversation could not be started, and lists it once it is', async () => {
  api
    .answer(conversationsOwn, [])
    .answer(applicationsOne, APPLICATION)
    .answer(receivedApplicationsSee, APPLICATION)
    .fail(conversationsStart, 403, { message: 'They did not apply for one of your jobs.' });
  const app = await openApp(api, '/messages', { as: 'employer' });
  const row = firstOf(conversationsOwn);
  api.answer(conversationsOwn, [
    { ...row, conversation: { ...row.conversation, id: 3 }, otherUser: { ...row.otherUser, fullName: 'Ines Duarte' } },
  ]);
  await app.go('/employer/application/8');
  const start = async () => app.user.click(await screen.findByRole('button', { name: /^Message Applicant/ }));
  await start();
  await screen.findByText('They did not apply for one of your jobs.');
  api.answer(conversationsStart, () => {
    throw new DOMException('', 'AbortError');
  });
  await start();
  await screen.findByText('Could not start conversation');
  expect(app.url()).toBe('/employer/application/8');
  api.answer(conversationsStart, { ...sampleOf(conversationsStart), id: 3 });
  await start();
  await screen.findByText('Conversation started');
  await waitFor(() => expect(app.url()).toBe('/messages?conversationId=3'));
  expect(api.sent(conversationsStart)[2]?.body).toEqual({ participantId: 7, jobId: 12, title: 'Night Auditor' });
  await screen.findByRole('link', { name: /Ines Duarte/ });
});

it('marks the conversation that is open, keeps it with a filter, and nothing that was attached to another', async () => {
  const row = firstOf(conversationsOwn);
  api.answer(
    conversationsOwn,
    [1, 2].map((id) => ({ ...row, conversation: { ...row.conversation, id } })),
  );
  const app = await openApp(api, '/messages?conversationId=1', { as: 'job_seeker' });
  await app.go('/messages?conversationId=2');
  const rows = screen.getAllByRole('link', { name: /Sample fullName/ });
  expect(rows.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  const refused = new File(['x'], 'plan.txt', { type: 'text/plain' });
  fireEvent.change(await screen.findByLabelText('Files to attach'), { target: { files: [refused] } });
  await screen.findByText('plan.txt');
  await app.go('/messages?conversationId=1');
  expect(screen.queryByText('plan.txt')).toBeNull();
  fireEvent.click(screen.getByText('Unread'));
  await waitFor(() => expect(app.url()).toBe('/messages?conversationId=1&unread=true'));
});

it.each([
  ['nothing has it', false],
  ['another control has it', true],
])('focuses the name of the other person if %s', async (_what, isElsewhere) => {
  const app = await openApp(api, '/messages?conversationId=1', { as: 'job_seeker' });
  const release = api.hold(messagesThread);
  const opening = app.go('/messages?conversationId=2');
  const field = document.createElement('input');
  document.body.append(field);
  if (isElsewhere) field.focus();
  release();
  await opening;
  await screen.findByRole('log');
  const name = screen.getByRole('heading', { level: 2, name: 'Sample fullName' });
  expect(document.activeElement).toBe(isElsewhere ? field : name);
  field.remove();
});

it('keeps the focus in the text box after sending', async () => {
  api.answer(messagesSend, entry(9));
  const app = await openApp(api, '/messages?conversationId=1', { as: 'job_seeker' });
  fill('Message', 'Good morning');
  await app.user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Message'));
  await waitFor(() => expect(api.sent(messagesSend)).toHaveLength(1));
});

it('offers new messages to those who read earlier ones, and then focuses the messages', async () => {
  api.answer(messagesThread, [entry(1)]);
  const app = await openApp(api, '/messages?conversationId=1', { as: 'job_seeker' });
  await waitFor(() => expect(streams.size).toBe(1));
  const log = screen.getByRole('log');
  Object.defineProperties(log, { scrollHeight: { value: 2_000 }, clientHeight: { value: 500 } });
  log.scrollTop = 300;
  fireEvent.scroll(log);
  act(() => {
    for (const stream of streams) stream.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(entry(2)) }));
  });
  await app.user.click(await screen.findByRole('button', { name: /^New messages/ }));
  expect([document.activeElement, log.scrollTop]).toEqual([log, 2_000]);
  expect(screen.queryByRole('button', { name: /^New messages/ })).toBeNull();
});

it.each([
  ['Sea Inn', 'Night Auditor', 'Sea Inn · Night Auditor'],
  ['Ida Blom', 'Night Auditor', 'Night Auditor'],
  [null, 'Night Auditor', 'Night Auditor'],
  ['Sea Inn', null, 'Sea Inn'],
  [null, null, undefined],
])('a row names the company %s, unless that is the person, and the listing %s', async (companyName, title, about) => {
  const whole = firstOf(conversationsOwn);
  const otherUser = { ...whole.otherUser, fullName: 'Ida Blom', companyName };
  api.answer(conversationsOwn, [{ ...whole, otherUser, conversation: { ...whole.conversation, id: 5, title } }]);
  await openApp(api, '/messages', { as: 'job_seeker' });
  const row = await screen.findByRole('link', { name: /Ida Blom/ });
  expect(row.querySelector('[class*=about]')?.textContent).toBe(about);
});
