import type { INestApplicationContext } from '@nestjs/common';
import { ListingsJobDirectory } from '../applications/adapters/jobs/listings-job-directory.js';
import { ApplicationRepository } from '../applications/application/ports/application-repository.js';
import { ResumeDirectory } from '../applications/application/ports/resume-directory.js';
import { ReceivedApplications } from '../applications/application/received-applications.js';
import { SetApplicationStatus } from '../applications/application/set-application-status.js';
import { SubmitApplication } from '../applications/application/submit-application.js';
import { TakeNotes } from '../applications/application/take-notes.js';
import { EnsureAdmin } from '../identity/application/ensure-admin.js';
import { PasswordHasher } from '../identity/application/ports/password-hasher.js';
import { UserRepository } from '../identity/application/ports/user-repository.js';
import { RegisterUser } from '../identity/application/register-user.js';
import { ApproveJob } from '../jobs/application/approve-job.js';
import { ArchiveJob } from '../jobs/application/archive-job.js';
import { JobChanges } from '../jobs/application/job-changes.js';
import { JobRepository } from '../jobs/application/ports/job-repository.js';
import { ViewCounter } from '../jobs/application/ports/view-counter.js';
import { PostJob } from '../jobs/application/post-job.js';
import { EditEmployerProfile } from '../profiles/application/edit-employer-profile.js';
import { EditJobSeekerProfile } from '../profiles/application/edit-job-seeker-profile.js';
import type { Clock } from '../shared/application/clock.js';
import { EventBus } from '../shared/application/event-bus.js';
import { UnitOfWork } from '../shared/application/unit-of-work.js';
import { ListingsAsStored } from './listings-as-stored.js';
import { OneHash } from './one-hash.js';

/** What people do on the site, done at the time that a clock of its own shows. */
export type DemoUseCases = ReturnType<typeof demoUseCases>;

export function demoUseCases(app: INestApplicationContext, clock: Clock) {
  const unitOfWork = app.get(UnitOfWork);
  const events = app.get(EventBus);
  const users = app.get(UserRepository);
  const changes = app.get(JobChanges);
  const applications = app.get(ApplicationRepository);
  const jobs = new ListingsJobDirectory(new ListingsAsStored(app.get(JobRepository), clock));
  const received = new ReceivedApplications(applications, jobs, unitOfWork);
  const registerUser = new RegisterUser(users, new OneHash(app.get(PasswordHasher)), unitOfWork, events, clock);
  return {
    registerUser,
    ensureAdmin: new EnsureAdmin(users, registerUser, unitOfWork),
    editEmployerProfile: app.get(EditEmployerProfile),
    editJobSeekerProfile: app.get(EditJobSeekerProfile),
    postJob: new PostJob(changes, clock),
    approveJob: new ApproveJob(changes, clock),
    archiveJob: new ArchiveJob(changes, clock),
    views: app.get(ViewCounter),
    submitApplication: new SubmitApplication(applications, jobs, app.get(ResumeDirectory), unitOfWork, events, clock),
    setApplicationStatus: new SetApplicationStatus(received, events),
    takeNotes: new TakeNotes(received),
  };
}
