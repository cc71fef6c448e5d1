import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { SqlTalentPools } from '#talent-pool/adapters/persistence/sql-talent-pools.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { InMemoryTalentPools, type StoredPerson } from '../../support/in-memory/talent-pool/in-memory-talent-pools.js';
import { aUser } from '../../support/mothers/user-mother.js';
import { talentPoolsContract } from './talent-pools.contract.js';

describe('talent pools in memory', () => {
  talentPoolsContract(() => {
    const pools = new InMemoryTalentPools();
    const read = (employerId: number, jobSeekerId: number) => Promise.resolve(pools.of({ employerId, jobSeekerId }));
    return Promise.resolve({ pools, employerId: 1, otherEmployerId: 2, seekerIds: [3, 4], read });
  });
});

const READ = `
  select id, employer_id as "employerId", job_seeker_id as "jobSeekerId", consent_text as text,
    consented_at as "consentedAt", expires_at as "expiresAt", tags,
    (select coalesce(json_agg(json_build_object('id', n.id, 'text', n.text) order by n.id), '[]')
      from pool_note n where n.member_id = m.id) as notes
  from pool_member m where employer_id = $1 and job_seeker_id = $2`;

const APPLICATIONS = `
  select application_id as "applicationId", title, applied_at as "appliedAt", status from pool_application
  where member_id = $1 order by application_id`;

describe('talent pools in PostgreSQL', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
    const people = ['hotel', 'ship', 'maria', 'ana'].map((username, index) =>
      aUser({
        id: index + 1,
        username,
        email: `${username}@example.org`,
        role: index < 2 ? 'employer' : 'job_seeker',
      }),
    );
    await orm.em.fork().persist(people).flush();
  });
  afterAll(() => orm.close());

  talentPoolsContract(async () => {
    await orm.empty('pool_member', 'pool_note', 'pool_application');
    const read = async (employerId: number, jobSeekerId: number) => {
      const person = await orm.database.first<StoredPerson>(READ, [employerId, jobSeekerId]);
      return person && { ...person, applications: await orm.database.query(APPLICATIONS, [person.id]) };
    };
    return {
      pools: new SqlTalentPools(orm.database),
      employerId: 1,
      otherEmployerId: 2,
      seekerIds: [3, 4],
      read: read as (employerId: number, jobSeekerId: number) => Promise<StoredPerson | undefined>,
    };
  });
});
