import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { JobSeekerProfileRepository } from '../../application/ports/job-seeker-profile-repository.js';
import { JobSeekerProfile } from '../../domain/job-seeker-profile.js';

/** Profiles of job seekers in PostgreSQL. */
@Injectable()
export class MikroOrmJobSeekerProfileRepository implements JobSeekerProfileRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  nextId(): Promise<number> {
    return this.database.nextId('job_seeker_profile');
  }

  async add(profile: JobSeekerProfile): Promise<void> {
    await this.em.getContext().persist(profile).flush();
  }

  async ofUser(userId: number): Promise<JobSeekerProfile | undefined> {
    return (await this.em.getContext().findOne(JobSeekerProfile, { userId })) ?? undefined;
  }

  async ofUserForChange(userId: number): Promise<JobSeekerProfile | undefined> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    return (await this.em.getContext().findOne(JobSeekerProfile, { userId }, { lockMode })) ?? undefined;
  }
}
