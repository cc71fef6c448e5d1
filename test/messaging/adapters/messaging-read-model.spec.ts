import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { MessagingReadModel } from '#messaging/adapters/persistence/messaging-read-model.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { eventually } from '../../support/eventually.js';
import { insertAccounts } from '../../support/rows/accounts.js';

const [HOTEL, MARIA, ANA] = [1, 3, 4];
const ALL = { limit: 10, search: undefined, isUnread: false, isUnanswered: false };

describe('what is read of messages', () => {
  let orm: TestOrm;
  let read: MessagingReadModel;
  beforeAll(async () => {
    orm = await openTestOrm([JobSchema]);
    read = new MessagingReadModel(orm.database);
    await insertAccounts(orm.database, { id: HOTEL, role: 'employer' }, { id: MARIA }, { id: ANA });
  });
  beforeEach(async () => {
    await orm.empty('conversation');
    // Nobody wrote in the last two: the one who began it sees it, and both see an old one that nobody began.
    await orm.database.query(
      `insert into conversation (id, participant1_id, participant2_id, subject, title, created_at, last_message_at, starter_id)
       values (51, $1, $2, 0, 'Nights', '2026-05-01', '2026-05-09', $1), (52, $1, $3, 0, 'Days', '2026-05-02', '2026-05-08', $1),
         (53, $2, $3, 0, 'Rooms', '2026-05-03', null, $2), (54, $1, $2, 9, 'Boats', '2026-05-04', null, null)`,
      [HOTEL, MARIA, ANA],
    );
  });
  afterAll(() => orm.close());

  const say = async (conversation: number, from: number, to: number, columns: Record<string, unknown> = {}) => {
    const row = { status: 'sent', is_deleted: false, ...columns };
    const { id } = await orm.database.one<{ id: number }>(
      `insert into message (conversation_id, sender_id, recipient_id, content, sent_at, status, is_deleted)
       values ($1, $2, $3, 'Hello', now(), $4, $5) returning id`,
      [conversation, from, to, row.status, row.is_deleted],
    );
    return id;
  };
  /** A position after all changes: transactions of other databases of the server hold it back. */
  const settled = () =>
    eventually(async () => {
      const over = `select from message having max(changed_in) < pg_snapshot_xmin(pg_current_snapshot())`;
      expect(await orm.database.query(over)).toHaveLength(1);
      return read.now();
    });
  const conversations = async (userId: number, filter: object = {}) => {
    const { items, total } = await read.conversations(userId, { ...ALL, ...filter });
    expect(total).toBe(items.length);
    return items.map(({ conversation, unreadCount }) => [conversation.id, unreadCount]);
  };

  it('counts what is neither read nor deleted for its recipient, by conversation', async () => {
    for (const columns of [{}, { status: 'delivered' }, { status: 'read' }, { is_deleted: true }])
      await say(51, HOTEL, MARIA, columns);
    await say(51, MARIA, HOTEL);
    for (const columns of [{ status: 'read' }, { is_deleted: true }]) await say(52, ANA, HOTEL, columns);
    expect(await conversations(MARIA)).toEqual([
      [51, 2],
      [54, 0],
      [53, 0],
    ]);
    expect(await conversations(HOTEL)).toEqual([
      [51, 1],
      [52, 0],
      [54, 0],
    ]);
    expect(await conversations(ANA)).toEqual([[52, 0]]);
    expect([await conversations(HOTEL, { isUnread: true }), await conversations(ANA, { isUnread: true })]).toEqual([
      [[51, 1]],
      [],
    ]);
    expect(await read.unreadCounts([MARIA, ANA, HOTEL])).toEqual(
      new Map([
        [MARIA, 2],
        [ANA, 0],
        [HOTEL, 1],
      ]),
    );
    expect([await conversations(MARIA, { search: 'ÓAT' }), await conversations(MARIA, { search: 'person 1' })]).toEqual(
      [
        [[54, 0]],
        [
          [51, 2],
          [54, 0],
        ],
      ],
    );
  });

  it('waits for a reply of the one who was written to last, until they say that none is needed', async () => {
    await orm.database.query('update conversation set last_message_at = now() where id = any($1)', [[51, 52]]);
    const waiting = async (userId: number) =>
      (await conversations(userId, { isUnanswered: true })).map(([conversation]) => conversation);
    const question = await say(51, MARIA, HOTEL, { status: 'read' });
    await say(52, ANA, HOTEL);
    await say(52, HOTEL, ANA, { is_deleted: true });
    await say(53, ANA, MARIA);
    expect([await waiting(HOTEL), await waiting(MARIA)]).toEqual([[52, 51], []]);
    const settledIn = async (userId: number) => (await read.conversation(51, userId))?.settledMessageId;
    expect(await settledIn(HOTEL)).toBeNull();
    await orm.database.query('update message set is_settled = true where id = $1', [question]);
    expect([await settledIn(HOTEL), await settledIn(MARIA)]).toEqual([question, null]);
    expect(await waiting(HOTEL)).toEqual([52]);
    await say(51, MARIA, HOTEL);
    expect(await waiting(HOTEL)).toEqual([52, 51]);
    await say(51, HOTEL, MARIA);
    expect([await waiting(HOTEL), await waiting(MARIA)]).toEqual([[52], [51]]);
    await orm.database.query('update conversation set is_active = false where id = 52');
    await orm.database.query(`update conversation set last_message_at = now() - interval '61 days' where id = 51`);
    expect([await waiting(HOTEL), await waiting(MARIA)]).toEqual([[], []]);
  });

  it('knows who takes part, and whether something has not reached them', async () => {
    const waiting = async (id: number, userId: number) => (await read.participation(id, userId))?.hasUndelivered;
    for (const columns of [{ status: 'delivered' }, { is_deleted: true }]) await say(51, HOTEL, MARIA, columns);
    await say(52, HOTEL, ANA);
    expect([
      await waiting(51, MARIA),
      await waiting(51, ANA),
      await waiting(52, HOTEL),
      await waiting(52, ANA),
    ]).toEqual([false, undefined, false, true]);
    expect([await read.conversation(51, ANA), (await read.conversation(51, MARIA))?.id]).toEqual([undefined, 51]);
  });

  it('is each change of own messages since a position, unless there were too many or it is of another database', async () => {
    const [early, other] = [await say(51, HOTEL, MARIA), await say(53, MARIA, ANA)];
    const position = await settled();
    const since = async (at: string, users: number[], limit = 9) =>
      (await read.changesSince(at, users, limit)).entries?.map(({ entry }) => entry.message.id);
    expect(await since(position, [HOTEL])).toEqual([]);
    const [mine, foreign] = [await say(51, MARIA, HOTEL), await say(53, ANA, MARIA)];
    await orm.database.query('update message set is_deleted = true where id = $1', [early]);
    expect(await since(position, [HOTEL])).toEqual([early, mine]);
    expect(await since(position, [ANA, HOTEL])).toEqual([early, mine, foreign]);
    expect(await since('0', [ANA])).toEqual([other, foreign]);
    expect([await since(position, [HOTEL], 2), await since(position, [HOTEL], 1)]).toEqual([[early, mine], undefined]);
    for (const unknown of ['x', '-1', String(BigInt(await read.now()) + 1_000_000n)])
      expect(await since(unknown, [HOTEL])).toBeUndefined();
    expect(await since(await settled(), [HOTEL])).toEqual([]);
    expect((await read.messages([mine, early])).map(({ entry }) => entry.message.id)).toEqual([early, mine]);
  });
});
