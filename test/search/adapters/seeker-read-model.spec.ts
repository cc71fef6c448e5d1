import { SeekerReadModel } from '#search/adapters/recommendations/seeker-read-model.js';
import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { insertAccounts } from '../../support/rows/accounts.js';

describe('what recommendations know of a job seeker', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([JobSchema]);
    await insertAccounts(orm.database, { id: 3 }, { id: 4 }, { id: 5, role: 'employer' });
    await orm.database.query(`
      insert into job (id, employer_id, title, company, location, description, salary, job_type, category, posted_at)
      select id, 5, 'Job ' || id, 'Inn', 'Lisbon', 'Cook.', '', 'full_time', 'hotels', now() from generate_series(1, 24) id`);
    await orm.database.query(`
      insert into job_seeker_profile (user_id, headline, skills, languages)
      values (3, 'Cook', '["Grill"]', '[{"language": "Portuguese", "proficiency": "Native"}]'), (4, 'Guide', '[]', '[]')`);
    // The latest have the lowest ids: a job is saved, and twelve jobs later one is applied to, in the same hour.
    await orm.database.query(`
      insert into bookmark (user_id, job_id, created_at)
      select 3, id, '2026-05-02'::timestamptz - id * interval '1 hour' from generate_series(1, 12) id`);
    await orm.database.query(`
      insert into application (job_seeker_id, job_id, applied_at, status)
      select 3, id, '2026-05-02'::timestamptz - (id - 12.5) * interval '1 hour', 'pending' from generate_series(13, 24) id`);
  });
  afterAll(() => orm.close());

  it('is the profile, what they saved and applied to last, and all that they applied to', async () => {
    const seeker = await new SeekerReadModel(orm.database).find(3);
    const latest = Array.from({ length: 10 }, (_, index) => [`Job ${index + 13}`, `Job ${index + 1}`]).flat();
    expect(seeker).toEqual({
      headline: 'Cook',
      desiredRoles: [],
      skills: ['Grill'],
      languages: ['Portuguese'],
      experience: null,
      location: null,
      liked: latest,
      appliedTo: expect.arrayContaining(Array.from({ length: 12 }, (_, index) => index + 13)),
    });
    expect(seeker?.appliedTo).toHaveLength(12);
  });

  it('is nothing of others', async () => {
    const seekers = new SeekerReadModel(orm.database);
    expect(await seekers.find(4)).toMatchObject({ headline: 'Guide', liked: [], appliedTo: [] });
    expect(await seekers.find(5)).toBeUndefined();
  });
});
