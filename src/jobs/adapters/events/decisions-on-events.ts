import { Injectable } from '@nestjs/common';
import { On } from '#shared/application/event-bus.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { JobDecided, JobRestricted } from '../../domain/job-events.js';
import type { Measure } from '../../domain/statement.js';
import { Decisions } from '../persistence/decisions.js';

/** Decisions that are mailed to the employer. */
const RESTRICTIONS: ReadonlySet<Measure> = new Set(['rejected', 'archived', 'premium-refused']);

/** Records every decision of an admin in its transaction and publishes restrictions. */
@Injectable()
export class DecisionsOnEvents {
  constructor(
    private readonly decisions: Decisions,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  @On(JobDecided)
  async decided(decided: JobDecided): Promise<void> {
    const { id, employerId, measure } = await this.decisions.record(decided);
    if (RESTRICTIONS.has(measure)) this.unitOfWork.record([new JobRestricted(id, employerId)]);
  }
}
