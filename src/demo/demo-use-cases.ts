import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { ChangeApplication } from '../applications/application/change-application.js';
import { ApplicationRepository } from '../applications/application/ports/application-repository.js';
import { FillTemplates } from '../applications/application/templates/fill-templates.js';
import { SetApplicationStatus } from '../applications/application/set-application-status.js';
import { SubmitApplication } from '../applications/application/submit-application.js';
import { TakeNotes } from '../applications/application/take-notes.js';
import { EnsureAdmin } from '../identity/application/ensure-admin.js';
import { CommonPasswords } from '../identity/application/ports/common-passwords.js';
import { PasswordHasher } from '../identity/application/ports/password-hasher.js';
import { UserRepository } from '../identity/application/ports/user-repository.js';
import { RegisterUser } from '../identity/application/register-user.js';
import { SqlBookmarks } from '../jobs/adapters/persistence/sql-bookmarks.js';
import { Listings } from '../jobs/adapters/persistence/listings.js';
import { SqlViewCounter } from '../jobs/adapters/views/sql-view-counter.js';
import { ViewerHash } from '../jobs/adapters/views/viewer-hash.js';
import { ApproveJob } from '../jobs/application/review/approve-job.js';
import { ReviewJob } from '../jobs/application/review/review-job.js';
import { ArchiveJob } from '../jobs/application/archive-job.js';
import { JobDrafts } from '../jobs/application/ports/job-drafts.js';
import { JobQueries } from '../jobs/application/ports/job-queries.js';
import { JobRepository } from '../jobs/application/ports/job-repository.js';
import { Places } from '../jobs/application/ports/places.js';
import { PostJob } from '../jobs/application/post-job.js';
import { SaveJob } from '../jobs/application/save-job.js';
import { ProfileReadModel } from '../profiles/adapters/persistence/profile-read-model.js';
import { EditEmployerProfile } from '../profiles/application/edit-employer-profile.js';
import { EditJobSeekerProfile } from '../profiles/application/edit-job-seeker-profile.js';
import {
  EmployerProfileRepository,
  JobSeekerProfileRepository,
} from '../profiles/application/ports/profile-repositories.js';
import { UploadInspector } from '../profiles/application/ports/upload-inspector.js';
import { UploadedFiles } from '../profiles/application/ports/uploaded-files.js';
import { StoreUpload } from '../profiles/application/store-upload.js';
import { UploadDocument } from '../profiles/application/upload-document.js';
import { UploadResume } from '../profiles/application/upload-resume.js';
import { VerifyCompany } from '../profiles/application/verification/verify-company.js';
import { ListingDirectory } from '../saved-searches/application/ports/listings.js';
import { SavedSearches } from '../saved-searches/application/ports/saved-searches.js';
import { SaveSearch } from '../saved-searches/application/save-search.js';
import { Database } from '../shared/adapters/postgres/database.js';
import { AuditLog } from '../shared/application/audit/audit-log.js';
import type { Clock } from '../shared/application/clock.js';
import { FileStore } from '../shared/application/file-store.js';
import { UnitOfWork } from '../shared/application/unit-of-work.js';
import { conversationUseCases } from './conversation-use-cases.js';
import { OneHash } from './one-hash.js';

/** The use cases of the demo data, with a clock of their own. */
export type DemoUseCases = ReturnType<typeof demoUseCases>;

export function demoUseCases(app: INestApplicationContext, clock: Clock) {
  const unitOfWork = app.get(UnitOfWork);
  const audit = app.get(AuditLog);
  const users = app.get(UserRepository);
  const postings = app.get(JobRepository);
  const applications = app.get(ApplicationRepository);
  const entities = app.get(EntityManager);
  const database = app.get(Database);
  const listings = new Listings(database, clock);
  const profiles = new ProfileReadModel(database);
  const changeApplication = new ChangeApplication(applications, listings, unitOfWork, clock);
  const storeUpload = new StoreUpload(app.get(FileStore), app.get(UploadedFiles), unitOfWork, clock);
  const hasher = new OneHash(app.get(PasswordHasher));
  const commonPasswords = app.get(CommonPasswords);
  const registerUser = new RegisterUser(users, hasher, commonPasswords, unitOfWork, clock);
  return {
    registerUser,
    ensureAdmin: new EnsureAdmin(users, registerUser, commonPasswords, unitOfWork),
    editEmployerProfile: app.get(EditEmployerProfile),
    verifyCompany: new VerifyCompany(app.get(EmployerProfileRepository), unitOfWork, clock, audit),
    editJobSeekerProfile: app.get(EditJobSeekerProfile),
    uploadResume: new UploadResume(
      new UploadDocument(app.get(UploadInspector), storeUpload),
      app.get(JobSeekerProfileRepository),
    ),
    approveJob: new ApproveJob(new ReviewJob(postings, clock, unitOfWork, audit), { isPaidFirst: false }),
    archiveJob: new ArchiveJob(postings, clock),
    postJob: new PostJob(postings, app.get(Places), app.get(JobDrafts), unitOfWork, clock),
    saveSearch: new SaveSearch(
      app.get(SavedSearches, { strict: false }),
      app.get(ListingDirectory, { strict: false }),
      unitOfWork,
      clock,
    ),
    saveJob: new SaveJob(app.get(JobQueries), new SqlBookmarks(database), clock),
    views: new SqlViewCounter(database, new ViewerHash(database), { viewersPerAddress: 0 }),
    submitApplication: new SubmitApplication(applications, listings, profiles, unitOfWork, clock),
    setApplicationStatus: new SetApplicationStatus(changeApplication, app.get(FillTemplates, { strict: false })),
    takeNotes: new TakeNotes(changeApplication),
    ...conversationUseCases(app, clock, database),
    /** Flushes and clears the identity map, because each later step would check all entities for changes again. */
    clearEntities: async () => {
      const context = entities.getContext();
      await context.flush();
      context.clear();
    },
  };
}
