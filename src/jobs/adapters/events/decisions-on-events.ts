import { on } from '#platform/subscriptions.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { JobDecided, JobRestricted } from '../../domain/job-events.js';
import type { Measure } from '../../domain/statement.js';
import { Decisions } from '../persistence/decisions.js';

/** Decisions that are mailed to the employer. */
const RESTRICTIONS: ReadonlySet<Measure> = new Set(['rejected', 'archived', 'premium-refused']);

/** Records every decision of an admin in its transaction and publishes restrictions. */
export const DECISIONS_ON_EVENTS = on(JobDecided, [Decisions, UnitOfWork], async (decided, decisions, unitOfWork) => {
  const { id, employerId, measure } = await decisions.record(decided);
  if (RESTRICTIONS.has(measure)) unitOfWork.record([new JobRestricted(id, employerId)]);
});
