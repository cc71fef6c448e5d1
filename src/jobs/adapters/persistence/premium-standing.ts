import { Injectable } from '@nestjs/common';
import { Database, prepared } from '../../../shared/adapters/postgres/database.js';
import { Clock } from '../../../shared/application/clock.js';
import { JobRepository } from '../../application/ports/job-repository.js';

/** Whether a listing asks for premium, and whether that is granted. */
export type PremiumListing = {
  readonly employerId: number;
  readonly title: string;
  /** Whether its employer asks for premium that nobody has paid for or granted. */
  readonly isPayable: boolean;
};

const LOCK = prepared(`
  select employer_id as "employerId", title,
    (is_premium or premium_requested) and premium_granted_at is null and archived_at is null as "isPayable"
  from job where id = $1
  for update`);

/** Premium for other modules, inside the open transaction. */
@Injectable()
export class PremiumStanding {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
  ) {}

  /** No one else can change the listing until the transaction ends. */
  async lock(jobId: number): Promise<PremiumListing | undefined> {
    return (await this.database.query<PremiumListing>(LOCK, [jobId]))[0];
  }

  /** Premium is paid for. Returns false where it is not wanted any more. */
  async grant(jobId: number): Promise<boolean> {
    let isGranted = false;
    if (!(await this.lock(jobId))) return false;
    await this.jobs.change(jobId, (job) => {
      isGranted = job.grantPremium(this.clock.now());
    });
    return isGranted;
  }

  /** The money went back. */
  async end(jobId: number): Promise<void> {
    if (await this.lock(jobId)) await this.jobs.change(jobId, (job) => job.endPremium());
  }
}
