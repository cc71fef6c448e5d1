import { jest } from '@jest/globals';
import { PostgresRateLimiter } from '#platform/http/security/postgres-rate-limiter.js';
import { Clock } from '#shared/application/clock.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';

const DAY = 24 * 3_600_000;
const ALLOWANCE = { name: 'test', points: 2, seconds: 60 };

describe('rate limits', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([]);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => orm.close());

  it.each([
    ['ahead when the count began', 400 * DAY, 0],
    ['some minutes ahead when the count began', DAY / 480, 0],
    ['set back afterwards', 0, -DAY],
  ])('hold nobody up for longer than their period if the clock was %s', async (kind, before, after) => {
    const limits = new PostgresRateLimiter(orm.database, new Clock());
    const shift = (milliseconds: number) => {
      jest.restoreAllMocks();
      const now = Date.now();
      jest.spyOn(Date, 'now').mockReturnValue(now + milliseconds);
    };
    shift(before);
    for (let attempt = 0; attempt < 2; attempt += 1) await limits.consume(ALLOWANCE, kind);
    expect(await limits.consume(ALLOWANCE, kind)).toBeGreaterThan(0);
    shift(after);
    // Another process, which remembers no rejection.
    const others = new PostgresRateLimiter(orm.database, new Clock());
    expect(await others.left(ALLOWANCE, kind)).toBe(2);
    expect(await others.consume(ALLOWANCE, kind)).toBe(0);
    expect(await others.left(ALLOWANCE, kind)).toBe(1);
  });
});
