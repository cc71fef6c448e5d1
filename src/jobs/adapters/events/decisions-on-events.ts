import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../shared/application/event-bus.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { Decisions } from '../../application/ports/decisions.js';
import { JobDecided, JobRestricted } from '../../domain/job-events.js';
import type { Measure } from '../../domain/statement.js';

/** Decisions that are mailed to the employer. */
const RESTRICTIONS: ReadonlySet<Measure> = new Set(['rejected', 'archived', 'premium-refused']);

/** Records every decision of an admin in its transaction and publishes restrictions. */
@Injectable()
export class DecisionsOnEvents implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly decisions: Decisions,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(JobDecided, async (decided) => {
      const { id, employerId, measure } = await this.decisions.record(decided);
      if (RESTRICTIONS.has(measure)) this.unitOfWork.record([new JobRestricted(id, employerId)]);
    });
  }
}
