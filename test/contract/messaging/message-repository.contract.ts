import { MessageNotFound } from '#messaging/domain/messaging-errors.js';
import type { MessageRepository } from '#messaging/application/ports/message-repository.js';
import { MessagesConfirmed } from '#messaging/domain/messaging-events.js';
import { aMessage, STARTED_AT } from '../../support/mothers/conversation-mother.js';
import { itself } from '../../support/itself.js';

const CLIENT_ID = '7e0d2c9a-54d1-4e0f-9a43-0f1f6a3b8c11';

/** Contract of `MessageRepository`. Users 1 and 2 have conversations 1 and 2; `inUnit` runs work in a unit of work. */
export function messageRepositoryContract(
  make: () => Promise<{ messages: MessageRepository; inUnit: <T>(work: () => Promise<T>) => Promise<T> }>,
): void {
  let messages: MessageRepository;
  let inUnit: <T>(work: () => Promise<T>) => Promise<T>;
  beforeEach(async () => {
    ({ messages, inUnit } = await make());
  });

  const stored = async (changes: Parameters<typeof aMessage>[0] = {}): Promise<number> => {
    const message = aMessage({ id: await messages.nextId(), ...changes });
    await inUnit(() => messages.add(message));
    return message.id;
  };
  const statusOf = async (id: number) => (await inUnit(() => messages.change(id, itself))).status;

  it('finds a stored message by its id', async () => {
    const id = await stored({ clientId: CLIENT_ID, authorId: 1 });
    expect(await inUnit(() => messages.change(id, itself))).toMatchObject({
      id,
      authorId: 1,
      conversationId: 1,
      senderId: 1,
      recipientId: 2,
      clientId: CLIENT_ID,
      content: 'Hello!',
      status: 'sent',
      sentAt: STARTED_AT,
      attachments: [],
      isDeleted: false,
    });
    await expect(inUnit(() => messages.change(id + 1, itself))).rejects.toThrow(MessageNotFound);
  });

  it('assigns ascending ids', async () => {
    const first = await stored();
    expect(await stored()).toBeGreaterThan(first);
  });

  it('finds a message by conversation, sender and clientId', async () => {
    await stored({ clientId: CLIENT_ID.replace(/.$/, '0') });
    const id = await stored({ clientId: CLIENT_ID });
    const found = async (...key: [conversationId: number, senderId: number, clientId: string]) =>
      (await inUnit(() => messages.byClientId(...key)))?.id;
    expect(await found(1, 1, CLIENT_ID)).toBe(id);
    for (const [conversationId, senderId, clientId] of [
      [2, 1, CLIENT_ID],
      [1, 2, CLIENT_ID],
      [1, 1, CLIENT_ID.replace(/.$/, '9')],
    ] as const)
      expect(await found(conversationId, senderId, clientId)).toBeUndefined();
  });

  it('reports files as attached until their message is deleted', async () => {
    const id = await stored({ attachments: ['attachment-1.pdf', 'attachment-2.pdf'] });
    expect(await inUnit(() => messages.change(id, itself))).toMatchObject({
      attachments: ['attachment-1.pdf', 'attachment-2.pdf'],
    });
    const has = (...keys: string[]) => inUnit(() => messages.hasAttachment(keys));
    expect(await has('attachment-3.pdf', 'attachment-2.pdf')).toBe(true);
    expect(await has('attachment-3.pdf', 'attachment')).toBe(false);
    await inUnit(() => messages.change(id, (message) => message.delete(1)));
    expect(await inUnit(() => messages.change(id, itself))).toMatchObject({ content: '', attachments: [] });
    expect(await has('attachment-2.pdf')).toBe(false);
  });

  it('delivers the messages of a conversation to their recipient once', async () => {
    const first = await stored();
    const second = await stored();
    const own = await stored({ senderId: 2, recipientId: 1 });
    const elsewhere = await stored({ conversationId: 2 });
    const deliver = () => inUnit(() => messages.deliver(2, { conversationId: 1 }));
    expect(await deliver()).toEqual([new MessagesConfirmed(1, [first, second], 1, 2, 'delivered')]);
    expect(await deliver()).toEqual([]);
    expect(await Promise.all([first, second, own, elsewhere].map(statusOf))).toEqual([
      'delivered',
      'delivered',
      'sent',
      'sent',
    ]);
  });

  it('delivers messages by id to their recipient only, with one event per conversation', async () => {
    const first = await stored();
    const elsewhere = await stored({ conversationId: 2 });
    const own = await stored({ senderId: 2, recipientId: 1 });
    const confirmed = await inUnit(() => messages.deliver(2, { messageIds: [own, elsewhere, first, 1_000] }));
    expect(confirmed.sort((a, b) => a.conversationId - b.conversationId)).toEqual([
      new MessagesConfirmed(1, [first], 1, 2, 'delivered'),
      new MessagesConfirmed(2, [elsewhere], 1, 2, 'delivered'),
    ]);
    expect(await statusOf(own)).toBe('sent');
  });

  it('does not change read messages', async () => {
    const id = await stored();
    await inUnit(() => messages.change(id, (message) => message.confirm('read', 2)));
    expect(await inUnit(() => messages.deliver(2, { messageIds: [id] }))).toEqual([]);
    expect(await statusOf(id)).toBe('read');
  });

  it('reports each message once under concurrent deliveries', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 10; i += 1) ids.push(await stored());
    const attempts = Array.from({ length: 10 }, (_, i) =>
      inUnit(() => messages.deliver(2, i % 2 ? { conversationId: 1 } : { messageIds: ids.toReversed() })),
    );
    const reported = (await Promise.all(attempts)).flat().flatMap(({ messageIds }) => messageIds);
    expect(reported.sort((a, b) => a - b)).toEqual(ids);
  });
}
