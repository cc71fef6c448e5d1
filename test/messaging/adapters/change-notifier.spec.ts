import { ChangeNotifier } from '#messaging/adapters/live/change-notifier.js';
import { MessagesConfirmed } from '#messaging/domain/messaging-events.js';
import type { Database } from '#platform/postgres/database.js';

describe('notices of changed messages', () => {
  it('name every message, as many in each as PostgreSQL takes', async () => {
    const notices: { messageIds: number[] }[] = [];
    const query = (_statement: string, [change]: readonly string[]): Promise<unknown[]> => {
      notices.push(JSON.parse(change ?? '') as { messageIds: number[] });
      return Promise.resolve([]);
    };
    const ids = Array.from({ length: 1_201 }, (_, index) => 100_000 + index);
    const notifier = new ChangeNotifier({ query } as unknown as Database);
    await notifier.confirmed(new MessagesConfirmed(7, ids, 1, 2, 'read'));
    expect(notices.map(({ messageIds }) => messageIds.length)).toEqual([500, 500, 201]);
    expect(notices.flatMap(({ messageIds }) => messageIds)).toEqual(ids);
    // PostgreSQL's limit is 8,000 bytes.
    for (const notice of notices) expect(JSON.stringify(notice).length).toBeLessThan(7_500);
  });
});
