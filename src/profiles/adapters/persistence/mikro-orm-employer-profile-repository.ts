import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { AnswerCache } from '../../../shared/adapters/answers/answer-cache.js';
import { EmployerProfileRepository } from '../../application/ports/employer-profile-repository.js';
import { EmployerProfile } from '../../domain/employer-profile.js';

/** Profiles of employers in PostgreSQL. */
@Injectable()
export class MikroOrmEmployerProfileRepository implements EmployerProfileRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly answers: AnswerCache,
  ) {}

  nextId(): Promise<number> {
    return this.database.nextId('employer_profile');
  }

  async add(profile: EmployerProfile): Promise<void> {
    await this.em.getContext().persist(profile).flush();
  }

  async ofUser(userId: number): Promise<EmployerProfile | undefined> {
    return (await this.em.getContext().findOne(EmployerProfile, { userId })) ?? undefined;
  }

  async ofUserForChange(userId: number): Promise<EmployerProfile | undefined> {
    // Pages of listings show the company's logo and website.
    await this.answers.changed();
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    return (await this.em.getContext().findOne(EmployerProfile, { userId }, { lockMode })) ?? undefined;
  }
}
