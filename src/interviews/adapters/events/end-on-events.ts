import { Injectable } from '@nestjs/common';
import { ApplicationProgressed } from '#applications';
import { AccountDeleted, ApplicantErased } from '#identity';
import { JobArchived } from '#jobs';
import { On } from '#shared/application/event-bus.js';
import { EndInterviews } from '../../application/end-interviews.js';

/** Cancels interviews when their application, listing or account ends, or a company deletes an applicant, in the same transaction. */
@Injectable()
export class EndOnEvents {
  constructor(private readonly endInterviews: EndInterviews) {}

  @On(ApplicationProgressed)
  async progressed({ applicationId, step, status }: ApplicationProgressed): Promise<void> {
    if (step === 'withdrawn') await this.endInterviews.execute({ applicationId }, 'applicant');
    if (status === 'rejected') await this.endInterviews.execute({ applicationId }, 'employer');
  }

  @On(JobArchived)
  archived({ jobId }: JobArchived): Promise<void> {
    return this.endInterviews.execute({ jobId }, 'employer');
  }

  @On(ApplicantErased)
  erased({ companyId, jobSeekerId }: ApplicantErased): Promise<void> {
    return this.endInterviews.execute({ employerId: companyId, jobSeekerId }, 'employer');
  }

  @On(AccountDeleted)
  async deleted({ parties }: AccountDeleted): Promise<void> {
    for (const userId of parties) await this.endInterviews.execute({ userId });
  }
}
