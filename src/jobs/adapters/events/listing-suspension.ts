import { Injectable } from '@nestjs/common';
import { AccountReinstated, AccountSuspended } from '#identity';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { Database } from '#platform/postgres/database.js';
import { Clock } from '#shared/application/clock.js';
import { On } from '#shared/application/event-bus.js';
import { JobRepository } from '../../application/ports/job-repository.js';
import type { Job } from '../../domain/job.js';

const LISTINGS = 'select id from job where employer_id = $1 order by id';

/** Hides the listings of suspended employers until the suspension is lifted. */
@Injectable()
export class ListingSuspension {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobRepository,
    private readonly responses: ResponseCache,
    private readonly clock: Clock,
  ) {}

  @On(AccountSuspended)
  hide({ userId }: AccountSuspended): Promise<void> {
    return this.each(userId, (job) => job.hide(this.clock.now()));
  }

  @On(AccountReinstated)
  show({ userId }: AccountReinstated): Promise<void> {
    return this.each(userId, (job) => job.show());
  }

  private async each(employerId: number, change: (job: Job) => void): Promise<void> {
    for (const { id } of await this.database.query<{ id: number }>(LISTINGS, [employerId])) {
      await this.jobs.change(id, change);
    }
    // Without listings nothing else invalidates the cached company page.
    await this.responses.changed();
  }
}
