import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import { Clock } from '#shared/application/clock.js';
import { JobRepository } from '../../application/ports/job-repository.js';

/** The premium status of a listing. */
type PremiumListing = {
  readonly employerId: number;
  readonly title: string;
  /** Whether its employer requests premium that has not been paid for or granted. */
  readonly isPayable: boolean;
};

const LOCK = prepared(`
  select employer_id as "employerId", title,
    (is_premium or premium_requested) and premium_granted_at is null and archived_at is null as "isPayable"
  from job where id = $1
  for update`);

/** Lets other modules change premium, within the current transaction. */
@Injectable()
export class PremiumListings {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
  ) {}

  /** Locks the listing until the transaction ends. */
  lock(jobId: number): Promise<PremiumListing | undefined> {
    return this.database.first<PremiumListing>(LOCK, [jobId]);
  }

  /** Called when premium has been paid for. Returns false if it is no longer wanted. */
  async grant(jobId: number): Promise<boolean> {
    if (!(await this.lock(jobId))) return false;
    return this.jobs.change(jobId, (job) => job.grantPremium(this.clock.now()));
  }

  /** Called when the payment was refunded. */
  async revoke(jobId: number): Promise<void> {
    if (await this.lock(jobId)) await this.jobs.change(jobId, (job) => job.endPremium());
  }
}
