import { LockMode, type FilterQuery } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { InterviewRepository, type Ended } from '../../application/ports/interview-repository.js';
import { Interview } from '../../domain/interview.js';

const OVERLAPPING = `
  select from interview
  where state = 'scheduled' and int4range(employer_id, employer_id, '[]') && int4range($1, $1, '[]')
    and tstzrange(starts_at, ends_at) && tstzrange($2, $3)
  limit 1`;

/** Stores interviews in PostgreSQL. An exclusion constraint backs up the calendar lock. */
@Injectable()
export class MikroOrmInterviewRepository implements InterviewRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  nextId(): Promise<number> {
    return this.database.nextId('interview');
  }

  async add(interview: Interview): Promise<void> {
    await this.em.getContext().persist(interview).flush();
  }

  async byIdForChange(id: number): Promise<Interview | undefined> {
    return (await this.forChange({ id }))[0];
  }

  async latestForChange(applicationId: number): Promise<Interview | undefined> {
    return (await this.forChange({ applicationId })).at(-1);
  }

  activeForChange(ended: Ended): Promise<Interview[]> {
    const whose = 'userId' in ended ? { $or: [{ employerId: ended.userId }, { jobSeekerId: ended.userId }] } : ended;
    return this.forChange({ ...whose, state: { $ne: 'cancelled' } });
  }

  async isFree(employerId: number, startsAt: Date, endsAt: Date): Promise<boolean> {
    // Two statements, so that the second one sees what the previous lock holder has committed.
    await this.database.lockUntilCommit('calendar', employerId);
    return !(await this.database.exists(OVERLAPPING, [employerId, startsAt, endsAt]));
  }

  private forChange(where: FilterQuery<InstanceType<typeof Interview>>): Promise<Interview[]> {
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true } as const;
    return this.em.getContext().find(Interview, where, options);
  }
}
