import { LockMode } from '@mikro-orm/core';
import { EntityManager, type EntityClass, type FilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { Database } from '#platform/postgres/database.js';
import type {
  EmployerProfileRepository,
  JobSeekerProfileRepository,
} from '../../application/ports/profile-repositories.js';
import { EmployerProfile } from '../../domain/employer-profile.js';
import { JobSeekerProfile } from '../../domain/job-seeker-profile.js';
import { ProfileNotFound } from '../../domain/profile-errors.js';

class MikroOrmProfileRepository<Profile extends { readonly userId: number }> {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly entity: EntityClass<Profile>,
    private readonly table: string,
  ) {}

  nextId(): Promise<number> {
    return this.database.nextId(this.table);
  }

  async add(profile: Profile): Promise<void> {
    await this.em.getContext().persist(profile).flush();
  }

  async ofUser(userId: number): Promise<Profile | undefined> {
    return (await this.em.getContext().findOne(this.entity, ofUser<Profile>(userId))) ?? undefined;
  }

  async change<Result>(userId: number, change: (profile: Profile) => Result): Promise<Result> {
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const profile = await this.em.getContext().findOne(this.entity, ofUser<Profile>(userId), options);
    if (!profile) throw new ProfileNotFound();
    return change(profile);
  }
}

@Injectable()
export class MikroOrmJobSeekerProfileRepository
  extends MikroOrmProfileRepository<JobSeekerProfile>
  implements JobSeekerProfileRepository
{
  constructor(em: EntityManager, database: Database) {
    super(em, database, JobSeekerProfile, 'job_seeker_profile');
  }
}

@Injectable()
export class MikroOrmEmployerProfileRepository
  extends MikroOrmProfileRepository<EmployerProfile>
  implements EmployerProfileRepository
{
  constructor(
    em: EntityManager,
    database: Database,
    private readonly responses: ResponseCache,
  ) {
    super(em, database, EmployerProfile, 'employer_profile');
  }

  override async change<Result>(userId: number, change: (profile: EmployerProfile) => Result): Promise<Result> {
    const result = await super.change(userId, change);
    // Cached listing pages show the company's logo and website.
    await this.responses.changed();
    return result;
  }
}

function ofUser<Profile>(userId: number): FilterQuery<Profile> {
  return { userId } as FilterQuery<Profile>;
}
