import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { Accounts, AccountTokens } from '#identity';
import { JobsModule } from '#jobs/jobs.module.js';
import { IdentityModule } from '#identity/identity.module.js';
import { ProfilesOnEvents } from './adapters/events/profiles-on-events.js';
import { CompanyReviewController } from './adapters/http/company-review.controller.js';
import { ResumeLinks } from './adapters/files/resume-links.js';
import { Attachments } from './adapters/files/attachments.js';
import { EmployerProfileController } from './adapters/http/employer-profile.controller.js';
import { FilesController } from './adapters/http/uploads/files.controller.js';
import { JobSeekerProfileController } from './adapters/http/job-seeker-profile.controller.js';
import { MadeResumeController } from './adapters/http/uploads/made-resume.controller.js';
import { UploadsController } from './adapters/http/uploads/uploads.controller.js';
import { UploadBudget } from './adapters/http/uploads/upload-budget.js';
import { ProcessUploadInspector } from './adapters/inspection/process-upload-inspector.js';
import { AdminVerificationController } from './adapters/http/verification/admin-verification.controller.js';
import { CompanyVerificationController } from './adapters/http/verification/company-verification.controller.js';
import { ProcessResumePrinter } from './adapters/resume/process-resume-printer.js';
import { PublicSuffixes } from './adapters/verification/public-suffixes.js';
import { EmployerProfileSchema } from './adapters/persistence/employer-profile.schema.js';
import { JobSeekerProfileSchema } from './adapters/persistence/job-seeker-profile.schema.js';
import {
  MikroOrmEmployerProfileRepository,
  MikroOrmJobSeekerProfileRepository,
} from './adapters/persistence/mikro-orm-profile-repositories.js';
import { EraseUploads } from './adapters/persistence/erase-uploads.js';
import { PROFILE_DATA } from './adapters/persistence/owned-data.js';
import { ProfileReadModel } from './adapters/persistence/profile-read-model.js';
import { SqlUploadedFiles } from './adapters/persistence/sql-uploaded-files.js';
import { ApproveCompany } from './application/approve-company.js';
import { CreateProfile } from './application/create-profile.js';
import { EditEmployerProfile } from './application/edit-employer-profile.js';
import { EditJobSeekerProfile } from './application/edit-job-seeker-profile.js';
import { EmployerProfileRepository, JobSeekerProfileRepository } from './application/ports/profile-repositories.js';
import { ProfileQueries } from './application/ports/profile-queries.js';
import { UploadedFiles } from './application/ports/uploaded-files.js';
import { UploadInspector } from './application/ports/upload-inspector.js';
import { AccountDirectory } from './application/ports/account-directory.js';
import { ReadEmployerProfile } from './application/read-employer-profile.js';
import { ReadJobSeekerProfile } from './application/read-job-seeker-profile.js';
import { ReviewCompanyWithListing } from './application/review-company-with-listing.js';
import { ResumePrinter } from './application/ports/resume-printer.js';
import { MadeResumes } from './application/resume/made-resumes.js';
import { CompanyLinks, WebsiteHosts } from './application/ports/verification.js';
import { ConfirmCompanyVerification } from './application/verification/confirm-company-verification.js';
import { RequestCompanyVerification } from './application/verification/request-company-verification.js';
import { VerifyCompany } from './application/verification/verify-company.js';
import { WithdrawVerification } from './application/verification/withdraw-verification.js';
import { StoreUpload } from './application/uploads/store-upload.js';
import { SweepFiles } from './application/uploads/sweep-files.js';
import { UploadAvatar } from './application/uploads/upload-avatar.js';
import { UploadDocument } from './application/uploads/upload-document.js';
import { OwnWorkplaces } from '#jobs';
import { WorkplaceLogos } from './application/ports/workplace-logos.js';
import { UploadWorkplaceLogo } from './application/uploads/upload-workplace-logo.js';
import { UploadLogo } from './application/uploads/upload-logo.js';
import { UploadPicture } from './application/uploads/upload-picture.js';
import { RemoveResume } from './application/uploads/remove-resume.js';
import { UploadResume } from './application/uploads/upload-resume.js';

/** Profiles of job seekers and companies, and uploads. */
@Module({
  imports: [MikroOrmModule.forFeature([JobSeekerProfileSchema, EmployerProfileSchema]), IdentityModule, JobsModule],
  controllers: [
    JobSeekerProfileController,
    EmployerProfileController,
    CompanyReviewController,
    CompanyVerificationController,
    AdminVerificationController,
    UploadsController,
    MadeResumeController,
    FilesController,
  ],
  providers: [
    CreateProfile,
    ReadJobSeekerProfile,
    EditJobSeekerProfile,
    ReadEmployerProfile,
    EditEmployerProfile,
    StoreUpload,
    UploadPicture,
    UploadDocument,
    UploadBudget,
    UploadAvatar,
    UploadLogo,
    UploadWorkplaceLogo,
    { provide: WorkplaceLogos, useExisting: OwnWorkplaces },
    RemoveResume,
    UploadResume,
    MadeResumes,
    { provide: ResumePrinter, useClass: ProcessResumePrinter },
    SweepFiles,
    EraseUploads,
    PROFILE_DATA,
    ProfilesOnEvents,
    ApproveCompany,
    ReviewCompanyWithListing,
    RequestCompanyVerification,
    ConfirmCompanyVerification,
    VerifyCompany,
    WithdrawVerification,
    { provide: CompanyLinks, useExisting: AccountTokens },
    { provide: WebsiteHosts, useClass: PublicSuffixes },
    { provide: JobSeekerProfileRepository, useClass: MikroOrmJobSeekerProfileRepository },
    { provide: EmployerProfileRepository, useClass: MikroOrmEmployerProfileRepository },
    { provide: ProfileQueries, useClass: ProfileReadModel },
    { provide: UploadedFiles, useClass: SqlUploadedFiles },
    { provide: AccountDirectory, useExisting: Accounts },
    { provide: UploadInspector, useClass: ProcessUploadInspector },
    ResumeLinks,
    Attachments,
  ],
  exports: [ProfileQueries, ResumeLinks, Attachments, UploadBudget],
})
export class ProfilesModule {}
