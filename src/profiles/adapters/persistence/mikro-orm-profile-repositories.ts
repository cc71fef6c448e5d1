import { LockMode } from '@mikro-orm/core';
import { EntityManager, type EntityClass, type FilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AnswerCache } from '../../../shared/adapters/answers/answer-cache.js';
import { Database } from '../../../shared/adapters/postgres/database.js';
import type {
  EmployerProfileRepository,
  JobSeekerProfileRepository,
} from '../../application/ports/profile-repositories.js';
import { EmployerProfile } from '../../domain/employer-profile.js';
import { JobSeekerProfile } from '../../domain/job-seeker-profile.js';

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

  async ofUser(userId: number, lockMode = LockMode.NONE): Promise<Profile | undefined> {
    const where = { userId } as FilterQuery<Profile>;
    return (await this.em.getContext().findOne(this.entity, where, { lockMode })) ?? undefined;
  }

  ofUserForChange(userId: number): Promise<Profile | undefined> {
    return this.ofUser(userId, LockMode.PESSIMISTIC_WRITE);
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
    private readonly answers: AnswerCache,
  ) {
    super(em, database, EmployerProfile, 'employer_profile');
  }

  override async ofUserForChange(userId: number): Promise<EmployerProfile | undefined> {
    // Cached listing pages show the company's logo and website.
    await this.answers.changed();
    return super.ofUserForChange(userId);
  }
}
