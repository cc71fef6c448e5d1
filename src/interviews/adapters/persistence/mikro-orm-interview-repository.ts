import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { MikroOrmRepository } from '#platform/postgres/mikro-orm-repository.js';
import type { Ended, InterviewRepository } from '../../application/ports/interview-repository.js';
import { InterviewNotFound } from '../../domain/interview-errors.js';
import { Interview } from '../../domain/interview.js';

const OVERLAPPING = `
  select from interview
  where state = 'scheduled' and int4range(employer_id, employer_id, '[]') && int4range($1, $1, '[]')
    and tstzrange(starts_at, ends_at) && tstzrange($2, $3)
  limit 1`;

/** Stores interviews in PostgreSQL. An exclusion constraint backs up the calendar lock. */
@Injectable()
export class MikroOrmInterviewRepository extends MikroOrmRepository<Interview> implements InterviewRepository {
  constructor(em: EntityManager, database: Database) {
    super(em, database, Interview, InterviewNotFound);
  }

  async changeActive(ended: Ended, change: (interview: Interview) => void): Promise<void> {
    const whose = 'userId' in ended ? { $or: [{ employerId: ended.userId }, { jobSeekerId: ended.userId }] } : ended;
    for (const interview of await this.lock({ ...whose, state: { $ne: 'cancelled' } })) change(interview);
  }

  async latest(applicationId: number): Promise<Interview | undefined> {
    const options = { orderBy: { id: 'desc' } } as const;
    return (await this.em.getContext().findOne(Interview, { applicationId }, options)) ?? undefined;
  }

  async isFree(employerId: number, startsAt: Date, endsAt: Date): Promise<boolean> {
    // Two statements, so that the second one sees what the previous lock holder has committed.
    await this.database.lockUntilCommit('calendar', employerId);
    return !(await this.database.exists(OVERLAPPING, [employerId, startsAt, endsAt]));
  }
}
