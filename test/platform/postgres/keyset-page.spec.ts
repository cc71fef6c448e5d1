import type { Database } from '#platform/postgres/database.js';
import { keysetPage } from '#platform/postgres/keyset-page.js';

describe('a page of a list', () => {
  const failing = (rows: 'fail' | 'answer', total: 'fail' | 'answer'): Database =>
    ({
      query: () => (rows === 'fail' ? Promise.reject(new Error('no rows')) : Promise.resolve([{ id: 1 }])),
      one: () => (total === 'fail' ? Promise.reject(new Error('no total')) : Promise.resolve({ total: 1 })),
    }) as unknown as Database;
  const page = (database: Database) =>
    keysetPage<{ id: number }>(
      database,
      { rows: { text: '' }, total: { text: '' }, values: [], key: ['integer'], keyOf: ({ id }) => [id] },
      { limit: 2 },
    );

  it('fails if either of its two statements fails, or both', async () => {
    const unhandled: unknown[] = [];
    const listen = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', listen);
    await expect(page(failing('fail', 'answer'))).rejects.toThrow('no rows');
    await expect(page(failing('answer', 'fail'))).rejects.toThrow('no total');
    await expect(page(failing('fail', 'fail'))).rejects.toThrow('no rows');
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', listen);
    expect(unhandled).toEqual([]);
    expect(await page(failing('answer', 'answer'))).toEqual({ items: [{ id: 1 }], total: 1, nextCursor: undefined });
  });
});
