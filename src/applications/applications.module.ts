import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { Parties } from '#identity';
import { IdentityModule } from '#identity/identity.module.js';
import { Listings } from '#jobs';
import { JobsModule } from '#jobs/jobs.module.js';
import { ProfileQueries } from '#profiles';
import { ProfilesModule } from '#profiles/profiles.module.js';
import { withSetting } from '#platform/config/config.module.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { AnalyticsController } from './adapters/http/analytics/analytics.controller.js';
import { ApplicationsExportController } from './adapters/http/applications-export.controller.js';
import { AssignmentsController } from './adapters/http/assignments/assignments.controller.js';
import { ApplicationNotesController } from './adapters/http/notes/application-notes.controller.js';
import { ApplicationsController } from './adapters/http/applications.controller.js';
import { MessageTemplatesController } from './adapters/http/templates/message-templates.controller.js';
import { ReceivedApplicationsController } from './adapters/http/received-applications.controller.js';
import { Applicants } from './adapters/persistence/read-model/applicants-read-model.js';
import { APPLICATION_DATA } from './adapters/persistence/owned-data.js';
import { ApplicationReadModel } from './adapters/persistence/read-model/application-read-model.js';
import { ApplicationNoteSchema } from './adapters/persistence/notes/application-note.schema.js';
import { MikroOrmApplicationNotes } from './adapters/persistence/notes/mikro-orm-application-notes.js';
import { RecordedAssignments } from './adapters/persistence/recorded-assignments.js';
import { RecordedSteps } from './adapters/persistence/recorded-steps.js';
import { SqlMessageTemplates } from './adapters/persistence/sql-message-templates.js';
import { SqlReplyTimes } from './adapters/persistence/sql-reply-times.js';
import { ApplicationTimeline } from './adapters/persistence/read-model/timeline-read-model.js';
import { ApplicationSchema } from './adapters/persistence/application.schema.js';
import { MikroOrmApplicationRepository } from './adapters/persistence/mikro-orm-application-repository.js';
import { AssignApplications } from './application/assignments/assign-applications.js';
import { CompanyNotes } from './application/notes/company-notes.js';
import { ApplicationNotes } from './application/ports/application-notes.js';
import { Colleagues } from './application/ports/colleagues.js';
import { ListJobApplications } from './application/list-job-applications.js';
import { MeasureReplyTimes } from './application/measure-reply-times.js';
import { MoveApplications } from './application/move-applications.js';
import { ApplicationQueries } from './application/ports/application-queries.js';
import { ApplicationRepository } from './application/ports/application-repository.js';
import { ApplicationRetention } from './application/ports/application-retention.js';
import { CompanyRetention } from './application/retention/company-retention.js';
import { PurgeEndedApplications, PurgeRejectedApplications } from './application/retention/purge-applications.js';
import { RetentionController } from './adapters/http/retention/retention.controller.js';
import { SqlApplicationRetention } from './adapters/persistence/sql-application-retention.js';
import { ApplicableListings, ResumeDirectory } from './application/ports/directories.js';
import { MessageTemplates } from './application/ports/message-templates.js';
import { ReplyTimes } from './application/ports/reply-times.js';
import { AnalyticsPolicy } from './application/analytics/analytics-policy.js';
import { ExportAnalytics } from './application/analytics/export-analytics.js';
import { ReadAnalytics } from './application/analytics/read-analytics.js';
import { ReleaseApplication } from './application/release-application.js';
import { OwnApplications } from './application/own-applications.js';
import { ReceivedApplications } from './application/received-applications.js';
import { SubmitApplication } from './application/submit-application.js';
import { AddTemplate } from './application/templates/add-template.js';
import { ChangeTemplate } from './application/templates/change-template.js';
import { FillTemplates } from './application/templates/fill-templates.js';

/** Applying for jobs and reviewing applications. */
@Module({
  imports: [
    MikroOrmModule.forFeature([ApplicationSchema, ApplicationNoteSchema]),
    IdentityModule,
    JobsModule,
    ProfilesModule,
  ],
  // In this order, because `applications/:id` also matches `applications/employer`.
  controllers: [
    AnalyticsController,
    ApplicationsExportController,
    AssignmentsController,
    ReceivedApplicationsController,
    ApplicationNotesController,
    ApplicationsController,
    MessageTemplatesController,
    RetentionController,
  ],
  providers: [
    APPLICATION_DATA,
    SubmitApplication,
    OwnApplications,
    ReceivedApplications,
    ReleaseApplication,
    MeasureReplyTimes,
    MoveApplications,
    AssignApplications,
    CompanyNotes,
    AddTemplate,
    ChangeTemplate,
    FillTemplates,
    ListJobApplications,
    ReadAnalytics,
    ExportAnalytics,
    AnalyticsPolicy,
    { provide: ApplicationRepository, useClass: MikroOrmApplicationRepository },
    { provide: ApplicationNotes, useClass: MikroOrmApplicationNotes },
    { provide: Colleagues, useExisting: Parties },
    { provide: MessageTemplates, useClass: SqlMessageTemplates },
    { provide: ReplyTimes, useClass: SqlReplyTimes },
    { provide: ApplicationQueries, useClass: ApplicationReadModel },
    { provide: ApplicationRetention, useClass: SqlApplicationRetention },
    PurgeRejectedApplications,
    PurgeEndedApplications,
    withSetting(
      CompanyRetention,
      [ApplicationRetention, Colleagues, UnitOfWork, AuditLog],
      ({ retention }) => retention.rejectedApplicationsDays,
    ),
    { provide: ApplicableListings, useExisting: Listings },
    { provide: ResumeDirectory, useExisting: ProfileQueries },
    Applicants,
    ApplicationTimeline,
    RecordedSteps,
    RecordedAssignments,
  ],
  exports: [Applicants],
})
export class ApplicationsModule {}
