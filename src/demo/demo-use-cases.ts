import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { AssignApplications } from '#applications/application/assignments/assign-applications.js';
import { CompanyNotes } from '#applications/application/notes/company-notes.js';
import { CompanyRetention } from '#applications/application/retention/company-retention.js';
import { ReceivedApplications } from '#applications/application/received-applications.js';
import { SubmitApplication } from '#applications/application/submit-application.js';
import { Findability } from '#candidates/application/findability.js';
import { SearchCandidates } from '#candidates/application/search-candidates.js';
import { LookAtCandidate } from '#candidates/application/look-at-candidate.js';
import { SentRequests } from '#candidates/application/sent-requests.js';
import { CompanyInvitations } from '#identity/companies/application/company-invitations.js';
import { JoinCompany } from '#identity/companies/application/join-company.js';
import { MemberInvitations } from '#identity/companies/application/member-invitations.js';
import { Teams } from '#identity/companies/application/teams.js';
import { EnsureAdmin } from '#identity/administration/application/admins/ensure-admin.js';
import { CommonPasswords } from '#identity/password/application/common-passwords.js';
import { PasswordHasher } from '#identity/password/application/password-hasher.js';
import { UserRepository } from '#identity/accounts/application/ports/user-repository.js';
import { RegisterUser } from '#identity/accounts/application/register-user.js';
import { SqlViewCounter } from '#jobs/adapters/views/sql-view-counter.js';
import { ViewerHash } from '#jobs/adapters/views/viewer-hash.js';
import { ApproveWorkplace } from '#jobs/application/workplaces/approve-workplace.js';
import { OwnWorkplaces } from '#jobs/application/workplaces/own-workplaces.js';
import { JobRepository } from '#jobs/application/ports/job-repository.js';
import { ListingReview } from '#jobs/application/review/listing-review.js';
import { OwnListings } from '#jobs/application/own-listings.js';
import { PostJob } from '#jobs/application/post-job.js';
import { SaveJob } from '#jobs/application/save-job.js';
import { ConfirmMessage } from '#messaging/application/confirm-message.js';
import { ConversationAllowance } from '#messaging/application/conversation-allowance.js';
import { ConversationPolicy } from '#messaging/application/conversation-policy.js';
import { ConversationRepository } from '#messaging/application/ports/conversation-repository.js';
import { Correspondents } from '#messaging/application/ports/directories.js';
import { SendMessage } from '#messaging/application/send-message.js';
import { StartConversation } from '#messaging/application/start-conversation.js';
import { ChooseNotices } from '#notifications/application/choose-notices.js';
import { EditEmployerProfile } from '#profiles/application/edit-employer-profile.js';
import { EditJobSeekerProfile } from '#profiles/application/edit-job-seeker-profile.js';
import { UploadResume } from '#profiles/application/uploads/upload-resume.js';
import { VerifyCompany } from '#profiles/application/verification/verify-company.js';
import { SaveSearch } from '#saved-searches/application/save-search.js';
import { Database } from '#platform/postgres/database.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { RateLimiter } from '#shared/application/limits/rate-limiter.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { OneHash } from './one-hash.js';

/** The use cases of the demo data: those of the modules, without limits, payments and repeated hashes. */
export type DemoUseCases = ReturnType<typeof demoUseCases>;

export function demoUseCases(app: INestApplicationContext) {
  const [clock, unitOfWork, audit, database] = [
    app.get(Clock),
    app.get(UnitOfWork),
    app.get(AuditLog),
    app.get(Database),
  ];
  const [users, entities] = [app.get(UserRepository), app.get(EntityManager)];
  const hasher = new OneHash(app.get(PasswordHasher));
  const commonPasswords = app.get(CommonPasswords);
  const registerUser = new RegisterUser(users, hasher, commonPasswords, unitOfWork, clock);
  return {
    registerUser,
    ...companyUseCases(app, registerUser),
    ensureAdmin: new EnsureAdmin(users, registerUser, commonPasswords, unitOfWork),
    editEmployerProfile: app.get(EditEmployerProfile),
    verifyCompany: app.get(VerifyCompany),
    editJobSeekerProfile: app.get(EditJobSeekerProfile),
    uploadResume: app.get(UploadResume),
    listingReview: new ListingReview(app.get(JobRepository), { isPaidFirst: false }, unitOfWork, clock, audit),
    ownListings: app.get(OwnListings),
    postJob: app.get(PostJob),
    saveSearch: app.get(SaveSearch),
    saveJob: app.get(SaveJob),
    views: new SqlViewCounter(database, new ViewerHash(database), { viewersPerAddress: 0 }),
    submitApplication: app.get(SubmitApplication),
    receivedApplications: app.get(ReceivedApplications),
    startConversation: new StartConversation(
      app.get(ConversationRepository),
      app.get(Correspondents),
      app.get(ConversationPolicy),
      new ConversationAllowance(app.get(RateLimiter), 0),
      unitOfWork,
      clock,
      audit,
    ),
    findability: app.get(Findability),
    searchCandidates: app.get(SearchCandidates),
    lookAtCandidate: app.get(LookAtCandidate),
    sentRequests: app.get(SentRequests),
    sendMessage: app.get(SendMessage),
    confirmMessage: app.get(ConfirmMessage),
    /** Flushes and clears the identity map, because each later step would check all entities for changes again. */
    clearEntities: async () => {
      const context = entities.getContext();
      await context.flush();
      context.clear();
    },
  };
}

/** Hotels and members, with links instead of mails. */
function companyUseCases(app: INestApplicationContext, registerUser: RegisterUser) {
  const [teams, invitations, unitOfWork, audit] = [
    app.get(Teams),
    app.get(CompanyInvitations),
    app.get(UnitOfWork),
    app.get(AuditLog),
  ];
  const withLinks = { publicUrl: 'https://wayfare.example', sendsMail: false };
  return {
    companyNotes: app.get(CompanyNotes),
    assignApplications: app.get(AssignApplications),
    companyRetention: app.get(CompanyRetention),
    chooseNotices: app.get(ChooseNotices),
    ownWorkplaces: app.get(OwnWorkplaces),
    approveWorkplace: app.get(ApproveWorkplace),
    invitations: new MemberInvitations(teams, invitations, unitOfWork, app.get(Clock), audit, withLinks),
    joinCompany: new JoinCompany(invitations, teams, app.get(UserRepository), registerUser, unitOfWork, audit, true),
  };
}
