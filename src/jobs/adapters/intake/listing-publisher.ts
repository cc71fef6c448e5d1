import { Injectable } from '@nestjs/common';
import { OwnListings } from '../../application/own-listings.js';
import { PostJob } from '../../application/post-job.js';
import { WorkplacePolicy, type FormAtWorkplace } from '../../application/workplaces/workplace-policy.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { InvalidFields } from '#shared/domain/field-checks.js';
import { changedDetails, newDetails } from '../../domain/job-details.js';
import { Listings } from '../persistence/listings.js';

/** Lets other modules post and change listings on behalf of employers, with the rules of the job form. */
@Injectable()
export class ListingPublisher {
  constructor(
    private readonly postJob: PostJob,
    private readonly own: OwnListings,
    private readonly workplace: WorkplacePolicy,
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: Listings,
    private readonly clock: Clock,
  ) {}

  /** Returns the id of the new listing. @throws InvalidFields */
  post(employerId: number, form: FormAtWorkplace): Promise<number> {
    return this.postJob.execute({ employerId, form });
  }

  /** An edit without changes keeps the approval. @throws InvalidFields, JobNotFound */
  async edit(employerId: number, jobId: number, form: FormAtWorkplace): Promise<void> {
    await this.own.edit({ jobId, employerId, form });
  }

  /** Why the job form rejects a listing; undefined if it does not. */
  async problemWith(employerId: number, entered: FormAtWorkplace, isNew: boolean): Promise<string | undefined> {
    try {
      const form = await this.unitOfWork.run(() => this.workplace.applied(employerId, entered));
      if (isNew) newDetails(form, this.clock.now());
      else changedDetails(form, this.clock.now());
      return undefined;
    } catch (error) {
      if (error instanceof InvalidFields) return error.message;
      throw error;
    }
  }

  /** @throws JobNotFound */
  async close(employerId: number, jobId: number): Promise<void> {
    await this.own.archive({ jobId, employerId });
  }

  /** @throws JobNotFound, ArchivedByAdmin */
  async reopen(employerId: number, jobId: number): Promise<void> {
    await this.own.unarchive({ jobId, employerId });
  }

  /** Ids of the employer's listings that can be renewed now. */
  renewable(employerId: number): Promise<readonly number[]> {
    return this.listings.renewable(employerId);
  }

  /** @throws JobNotFound, NotRenewable */
  async renew(employerId: number, jobId: number): Promise<void> {
    await this.own.renew({ jobId, employerId });
  }
}
