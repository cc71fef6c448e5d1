import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationProgressed } from '../../../applications/index.js';
import { AccountDeleted } from '../../../identity/index.js';
import { JobArchived } from '../../../jobs/index.js';
import { EventBus } from '../../../shared/application/event-bus.js';
import { EndInterviews } from '../../application/end-interviews.js';

/** Cancels interviews when their application, listing or account ends, in the same transaction. */
@Injectable()
export class EndOnEvents implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly endInterviews: EndInterviews,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(ApplicationProgressed, async ({ applicationId, step, status }) => {
      if (step === 'withdrawn') await this.endInterviews.execute({ applicationId }, 'applicant');
      if (status === 'rejected') await this.endInterviews.execute({ applicationId }, 'employer');
    });
    this.events.subscribe(JobArchived, ({ jobId }) => this.endInterviews.execute({ jobId }, 'employer'));
    this.events.subscribe(AccountDeleted, ({ userId }) => this.endInterviews.execute({ userId }));
  }
}
