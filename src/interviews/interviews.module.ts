import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { ApplicationsModule } from '#applications/applications.module.js';
import { Applicants } from '#applications';
import { IdentityModule } from '#identity/identity.module.js';
import { Listings } from '#jobs';
import { JobsModule } from '#jobs/jobs.module.js';
import { EndOnEvents } from './adapters/events/end-on-events.js';
import { InterviewsController } from './adapters/http/interviews.controller.js';
import { InterviewHistory } from './adapters/persistence/interview-history.js';
import { InterviewReadModel } from './adapters/persistence/interview-read-model.js';
import { InterviewSchema } from './adapters/persistence/interview.schema.js';
import { MikroOrmInterviewRepository } from './adapters/persistence/mikro-orm-interview-repository.js';
import { CancelInterview } from './application/cancel-interview.js';
import { EndInterviews } from './application/end-interviews.js';
import { OfferInterview } from './application/offer-interview.js';
import { InterviewedApplications, InterviewingListings } from './application/ports/directories.js';
import { ProposeTimes } from './application/propose-times.js';
import { InterviewQueries } from './application/ports/interview-queries.js';
import { InterviewRepository } from './application/ports/interview-repository.js';
import { TakeSlot } from './application/take-slot.js';
import { INTERVIEW_DATA } from './adapters/persistence/owned-data.js';

/** Interviews with applicants: offering, scheduling and canceling. */
@Module({
  imports: [MikroOrmModule.forFeature([InterviewSchema]), IdentityModule, JobsModule, ApplicationsModule],
  controllers: [InterviewsController],
  providers: [
    INTERVIEW_DATA,
    OfferInterview,
    TakeSlot,
    ProposeTimes,
    CancelInterview,
    EndInterviews,
    EndOnEvents,
    InterviewHistory,
    InterviewReadModel,
    { provide: InterviewRepository, useClass: MikroOrmInterviewRepository },
    { provide: InterviewQueries, useExisting: InterviewReadModel },
    { provide: InterviewedApplications, useExisting: Applicants },
    { provide: InterviewingListings, useExisting: Listings },
  ],
  exports: [InterviewReadModel],
})
export class InterviewsModule {}
