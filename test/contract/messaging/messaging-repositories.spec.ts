import { ApplicationSchema } from '#applications/adapters/persistence/application.schema.js';
import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { ConversationSchema } from '#messaging/adapters/persistence/conversation.schema.js';
import { MessageSchema } from '#messaging/adapters/persistence/message.schema.js';
import { MikroOrmConversationRepository } from '#messaging/adapters/persistence/mikro-orm-conversation-repository.js';
import { MikroOrmMessageRepository } from '#messaging/adapters/persistence/mikro-orm-message-repository.js';
import { InMemoryConversationRepository } from '../../support/in-memory/messaging/in-memory-conversation-repository.js';
import { InMemoryMessageRepository } from '../../support/in-memory/messaging/in-memory-message-repository.js';
import { anApplication } from '../../support/mothers/application-mother.js';
import { aConversation, aMessage } from '../../support/mothers/conversation-mother.js';
import { aJob } from '../../support/mothers/job-mother.js';
import { aUser } from '../../support/mothers/user-mother.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { conversationRepositoryContract } from './conversation-repository.contract.js';
import { messageRepositoryContract } from './message-repository.contract.js';

describe('conversations in memory', () => {
  conversationRepositoryContract(() =>
    Promise.resolve({ conversations: new InMemoryConversationRepository(), inUnit: (work) => work() }),
  );
});

describe('messages in memory', () => {
  messageRepositoryContract(() =>
    Promise.resolve({ messages: new InMemoryMessageRepository(), inUnit: (work) => work() }),
  );
});

describe('in PostgreSQL', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([ConversationSchema, MessageSchema, ApplicationSchema, UserSchema, JobSchema]);
  });
  afterAll(() => orm.close());

  const inUnit = <T>(work: () => Promise<T>): Promise<T> => orm.unitOfWork.run(work);

  const emptied = async (): Promise<void> => {
    await orm.empty('user_account', 'job', 'conversation', 'message');
    await inUnit(async () => {
      const em = orm.em.getContext();
      const people = { maria: 'employer', ana: 'job_seeker', rosa: 'job_seeker' } as const;
      const accounts = Object.entries(people).map(([username, role], i) =>
        aUser({ id: i + 1, username, role, email: `${username}@example.org` }),
      );
      await em.persist(accounts).flush();
      await em.persist([aJob(), aJob({ id: 2 })]).flush();
    });
  };

  const conversation = (changes: Parameters<typeof aConversation>[0] = {}) =>
    inUnit(async () => {
      const conversations = new MikroOrmConversationRepository(orm.em, orm.database);
      return conversations.addOrFind(aConversation({ ...changes, id: await conversations.nextId() }));
    });

  describe('conversations', () => {
    conversationRepositoryContract(async () => {
      await emptied();
      return { conversations: new MikroOrmConversationRepository(orm.em, orm.database), inUnit };
    });

    it('survive the deletion of their listing and keep their key', async () => {
      await emptied();
      const application = anApplication({ jobSeekerId: 2 });
      await inUnit(() => orm.em.getContext().persist(application).flush());
      const original = aConversation({ id: 99, jobId: 1 });
      original.setSubject({ title: 'Cook', applicationId: application.id });
      await inUnit(() => new MikroOrmConversationRepository(orm.em, orm.database).addOrFind(original));
      const direct = await conversation();
      await orm.em.execute('delete from job where id = 1');
      const kept = await inUnit(() => new MikroOrmConversationRepository(orm.em, orm.database).byKey(original));
      expect(kept).toMatchObject({ jobId: null, applicationId: null, subject: 1 });
      expect(direct).toMatchObject({ isNew: true });
      expect(kept?.id).not.toBe(direct.conversation.id);
    });
  });

  describe('messages', () => {
    messageRepositoryContract(async () => {
      await emptied();
      await conversation();
      await conversation({ jobId: 1 });
      return { messages: new MikroOrmMessageRepository(orm.em, orm.database), inUnit };
    });

    it('are unique per sender and clientId', async () => {
      await emptied();
      await conversation();
      const messages = new MikroOrmMessageRepository(orm.em, orm.database);
      const clientId = '7e0d2c9a-54d1-4e0f-9a43-0f1f6a3b8c11';
      await inUnit(() => messages.add(aMessage({ clientId })));
      await expect(inUnit(() => messages.add(aMessage({ id: 2, clientId })))).rejects.toThrow(
        'message_once_per_client_id',
      );
      await inUnit(() => messages.add(aMessage({ id: 3, clientId, senderId: 2, recipientId: 1 })));
      await inUnit(() => messages.add(aMessage({ id: 4 })));
      await inUnit(() => messages.add(aMessage({ id: 5 })));
    });

    it('are deleted with their sender or recipient', async () => {
      await emptied();
      await conversation();
      await inUnit(() => new MikroOrmMessageRepository(orm.em, orm.database).add(aMessage()));
      await orm.em.execute('delete from user_account where id = 2');
      expect(await orm.em.execute('select count(*)::int as left from message')).toEqual([{ left: 0 }]);
    });
  });
});
