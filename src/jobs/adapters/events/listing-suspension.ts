import { Injectable } from '@nestjs/common';
import { AccountReinstated, AccountSuspended, Parties } from '#identity';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { Database } from '#platform/postgres/database.js';
import { Clock } from '#shared/application/clock.js';
import { On } from '#shared/application/event-bus.js';
import { JobRepository } from '../../application/ports/job-repository.js';
import type { Job } from '../../domain/job.js';

const LISTINGS = 'select id from job where employer_id = $1 order by id';

/** Hides the listings of companies while all their members are suspended. */
@Injectable()
export class ListingSuspension {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobRepository,
    private readonly responses: ResponseCache,
    private readonly clock: Clock,
    private readonly parties: Parties,
  ) {}

  @On(AccountSuspended)
  async hide({ userId }: AccountSuspended): Promise<void> {
    const companyId = await this.parties.of(userId);
    if (companyId === undefined || !(await this.parties.find(companyId))?.isSuspended) return;
    await this.each(companyId, (job) => job.hide(this.clock.now()));
  }

  @On(AccountReinstated)
  async show({ userId }: AccountReinstated): Promise<void> {
    const companyId = await this.parties.of(userId);
    if (companyId !== undefined) await this.each(companyId, (job) => job.show());
  }

  private async each(employerId: number, change: (job: Job) => void): Promise<void> {
    for (const { id } of await this.database.query<{ id: number }>(LISTINGS, [employerId])) {
      await this.jobs.change(id, change);
    }
    // Without listings nothing else invalidates the cached company page.
    await this.responses.changed();
  }
}
