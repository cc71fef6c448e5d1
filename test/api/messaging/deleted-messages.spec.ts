import { Database } from '#platform/postgres/database.js';
import { conversationAboutJob, threadOf, unreadOf, write } from '../../support/mothers/conversations.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { EventReader } from '../../support/server/event-reader.js';
import { peopleForTests } from '../../support/server/people.js';

type Listed = {
  readonly conversation: { readonly id: number };
  readonly lastMessage: { readonly content: string } | null;
};

const isDeleted = (data: Record<string, unknown>) => (data['message'] as { isDeleted: boolean }).isDeleted;

describe('a conversation', () => {
  const people = peopleForTests();
  const about = () => conversationAboutJob(people.employer, people.seeker, people.admin);

  it('shows a deleted message as deleted, live and on both sides', async () => {
    const { employer, seeker } = people;
    const { id: conversationId } = await about();
    const readers = [await EventReader.listening(seeker), await EventReader.listening(employer)];
    const { id } = await write(employer, conversationId, 'I regret this');
    const refused = await seeker.request<{ code: string }>('DELETE', `/api/messages/${id}`);
    expect(refused).toMatchObject({ status: 403, body: { code: 'only_sender_deletes' } });
    for (let i = 0; i < 2; i++) expect((await employer.request('DELETE', `/api/messages/${id}`)).status).toBe(204);
    for (const reader of readers) {
      expect(await reader.next('message', isDeleted)).toMatchObject({ data: { message: { id, content: '' } } });
      reader.close();
    }
    expect((await threadOf(seeker, conversationId)).map(({ message }) => message.content)).toEqual(['']);
    expect(await unreadOf(seeker)).toBe(0);
  });

  it('is listed with its last message that is not deleted', async () => {
    const { employer, seeker } = people;
    const { id } = await about();
    const shown = async () =>
      (await seeker.get<Listed[]>('/api/conversations')).body.find(({ conversation }) => conversation.id === id)
        ?.lastMessage?.content;
    const sent = [await write(employer, id, 'Stays'), await write(employer, id, 'Goes')];
    const seen = [await shown()];
    for (const message of sent.toReversed()) {
      await employer.request('DELETE', `/api/messages/${message.id}`);
      seen.push(await shown());
    }
    expect(seen).toEqual(['Goes', 'Stays', undefined]);
  });

  it('is listed only for the user who started it until it has a message', async () => {
    const { employer, seeker } = people;
    const { id } = await about();
    const lists = async (client: ApiClient) =>
      (await client.get<Listed[]>('/api/conversations')).body.some(({ conversation }) => conversation.id === id);
    expect([await lists(employer), await lists(seeker)]).toEqual([true, false]);
    await write(employer, id, 'Hello');
    expect([await lists(employer), await lists(seeker)]).toEqual([true, true]);
    // Earlier versions did not record who started it.
    await people.server.app
      .get(Database)
      .query('update conversation set starter_id = null, last_message_at = null where id = $1', [id]);
    expect([await lists(employer), await lists(seeker)]).toEqual([true, true]);
  });
});
