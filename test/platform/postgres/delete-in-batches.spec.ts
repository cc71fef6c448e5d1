import { deleteInBatches } from '#platform/postgres/delete-in-batches.js';
import type { Database } from '#platform/postgres/database.js';

describe('rows that are no longer kept', () => {
  it('are deleted some thousands at once until there are fewer, and counted', async () => {
    const asked: unknown[] = [];
    let due = 4_500;
    const one = (_text: string, values: readonly unknown[]) => {
      asked.push(values);
      const count = Math.min(due, Number(values.at(-1)));
      due -= count;
      return Promise.resolve({ count });
    };
    const outdated = { table: 'session', where: 'expire < $1', by: 'expire' };
    expect(await deleteInBatches({ one } as unknown as Database, outdated, ['2030-01-01'])).toBe(4_500);
    expect([due, asked]).toEqual([0, [1, 2, 3].map(() => ['2030-01-01', 2_000])]);
  });
});
