import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { ProfileOnRegistration } from './adapters/events/profile-on-registration.js';
import { ContentDocumentInspector } from './adapters/files/content-document-inspector.js';
import { SharpPictureMaker } from './adapters/files/sharp-picture-maker.js';
import { SignedResumeLinks } from './adapters/files/signed-resume-links.js';
import { EmployerProfileController } from './adapters/http/employer-profile.controller.js';
import { FilesController } from './adapters/http/files/files.controller.js';
import { JobSeekerProfileController } from './adapters/http/job-seeker-profile.controller.js';
import { UploadsController } from './adapters/http/files/uploads.controller.js';
import { AccountPictures } from './adapters/identity/account-pictures.js';
import { EmployerProfileSchema } from './adapters/persistence/employer-profile.schema.js';
import { FileUsesReadModel } from './adapters/persistence/file-uses-read-model.js';
import { JobSeekerProfileSchema } from './adapters/persistence/job-seeker-profile.schema.js';
import { MikroOrmEmployerProfileRepository } from './adapters/persistence/mikro-orm-employer-profile-repository.js';
import { MikroOrmJobSeekerProfileRepository } from './adapters/persistence/mikro-orm-job-seeker-profile-repository.js';
import { PublicProfileReadModel } from './adapters/persistence/public-profile-read-model.js';
import { SqlJobSeekerResumes } from './adapters/persistence/sql-job-seeker-resumes.js';
import { SqlUploadedFiles } from './adapters/persistence/sql-uploaded-files.js';
import { CreateProfile } from './application/create-profile.js';
import { EditEmployerProfile } from './application/edit-employer-profile.js';
import { EditJobSeekerProfile } from './application/edit-job-seeker-profile.js';
import { OwnResume } from './application/own-resume.js';
import { DocumentInspector } from './application/ports/document-inspector.js';
import { EmployerProfileRepository } from './application/ports/employer-profile-repository.js';
import { FileUses } from './application/ports/file-uses.js';
import { JobSeekerProfileRepository } from './application/ports/job-seeker-profile-repository.js';
import { JobSeekerResumes } from './application/ports/job-seeker-resumes.js';
import { PictureMaker } from './application/ports/picture-maker.js';
import { PublicProfiles } from './application/ports/public-profiles.js';
import { ResumeLinks } from './application/ports/resume-links.js';
import { UploadedFiles } from './application/ports/uploaded-files.js';
import { UserPictures } from './application/ports/user-pictures.js';
import { ReplacePicture } from './application/replace-picture.js';
import { SweepFiles } from './application/sweep-files.js';
import { UploadAvatar } from './application/upload-avatar.js';
import { UploadLogo } from './application/upload-logo.js';
import { UploadResume } from './application/upload-resume.js';

/** What job seekers and companies tell about themselves. */
@Module({
  imports: [MikroOrmModule.forFeature([JobSeekerProfileSchema, EmployerProfileSchema]), IdentityModule],
  controllers: [JobSeekerProfileController, EmployerProfileController, UploadsController, FilesController],
  providers: [
    CreateProfile,
    EditJobSeekerProfile,
    EditEmployerProfile,
    ReplacePicture,
    UploadAvatar,
    UploadLogo,
    UploadResume,
    OwnResume,
    SweepFiles,
    ProfileOnRegistration,
    { provide: JobSeekerProfileRepository, useClass: MikroOrmJobSeekerProfileRepository },
    { provide: EmployerProfileRepository, useClass: MikroOrmEmployerProfileRepository },
    { provide: PublicProfiles, useClass: PublicProfileReadModel },
    { provide: UploadedFiles, useClass: SqlUploadedFiles },
    { provide: FileUses, useClass: FileUsesReadModel },
    { provide: UserPictures, useClass: AccountPictures },
    { provide: PictureMaker, useClass: SharpPictureMaker },
    { provide: DocumentInspector, useClass: ContentDocumentInspector },
    { provide: ResumeLinks, useClass: SignedResumeLinks },
    { provide: JobSeekerResumes, useClass: SqlJobSeekerResumes },
  ],
  exports: [JobSeekerResumes, ResumeLinks, SweepFiles],
})
export class ProfilesModule {}
