import { InTime } from '#platform/web/in-time.js';
import { JobNotFound } from '#jobs/domain/job-errors.js';
import { DatabaseWatch } from '#shared/application/database-watch.js';

class Watch extends DatabaseWatch {
  override isPrepared = () => Promise.resolve(true);
  override responds = () => Promise.resolve(false);
  override isAway = (error: unknown) => error instanceof TypeError;
}

describe('what a page shows first', () => {
  const inTime = new InTime(new Watch());

  it('is what was found', async () => {
    expect(await inTime.within(Promise.resolve('found'))).toBe('found');
  });

  it.each<[string, () => Promise<string>]>([
    ['is not found', () => Promise.reject(new JobNotFound())],
    ['takes too long', () => new Promise(() => undefined)],
    ['needs a database that is away', () => Promise.reject(new TypeError('connect ECONNREFUSED'))],
  ])('is left out if it %s', async (_name, find) => {
    expect(await inTime.within(find())).toBeUndefined();
  });
});
