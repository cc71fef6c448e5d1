import { openSearchFixture, type SearchFixture } from '../../support/job-search/search-fixture.js';
import { jobSearchContract } from './job-search.contract.js';

describe('the search in PostgreSQL', () => {
  let fixture: SearchFixture;
  beforeAll(async () => {
    fixture = await openSearchFixture();
  });
  afterAll(() => fixture.orm.close());

  jobSearchContract(async () => {
    const { orm, index, search } = fixture;
    await orm.empty('job', 'job_location', 'job_kind', 'job_search_word');
    return {
      search,
      put: async (...listings) => {
        const known = new Set((await orm.database.query<{ id: number }>('select id from job')).map(({ id }) => id));
        await fixture.store(listings.filter(({ id }) => !known.has(id)));
        for (const listing of listings.filter(({ id }) => known.has(id))) {
          await orm.unitOfWork.run(async () => {
            await fixture.rewrite(listing);
            await index.put(listing);
          });
        }
      },
      remove: (jobId) => orm.unitOfWork.run(() => index.remove(jobId)),
    };
  });
});
