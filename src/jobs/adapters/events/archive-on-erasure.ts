import { Injectable } from '@nestjs/common';
import { AccountDeleted } from '#identity';
import { Database } from '#platform/postgres/database.js';
import { Clock } from '#shared/application/clock.js';
import { On } from '#shared/application/event-bus.js';
import { JobRepository } from '../../application/ports/job-repository.js';

const LISTINGS = 'select id from job where employer_id = any($1::int[]) order by id';

/** Archives the listings of a company that ends with an account, without changes that are not public. They are purged later. */
@Injectable()
export class ArchiveOnErasure {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
  ) {}

  @On(AccountDeleted)
  async erase({ parties }: AccountDeleted): Promise<void> {
    for (const { id } of await this.database.query<{ id: number }>(LISTINGS, [parties])) {
      await this.jobs.change(id, (job) => {
        job.discardChange();
        job.archive('admin', this.clock.now());
      });
    }
  }
}
