import { ConversationNotFound } from '#messaging/domain/messaging-errors.js';
import type { ConversationRepository } from '#messaging/application/ports/conversation-repository.js';
import { aConversation, STARTED_AT } from '../../support/mothers/conversation-mother.js';
import { itself } from '../../support/itself.js';

/** Contract of `ConversationRepository`. Users 1 to 3 and jobs 1 and 2 exist; `inUnit` runs work in a unit of work. */
export function conversationRepositoryContract(
  make: () => Promise<{ conversations: ConversationRepository; inUnit: <T>(work: () => Promise<T>) => Promise<T> }>,
): void {
  let conversations: ConversationRepository;
  let inUnit: <T>(work: () => Promise<T>) => Promise<T>;
  beforeEach(async () => {
    ({ conversations, inUnit } = await make());
  });

  const add = (changes: Parameters<typeof aConversation>[0] = {}) =>
    inUnit(async () => conversations.addOrFind(aConversation({ ...changes, id: await conversations.nextId() })));

  it('stores a new conversation and finds it again', async () => {
    const { conversation, isNew } = await add({ jobId: 1, title: 'Front desk' });
    expect(isNew).toBe(true);
    const expected = {
      id: conversation.id,
      participant1Id: 1,
      participant2Id: 2,
      subject: 1,
      jobId: 1,
      applicationId: null,
      title: 'Front desk',
      isActive: true,
      createdAt: STARTED_AT,
      lastMessageAt: null,
    };
    expect(conversation).toMatchObject(expected);
    expect(await inUnit(() => conversations.byKey(aConversation({ jobId: 1 })))).toMatchObject(expected);
    expect(await inUnit(() => conversations.change(conversation.id, itself))).toMatchObject(expected);
  });

  it('finds no unknown conversations', async () => {
    expect(await inUnit(() => conversations.byKey(aConversation()))).toBeUndefined();
    await expect(inUnit(() => conversations.change(1, itself))).rejects.toThrow(ConversationNotFound);
  });

  it('stores one conversation per pair and listing, regardless of who starts it', async () => {
    const { conversation } = await add({ jobId: 1 });
    const again = await add({ starterId: 2, participantId: 1, jobId: 1 });
    expect(again).toMatchObject({ isNew: false, conversation: { id: conversation.id } });
    for (const other of [
      {},
      { jobId: 2 },
      { participantId: 3, jobId: 1 },
      { starterId: 2, participantId: 3, jobId: 1 },
    ]) {
      const added = await add(other);
      expect(added.isNew).toBe(true);
      expect((await add(other)).conversation.id).toBe(added.conversation.id);
      const key = aConversation(other);
      expect((await inUnit(() => conversations.byKey(key)))?.id).toBe(added.conversation.id);
    }
  });

  it('creates one conversation for many concurrent starts', async () => {
    const attempts = Array.from({ length: 20 }, (_, i) => add(i % 2 ? {} : { starterId: 2, participantId: 1 }));
    const outcomes = await Promise.all(attempts);
    expect(outcomes.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(outcomes.map(({ conversation }) => conversation.id)).size).toBe(1);
  });

  it('stores the changes of a unit of work', async () => {
    const { conversation } = await add();
    const later = new Date('2026-06-15T13:00:00.000Z');
    const message = { id: 1, senderId: 1, content: 'Hello', clientId: null };
    await inUnit(() => conversations.change(conversation.id, (found) => found.write(message, later)));
    expect((await inUnit(() => conversations.change(conversation.id, itself))).lastMessageAt).toEqual(later);
  });
}
