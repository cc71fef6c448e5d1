import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  conversationsOne,
  conversationsOwn,
  conversationsUnread,
  messagesConfirm,
  messagesSend,
  messagesThread,
} from '@/api/generated/calls/messaging.gen';
import * as uploads from '@/api/upload.ts';
import { appStore } from '@/store/store.ts';
import { fileAttached } from '@/store/unsent-messages.ts';
import { firstOf, pageHeaders, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';
import { fill, hrefOf, typed } from '@/testing/controls.ts';
import { streams } from '@/testing/leftovers.ts';

const [ENTRY, ROW] = [firstOf(messagesThread), firstOf(conversationsOwn)];
const [ME, OTHER] = [PEOPLE.job_seeker.id, 21];
const [URL, PLACE] = ['/messages?conversationId=1', { userId: ME, conversationId: 1 }] as const;
const entry = (id: number, changes: Partial<typeof ENTRY.message> = {}) => ({
  ...ENTRY,
  sender: { ...ENTRY.sender, authorId: changes.senderId ?? OTHER, fullName: 'Lars Holm' },
  message: { ...ENTRY.message, id, clientId: `client-${id}`, senderId: OTHER, content: `Message ${id}`, ...changes },
});
const file = (key: string) => ({ key, fileName: `${key}.pdf`, bytes: 2048 });
const conversation = (id: number, unreadCount: number) => {
  const otherUser = { ...ROW.otherUser, fullName: `Person ${id}` };
  return { ...ROW, unreadCount, conversation: { ...ROW.conversation, id }, otherUser };
};

let api: StandInApi;
beforeEach(() => {
  api = new StandInApi()
    .answer(messagesConfirm, ENTRY.message)
    .answer(messagesThread, [entry(1, { status: 'read' })])
    .answer(messagesSend, entry(9, { senderId: ME, content: 'Stored' }));
});
afterEach(() => closeApps(api));
const open = () => openApp(api, URL, { as: 'job_seeker' });
const send = () => screen.getByLabelText<HTMLButtonElement>('Send message');
const submit = () => fireEvent.submit(screen.getByLabelText('Message'));
const attach = (...keys: string[]) =>
  act(() => {
    for (const key of keys) appStore.dispatch(fileAttached({ place: PLACE, file: file(key) }));
  });
const sent = () => api.sent(messagesSend).map(({ body }) => body as { content: string; attachments?: string[] });

it('sends one message at a time, and the next when that is stored', async () => {
  const app = await open();
  const release = api.hold(messagesSend);
  fill('Message', '  First\n');
  submit();
  await screen.findByText('Sending…');
  expect(typed('Message')).toBe('');
  fill('Message', 'Second');
  expect(send().disabled).toBe(true);
  submit();
  fireEvent.keyDown(screen.getByLabelText('Message'), { key: 'Enter' });
  await app.settle();
  expect(sent()).toEqual([{ content: 'First', clientId: expect.any(String) }]);
  expect(typed('Message')).toBe('Second');
  release();
  await screen.findByText('Stored');
  expect(screen.queryByText('Sending…')).toBeNull();
  await waitFor(() => expect(send().disabled).toBe(false));
  submit();
  await waitFor(() => expect(sent().map(({ content }) => content)).toEqual(['First', 'Second']));
});

it('sends nothing by Enter with Shift or in an input method, nor by other keys', async () => {
  const app = await open();
  fill('Message', 'Not yet');
  for (const init of [{ key: 'Enter', shiftKey: true }, { key: 'Enter', isComposing: true }, { key: 'e' }])
    fireEvent.keyDown(screen.getByLabelText('Message'), init);
  await app.settle();
  expect([sent(), typed('Message')]).toEqual([[], 'Not yet']);
});

it('sends what is attached, and returns the text to the draft once the files have expired', async () => {
  api.fail(messagesSend, 409, { message: 'These files have expired.' });
  await open();
  attach('plan', 'menu');
  fill('Message', 'Here they are');
  submit();
  await screen.findByText('These files have expired.');
  expect(sent()).toMatchObject([{ content: 'Here they are', attachments: ['plan', 'menu'] }]);
  expect(typed('Message')).toBe('Here they are');
  expect([screen.queryByText('Not sent'), screen.queryByText('plan.pdf')]).toEqual([null, null]);
  expect(send().disabled).toBe(false);
});

it('puts a text that returns before what was typed meanwhile', async () => {
  api.fail(messagesSend, 409);
  await open();
  attach('plan');
  fill('Message', 'First');
  const release = api.hold(messagesSend);
  submit();
  await screen.findByText('Sending…');
  fill('Message', 'Second');
  release();
  await waitFor(() => expect(typed('Message')).toBe('First\nSecond'));
});

it.each([
  [409, []],
  [503, ['plan']],
])('keeps a message refused with %s and the files %j, to send or to discard', async (status, keys) => {
  api.fail(messagesSend, status, { message: 'Refused.' });
  const app = await open();
  attach(...keys);
  fill('Message', 'Good morning');
  submit();
  await screen.findByText('Refused.');
  expect([typed('Message'), screen.getByText('Good morning').textContent]).toEqual(['', 'Good morning']);
  fireEvent.click(screen.getByText('Retry'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual(sent()[0]);
  fireEvent.click(await screen.findByText('Discard'));
  await app.settle();
  expect(screen.queryByText('Good morning')).toBeNull();
});

it('forgets an unsent message whose live event was faster', async () => {
  api.fail(messagesSend, 503);
  await open();
  await waitFor(() => expect(streams.size).toBe(1));
  fill('Message', 'Good morning');
  submit();
  await screen.findByText('Not sent');
  const [{ clientId }] = api.sent(messagesSend).map(({ body }) => body) as [{ clientId: string }];
  const publish = (senderId: number) =>
    act(() => {
      const data = JSON.stringify(entry(senderId, { senderId, clientId, content: 'Good morning' }));
      for (const stream of streams) stream.dispatchEvent(new MessageEvent('message', { data }));
    });
  publish(OTHER);
  await waitFor(() => expect(screen.getAllByText('Good morning')).toHaveLength(2));
  expect(screen.queryByText('Not sent')).not.toBeNull();
  publish(ME);
  await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
  expect(Object.keys(appStore.getState().unsentMessages)).toEqual([]);
});

it.each([
  [4_500, undefined, false],
  [4_501, '499 characters left', false],
  [5_000, '0 characters left', false],
  [5_001, expect.stringContaining('5,000'), true],
])('a text of %s characters has the hint %s, and may not be sent: %s', async (length, hint, isRefused) => {
  const app = await open();
  fill('Message', `${'a'.repeat(length)}  `);
  const shown = document.querySelector('main form output')?.textContent;
  expect(shown).toEqual(hint);
  expect(send().disabled).toBe(isRefused);
  submit();
  await app.settle();
  expect(sent()).toHaveLength(isRefused ? 0 : 1);
});

it.each([
  [['plan'], 'Add a message to send the file.'],
  [['plan', 'menu'], 'Add a message to send the files.'],
])('asks for a text to send %j', async (keys, hint) => {
  await open();
  attach(...keys);
  expect(screen.getByText(hint)).toBeDefined();
  expect(send().disabled).toBe(true);
  fill('Message', ' \n');
  submit();
  expect(sent()).toEqual([]);
  fill('Message', 'Here');
  expect(screen.queryByText(hint)).toBeNull();
});

it('waits for uploads before it sends, and attaches no more than five files', async () => {
  let arrive: (answer: unknown) => void = () => undefined;
  const upload = vi
    .spyOn(uploads, 'uploadFile')
    .mockImplementation(() => new Promise((resolve) => void (arrive = resolve)) as never);
  const app = await open();
  attach('one', 'two', 'three', 'four');
  fill('Message', 'Here');
  const plan = new File(['x'], 'plan.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText('Files to attach'), { target: { files: [plan, plan] } });
  expect(await screen.findByText('You can attach up to 5 files to a message.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Message'));
  expect([send().disabled, (screen.getByLabelText('Attach files') as HTMLButtonElement).disabled]).toEqual([
    true,
    true,
  ]);
  submit();
  await app.settle();
  expect(sent()).toEqual([]);
  await act(async () => arrive(file('five')));
  await waitFor(() => expect(send().disabled).toBe(false));
  submit();
  await waitFor(() => expect(sent()[0]?.attachments).toEqual(['one', 'two', 'three', 'four', 'five']));
  expect(upload).toHaveBeenCalledOnce();
});

describe('the unread counts', () => {
  const counts = () => [
    [...document.querySelectorAll('nav a[href="/messages"]')].map(({ textContent }) => textContent).join(),
    rows(),
  ];
  const rows = () => screen.getAllByText(/^Person \d/).map((name) => name.closest('a')?.textContent);

  it.each([
    [[3, 2], 5, '33 unread', '22 unread'],
    [[3, 1], 1, '', ''],
  ])('%j of %s are lowered by what is read, never below zero', async ([one = 0, two = 0], all) => {
    api
      .answer(messagesThread, [entry(1), entry(2), entry(3, { status: 'read' }), entry(4, { senderId: ME })])
      .answer(conversationsOwn, [conversation(1, two), conversation(2, one)])
      .answer(conversationsUnread, { unreadCount: all });
    const app = await openApp(api, '/messages', { as: 'job_seeker' });
    await app.go(URL);
    const unread = Math.max(0, all - 2);
    await waitFor(() => expect(app.client.getQueryData(['messaging', 'unread'])).toEqual({ unreadCount: unread }));
    expect(counts()[0]).toContain(unread === 0 ? '' : String(unread));
    expect(counts()[1]?.[0]).not.toMatch(/unread/);
    expect(counts()[1]?.[1]).toContain(String(one));
    expect(api.sent(messagesConfirm).map(({ path, body }) => [path['id'], body])).toEqual([
      ['1', { status: 'read' }],
      ['2', { status: 'read' }],
    ]);
    expect([conversationsOwn, conversationsUnread].map((read) => api.sent(read).length)).toEqual([1, 1]);
  });

  it('are read again if a message could not be marked', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    api.answer(messagesThread, [entry(1), entry(2)]).fail(messagesConfirm, 503);
    api.answer(conversationsOwn, [conversation(1, 2)]).answer(conversationsUnread, { unreadCount: 2 });
    const app = await open();
    await waitFor(() => expect(api.sent(conversationsUnread)).toHaveLength(2));
    expect(api.sent(conversationsOwn)).toHaveLength(2);
    await waitFor(() => expect(app.client.getQueryData(['messaging', 'unread'])).toEqual({ unreadCount: 2 }));
  });
});

it.each([
  [{ jobId: null, isJobRemoved: false }, 'Direct Message', []],
  [{ jobId: 7, title: 'Porter', isJobRemoved: false }, 'Job Application', ['/jobs/7']],
  [{ jobId: 7, title: null, isJobRemoved: false }, 'Job Application', ['/jobs/7']],
  [{ jobId: 7, title: 'Porter', isJobRemoved: true }, 'Job Application', []],
])('a conversation about %o is headed “%s”', async (topic, label, links) => {
  const whole = sampleOf(conversationsOne);
  const otherParticipant = { ...whole.otherParticipant, id: 21, companyName: 'Sea Inn', isTrusted: false };
  api.answer(conversationsOne, { ...whole, ...topic, otherParticipant });
  await open();
  const head = screen.getByText(label).closest('header') as HTMLElement;
  const found = [...head.querySelectorAll('a[href^="/jobs"]')].map((link) => link.getAttribute('href'));
  expect(found).toEqual(links);
  expect(head.textContent).toContain(topic.jobId === null ? '' : (topic.title ?? 'View job'));
  expect(hrefOf('Sea Inn')).toBe('/companies/21-sea-inn');
  expect(head.textContent).not.toContain('Verified employer');
});
it('shows receipts and the delete button of own messages only, what was deleted, and what a colleague wrote', async () => {
  api.answer(messagesThread, [
    entry(1, { status: 'read' }),
    entry(2, { senderId: ME, status: 'delivered' }),
    entry(3, { senderId: ME, status: 'read', isDeleted: true }),
    { ...entry(4, { senderId: ME }), sender: { ...ENTRY.sender, authorId: 99, fullName: 'Ida', companyName: 'Inn' } },
  ]);
  await open();
  const bubbles = [...screen.getByRole('log').querySelectorAll('ol > li')].map(({ textContent }) => textContent);
  expect(bubbles).toEqual([
    expect.stringMatching(/^Lars Holm: Message 1(?!.*Delete)/),
    expect.stringMatching(/^You: Message 2.*DeliveredDelete message$/),
    expect.stringMatching(/^You: Message deleted(?!.*(Read|Delete ))/),
    expect.stringMatching(/^Ida: Message 4.+Ida\d.*Delete message$/),
  ]);
});

it('loads earlier messages near the start of the thread, once', async () => {
  api.answer(messagesThread, [entry(5, { status: 'read' })], pageHeaders({ total: 2, next: 'b' }));
  const app = await open();
  const log = screen.getByRole('log');
  const release = api.hold(messagesThread);
  const scrollTo = (top: number) => {
    log.scrollTop = top;
    fireEvent.scroll(log);
  };
  scrollTo(240);
  await app.settle();
  expect(api.sent(messagesThread)).toHaveLength(1);
  scrollTo(239);
  await screen.findByText('Loading…');
  scrollTo(0);
  release();
  await app.settle();
  expect(api.sent(messagesThread).map(({ query }) => query['cursor'])).toEqual([undefined, 'b']);
});
