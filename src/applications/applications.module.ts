import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { ApplicationsExportController } from './adapters/http/applications-export.controller.js';
import { ApplicationsController } from './adapters/http/applications.controller.js';
import { ReceivedApplicationsController } from './adapters/http/received-applications.controller.js';
import { ListingsJobDirectory } from './adapters/jobs/listings-job-directory.js';
import { ApplicantsReadModel } from './adapters/persistence/applicants-read-model.js';
import { ApplicationReadModel } from './adapters/persistence/application-read-model.js';
import { ApplicationSchema } from './adapters/persistence/application.schema.js';
import { EmployerSummaryReadModel } from './adapters/persistence/employer-summary-read-model.js';
import { MikroOrmApplicationRepository } from './adapters/persistence/mikro-orm-application-repository.js';
import { ProfileResumeDirectory } from './adapters/profiles/profile-resume-directory.js';
import { Applicants } from './application/applicants.js';
import { ListJobApplications } from './application/list-job-applications.js';
import { ApplicationRepository } from './application/ports/application-repository.js';
import { ApplicationViews } from './application/ports/application-views.js';
import { EmployerSummaries } from './application/ports/employer-summaries.js';
import { JobDirectory } from './application/ports/job-directory.js';
import { ResumeDirectory } from './application/ports/resume-directory.js';
import { ReceivedApplications } from './application/received-applications.js';
import { SetApplicationStatus } from './application/set-application-status.js';
import { SubmitApplication } from './application/submit-application.js';
import { TakeNotes } from './application/take-notes.js';

/** Applying for jobs and reviewing who applied. */
@Module({
  imports: [MikroOrmModule.forFeature([ApplicationSchema]), JobsModule, ProfilesModule],
  // The employer's controller first: `applications/employer` is no id.
  controllers: [ApplicationsExportController, ReceivedApplicationsController, ApplicationsController],
  providers: [
    SubmitApplication,
    ReceivedApplications,
    SetApplicationStatus,
    TakeNotes,
    ListJobApplications,
    { provide: ApplicationRepository, useClass: MikroOrmApplicationRepository },
    { provide: ApplicationViews, useClass: ApplicationReadModel },
    { provide: EmployerSummaries, useClass: EmployerSummaryReadModel },
    { provide: JobDirectory, useClass: ListingsJobDirectory },
    { provide: ResumeDirectory, useClass: ProfileResumeDirectory },
    { provide: Applicants, useClass: ApplicantsReadModel },
  ],
  exports: [Applicants],
})
export class ApplicationsModule {}
