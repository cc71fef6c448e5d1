import { Injectable } from '@nestjs/common';
import { Applicants } from '../../../applications/index.js';
import { Hiring, Listings } from '../../../jobs/index.js';
import { WorkRelations } from '../../application/ports/work-relations.js';

/** Listings and applications as their modules publish them. */
@Injectable()
export class PublishedWorkRelations extends WorkRelations {
  constructor(
    private readonly listings: Listings,
    private readonly hiring: Hiring,
    private readonly applicants: Applicants,
  ) {
    super();
  }

  override listing(jobId: number): Promise<{ employerId: number; isOpen: boolean } | undefined> {
    return this.listings.find(jobId);
  }

  override isHiring(employerId: number): Promise<boolean> {
    return this.hiring.isHiring(employerId);
  }

  override async applicationBetween(
    employerId: number,
    jobSeekerId: number,
    jobId?: number,
  ): Promise<number | undefined> {
    return (await this.applicants.newest(employerId, jobSeekerId, jobId))?.id;
  }
}
