import { inBatches } from '#shared/application/background/in-batches.js';
import type { Due } from '#shared/application/background/retention.js';
import { ScheduledTask, type TaskResult } from '#shared/application/background/scheduled-task.js';
import { Clock } from '#shared/application/clock.js';
import { UseCase } from '#shared/application/use-case.js';
import { dayAfter, utcDayOf } from '#shared/domain/values/utc-day.js';
import { LOOK_DAYS } from '../domain/candidate.js';
import { rememberedSince } from '../domain/contact-request.js';
import { Candidates } from './ports/candidates.js';
import { ContactRequests } from './ports/contact-requests.js';

const BATCH = 500;

/** Deletes old looks and requests of companies. */
@UseCase()
export class PurgeCandidateSearch {
  constructor(
    private readonly candidates: Candidates,
    private readonly requests: ContactRequests,
    private readonly clock: Clock,
  ) {}

  @ScheduledTask('purge-candidate-search', '17 1 * * *', { deletes: true })
  async execute(): Promise<TaskResult> {
    const now = this.clock.now();
    const since = dayAfter(utcDayOf(now), -LOOK_DAYS);
    const looks = await inBatches(BATCH, (size) => this.candidates.deleteLooksBefore(since, size));
    const requests = await inBatches(BATCH, (size) => this.requests.deleteBefore(rememberedSince(now), size));
    return { deleted: { looks, requests } };
  }

  /** The requests that the next run deletes. */
  due(): Promise<Due | undefined> {
    return this.requests.dueBefore(rememberedSince(this.clock.now()));
  }
}
