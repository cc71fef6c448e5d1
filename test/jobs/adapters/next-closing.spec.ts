import { NextClosing } from '#jobs/adapters/persistence/next-closing.js';
import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import type { ResponseCache } from '#platform/response-cache/response-cache.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { anApprovedJob } from '../../support/mothers/job-mother.js';
import { insertAccounts } from '../../support/rows/accounts.js';

type NextChange = Parameters<ResponseCache['changesBy']>[0];

describe('the next closing of a listing', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([JobSchema]);
    await insertAccounts(orm.database, { id: 3, role: 'employer' });
  });
  afterAll(() => orm.close());

  it('is the earliest of the open listings, or none', async () => {
    let next: NextChange = () => Promise.reject(new Error('It has not been asked for.'));
    const responses = { changesBy: (schedule: NextChange) => (next = schedule) };
    new NextClosing(orm.database, responses as unknown as ResponseCache).onModuleInit();
    const now = new Date('2031-05-10T12:00:00.000Z');
    expect(await next(now)).toBeUndefined();
    const closings = { 1: '2031-05-20', 2: '2031-05-12', 3: '2031-05-30', 4: '2031-05-09' };
    await orm.em
      .fork()
      .persist(Object.keys(closings).map((id) => anApprovedJob({ id: Number(id), employerId: 3 })))
      .flush();
    for (const [id, day] of Object.entries(closings))
      await orm.database.query('update job set closes_at = $2::date where id = $1', [id, day]);
    expect(await next(now)).toEqual(new Date('2031-05-12T00:00:00.000Z'));
  });
});
