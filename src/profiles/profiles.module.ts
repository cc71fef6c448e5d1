import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { ProfileOnRegistration } from './adapters/events/profile-on-registration.js';
import { EmployerProfileController } from './adapters/http/employer-profile.controller.js';
import { JobSeekerProfileController } from './adapters/http/job-seeker-profile.controller.js';
import { EmployerProfileSchema } from './adapters/persistence/employer-profile.schema.js';
import { JobSeekerProfileSchema } from './adapters/persistence/job-seeker-profile.schema.js';
import { MikroOrmEmployerProfileRepository } from './adapters/persistence/mikro-orm-employer-profile-repository.js';
import { MikroOrmJobSeekerProfileRepository } from './adapters/persistence/mikro-orm-job-seeker-profile-repository.js';
import { PublicProfileReadModel } from './adapters/persistence/public-profile-read-model.js';
import { SqlJobSeekerResumes } from './adapters/persistence/sql-job-seeker-resumes.js';
import { CreateProfile } from './application/create-profile.js';
import { EditEmployerProfile } from './application/edit-employer-profile.js';
import { EditJobSeekerProfile } from './application/edit-job-seeker-profile.js';
import { EmployerProfileRepository } from './application/ports/employer-profile-repository.js';
import { JobSeekerProfileRepository } from './application/ports/job-seeker-profile-repository.js';
import { JobSeekerResumes } from './application/ports/job-seeker-resumes.js';
import { PublicProfiles } from './application/ports/public-profiles.js';

/** What job seekers and companies tell about themselves. */
@Module({
  imports: [MikroOrmModule.forFeature([JobSeekerProfileSchema, EmployerProfileSchema])],
  controllers: [JobSeekerProfileController, EmployerProfileController],
  providers: [
    CreateProfile,
    EditJobSeekerProfile,
    EditEmployerProfile,
    ProfileOnRegistration,
    { provide: JobSeekerProfileRepository, useClass: MikroOrmJobSeekerProfileRepository },
    { provide: EmployerProfileRepository, useClass: MikroOrmEmployerProfileRepository },
    { provide: PublicProfiles, useClass: PublicProfileReadModel },
    { provide: JobSeekerResumes, useClass: SqlJobSeekerResumes },
  ],
  exports: [JobSeekerResumes],
})
export class ProfilesModule {}
