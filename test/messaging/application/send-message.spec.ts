import { ConfirmMessage } from '#messaging/application/confirm-message.js';
import { ConversationPolicy } from '#messaging/application/conversation-policy.js';
import { DeleteMessage } from '#messaging/application/delete-message.js';
import { SendMessage } from '#messaging/application/send-message.js';
import {
  AttachmentNotAvailable,
  ConversationCutOff,
  ConversationNotFound,
  MessageNotFound,
  OnlySenderDeletes,
  ParticipantLeft,
  ParticipantSuspended,
} from '#messaging/domain/messaging-errors.js';
import type { Role } from '#shared/domain/actor.js';
import { InvalidFields } from '#shared/domain/field-checks.js';
import { InMemoryConversationRepository } from '../../support/in-memory/messaging/in-memory-conversation-repository.js';
import {
  InMemoryConnectingApplications,
  InMemoryDiscussedListings,
} from '../../support/in-memory/messaging/in-memory-directories.js';
import { InMemoryMessageRepository } from '../../support/in-memory/messaging/in-memory-message-repository.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';
import { aConversation, STARTED_AT } from '../../support/mothers/conversation-mother.js';
import { itself } from '../../support/itself.js';

const SENDER = 1;
const RECIPIENT = 2;
const JOB = 3;
const CLIENT_ID = '7e0d2c9a-54d1-4e0f-9a43-0f1f6a3b8c11';
const DAY = 24 * 60 * 60_000;

/** The use cases on a conversation of two users, of whom the sender has uploaded `uploaded` files. */
async function setUp() {
  const clock = new FixedClock(STARTED_AT);
  const [conversations, messages] = [new InMemoryConversationRepository(), new InMemoryMessageRepository()];
  const unitOfWork = new InMemoryUnitOfWork();
  const { conversation } = await conversations.addOrFind(aConversation({ jobId: JOB }));
  const sender = { role: 'job_seeker' as Role, isSuspended: false };
  const recipient = { role: 'employer' as const, isSuspended: false };
  const listing = { id: JOB, employerId: RECIPIENT, title: 'Cook', isOpen: true, isRemoved: false };
  const uploaded = new Map<string, Date>();
  const files = {
    add: () => Promise.reject(new Error('not used here')),
    lock: (ownerId: number, keys: readonly string[], since: Date) =>
      Promise.resolve(keys.filter((key) => ownerId === SENDER && (uploaded.get(key) ?? new Date(0)) >= since).length),
    delete: (keys: readonly string[]) => {
      for (const key of keys) uploaded.delete(key);
      return Promise.resolve();
    },
  };
  const listings = new InMemoryDiscussedListings([listing]);
  const accounts = { find: (id: number) => Promise.resolve(id === SENDER ? sender : recipient) };
  const nobody = { includes: () => Promise.resolve(false) };
  const applications = new InMemoryConnectingApplications([listing], [{ id: 1, jobId: JOB, jobSeekerId: SENDER }]);
  const policy = new ConversationPolicy(listings, applications, accounts, nobody);
  const sendMessage = new SendMessage(conversations, messages, policy, files, unitOfWork, clock);
  const deleteMessage = new DeleteMessage(messages, files, unitOfWork);
  const confirmMessage = new ConfirmMessage(messages, unitOfWork);
  return {
    clock,
    conversation,
    sender,
    recipient,
    listing,
    listings,
    uploaded,
    find: (id: number) => messages.change(id, itself),
    send: (changes: Partial<Parameters<SendMessage['execute']>[0]> = {}) =>
      sendMessage.execute({
        conversationId: 1,
        senderId: SENDER,
        authorId: SENDER,
        content: 'Hello',
        clientId: null,
        ...changes,
      }),
    remove: (messageId: number, userId: number) => deleteMessage.execute({ messageId, userId }),
    confirm: (messageId: number, userId: number) => confirmMessage.execute({ messageId, userId, receipt: 'read' }),
  };
}

describe('sending a message', () => {
  it('stores retries with the same clientId once, in any spelling and without another time', async () => {
    const { send, clock, conversation } = await setUp();
    const first = await send({ clientId: CLIENT_ID });
    clock.forward(1000);
    expect(await send({ clientId: CLIENT_ID.toUpperCase(), content: 'Again' })).toEqual({ ...first, isNew: false });
    expect(conversation.lastMessageAt).toEqual(STARTED_AT);
    expect(await send({ clientId: CLIENT_ID, senderId: RECIPIENT })).toMatchObject({ isNew: true });
  });

  it('is for participants, one of whom must not be suspended or have left', async () => {
    const { send, recipient, conversation } = await setUp();
    await expect(send({ senderId: 3 })).rejects.toThrow(ConversationNotFound);
    await expect(send({ conversationId: 2 })).rejects.toThrow(ConversationNotFound);
    recipient.isSuspended = true;
    await expect(send()).rejects.toThrow(ParticipantSuspended);
    recipient.isSuspended = false;
    Object.assign(conversation, { isActive: false });
    await expect(send()).rejects.toThrow(ParticipantLeft);
  });

  it('is not possible about a job that our team removed, except for admins', async () => {
    const { send, sender, listing } = await setUp();
    listing.isRemoved = true;
    for (const senderId of [SENDER, RECIPIENT]) await expect(send({ senderId })).rejects.toThrow(ConversationCutOff);
    sender.role = 'admin';
    for (const senderId of [SENDER, RECIPIENT]) expect(await send({ senderId })).toMatchObject({ isNew: true });
  });

  it('is not possible with a company whose listings our team removed, from either side', async () => {
    const { send, listings } = await setUp();
    Object.assign(listings, { isCutOff: async (employerId: number) => employerId === RECIPIENT });
    for (const senderId of [SENDER, RECIPIENT]) await expect(send({ senderId })).rejects.toThrow(ConversationCutOff);
    Object.assign(listings, { isCutOff: async (employerId: number) => employerId === SENDER });
    for (const senderId of [SENDER, RECIPIENT]) expect(await send({ senderId })).toMatchObject({ isNew: true });
  });

  it('needs a text, also with files, and takes up to five of them', async () => {
    const { send, uploaded } = await setUp();
    const keys = [1, 2, 3, 4, 5, 6].map((index) => `attachment-${index}.pdf`);
    for (const key of keys) uploaded.set(key, STARTED_AT);
    await expect(send({ attachments: keys.slice(0, 1), content: ' ' })).rejects.toThrow(InvalidFields);
    await expect(send({ attachments: keys })).rejects.toThrow('You can attach up to 5 files to a message.');
    expect(await send({ attachments: keys.slice(0, 5) })).toMatchObject({ isNew: true });
  });

  it("takes only the sender's files, once and within a day", async () => {
    const { send, uploaded, clock } = await setUp();
    const [key, late] = ['attachment-1.pdf', 'attachment-2.pdf'];
    uploaded.set(key, STARTED_AT).set(late, STARTED_AT);
    await expect(send({ attachments: [key], senderId: RECIPIENT })).rejects.toThrow(AttachmentNotAvailable);
    await expect(send({ attachments: [key, 'unknown.pdf'] })).rejects.toThrow(AttachmentNotAvailable);
    clock.forward(DAY);
    await send({ attachments: [key] });
    await expect(send({ attachments: [key] })).rejects.toThrow(AttachmentNotAvailable);
    clock.forward(1);
    await expect(send({ attachments: [late] })).rejects.toThrow(AttachmentNotAvailable);
  });
});

describe('a sent message', () => {
  it('is deleted by its sender only, with its files', async () => {
    const { send, remove, find, uploaded } = await setUp();
    uploaded.set('attachment-1.pdf', STARTED_AT).set('attachment-2.pdf', STARTED_AT);
    const { messageId } = await send({ attachments: ['attachment-1.pdf'] });
    await expect(remove(messageId, RECIPIENT)).rejects.toThrow(OnlySenderDeletes);
    await remove(messageId, SENDER);
    expect(await find(messageId)).toMatchObject({ isDeleted: true, content: '', attachments: [] });
    expect([...uploaded.keys()]).toEqual(['attachment-2.pdf']);
    await expect(remove(messageId + 1, SENDER)).rejects.toThrow(MessageNotFound);
  });

  it('is confirmed by its recipient', async () => {
    const { send, confirm } = await setUp();
    const { messageId } = await send();
    expect(await confirm(messageId, RECIPIENT)).toMatchObject({ status: 'read' });
    await expect(confirm(messageId + 1, RECIPIENT)).rejects.toThrow(MessageNotFound);
  });
});
