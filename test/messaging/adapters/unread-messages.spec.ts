import { UnreadMessages } from '#messaging';
import { MessageSchema } from '#messaging/adapters/persistence/message.schema.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { insertAccounts } from '../../support/rows/accounts.js';

describe('unread messages', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([MessageSchema]);
    await insertAccounts(orm.database, { id: 3 }, { id: 4, role: 'employer' }, { id: 5 });
    await orm.database.query(`
      insert into conversation (id, participant1_id, participant2_id, subject, created_at)
      values (7, 3, 4, 0, now()), (8, 3, 5, 0, now()), (9, 4, 5, 0, now())`);
    await orm.database.query(`
      insert into message (id, conversation_id, sender_id, recipient_id, content, sent_at, status, is_deleted)
      values (11, 7, 4, 3, 'Read', now(), 'read', false), (12, 7, 4, 3, 'Read, too', now(), 'read', true),
        (13, 7, 4, 3, 'Sent', now(), 'sent', false), (14, 7, 4, 3, 'Delivered', now(), 'delivered', false),
        (15, 7, 4, 3, 'Taken back', now(), 'sent', true), (16, 7, 3, 4, 'An answer', now(), 'sent', false),
        (17, 8, 5, 3, 'Elsewhere', now(), 'sent', false)`);
  });
  afterAll(() => orm.close());

  const find = (conversation: number, user: number) => new UnreadMessages(orm.database).find(conversation, user);

  it('are counted for each side, without those that were deleted', async () => {
    expect(await find(7, 3)).toEqual({ otherId: 4, otherName: 'Person 4', unread: 2, lastReadId: 12 });
    expect(await find(7, 4)).toEqual({ otherId: 3, otherName: 'Person 3', unread: 1, lastReadId: 0 });
    expect(await find(8, 3)).toEqual({ otherId: 5, otherName: 'Person 5', unread: 1, lastReadId: 0 });
    expect(await find(9, 5)).toEqual({ otherId: 4, otherName: 'Person 4', unread: 0, lastReadId: 0 });
  });

  it('are only for participants', async () => {
    expect(await find(7, 5)).toBeUndefined();
    expect(await find(99, 3)).toBeUndefined();
  });
});
