import { accountListSessions, linkedIdentitiesMethods } from '@/api/generated/calls/account.gen';
import {
  administrationQueues,
  administrationStatus,
  administrationSummary,
  auditList,
  userPagesUser,
} from '@/api/generated/calls/administration.gen';
import { applicationsOne, applicationsOwn } from '@/api/generated/calls/applications.gen';
import {
  analyticsFigures,
  receivedApplicationsAll,
  receivedApplicationsSee,
  talentPoolAll,
} from '@/api/generated/calls/hiring.gen';
import { providerSignInReadPending } from '@/api/generated/calls/identity.gen';
import { apiKeysOwn } from '@/api/generated/calls/integrations.gen';
import { companyInvitationRead, teamList, workplacesAll } from '@/api/generated/calls/companies.gen';
import {
  companiesOne,
  companiesWorkplace,
  jobSearchFind,
  jobsOne,
  jobsPublicOne,
} from '@/api/generated/calls/jobs.gen';
import { jobDraftsOne, jobListsOwn } from '@/api/generated/calls/listings.gen';
import { conversationsOwn, messagesConfirm, messagesThread } from '@/api/generated/calls/messaging.gen';
import { reportsOpen } from '@/api/generated/calls/moderation.gen';
import { adminPaymentsAll, paymentsOwn } from '@/api/generated/calls/payments.gen';
import { employerProfileOwn, jobSeekerProfileOwn, jobSeekerProfilePublic } from '@/api/generated/calls/profiles.gen';
import { savedSearchesOwn } from '@/api/generated/calls/saved-searches.gen';
import type { Role } from '@/features/auth/user.ts';
import { firstOf, sampleOf, type Operation, type StandInApi } from '@/testing/api/stand-in-api.ts';
import { PEOPLE } from '@/testing/app.tsx';

interface Page {
  /** The path of the route. */
  route: string;
  url: string;
  as?: Role;
  /** What the page is about, if it is about something on the server. */
  main?: Operation;
  /** What it shows if that fails, by default the server's message. */
  failure?: string;
  /** Loaded for each visit, and kept only by the page. */
  isUncached?: true;
  /** What it shows if that does not exist. */
  missing?: string;
}

/** Every page of the app. */
export const PAGES: readonly Page[] = [
  { route: '/', url: '/' },
  { route: '/$', url: '/nowhere' },
  { route: '/about/$topic', url: '/about/help-center' },
  { route: '/auth', url: '/auth' },
  { route: '/auth/code', url: '/auth/code' },
  { route: '/auth/finish', url: '/auth/finish', main: providerSignInReadPending },
  { route: '/admin-invitation', url: '/admin-invitation#token' },
  { route: '/company-invitation', url: '/company-invitation#token' },
  { route: '/email/$action', url: '/email/confirm#token' },
  { route: '/employer/verify', url: '/employer/verify#token' },
  { route: '/forgot-password', url: '/forgot-password' },
  { route: '/objection', url: '/objection#token' },
  { route: '/reset-password', url: '/reset-password#token' },
  { route: '/unsubscribe/$token', url: '/unsubscribe/token' },
  { route: '/job-seeker/search', url: '/job-seeker/search', main: jobSearchFind, failure: 'Failed to load jobs.' },
  {
    route: '/jobs/$id',
    url: '/jobs/1',
    main: jobsPublicOne,
    failure: 'Failed to load job details',
    missing: 'This job is no longer open',
  },
  { route: '/jobs/$id/report', url: '/jobs/1/report', main: jobsPublicOne, missing: 'This job is not on the site' },
  {
    route: '/companies/$slug',
    url: '/companies/1-inn',
    main: companiesOne,
    missing: 'This company has no public page.',
  },
  {
    route: '/companies/$slug/$workplace',
    url: '/companies/1-inn/1-inn',
    main: companiesWorkplace,
    missing: 'This hotel or workplace has no public page.',
  },
  {
    route: '/profile/$id',
    url: '/profile/1',
    main: jobSeekerProfilePublic,
    failure: 'Failed to load profile',
    missing: 'Profile not found',
  },
  { route: '/settings', url: '/settings', as: 'job_seeker', main: accountListSessions },
  {
    route: '/messages',
    url: '/messages?conversationId=1',
    as: 'job_seeker',
    main: messagesThread,
    failure: 'Could not load conversation',
  },
  { route: '/second-factor', url: '/second-factor', as: 'admin', main: linkedIdentitiesMethods },
  {
    route: '/job-seeker/apply/$id',
    url: '/job-seeker/apply/1',
    as: 'job_seeker',
    main: jobsPublicOne,
    missing: 'has closed this listing or is changing it',
  },
  {
    route: '/job-seeker/dashboard',
    url: '/job-seeker/dashboard?tab=applications',
    as: 'job_seeker',
    main: applicationsOwn,
  },
  {
    route: '/job-seeker/application/$id',
    url: '/job-seeker/application/1',
    as: 'job_seeker',
    main: applicationsOwn,
    isUncached: true,
  },
  { route: '/job-seeker/profile', url: '/job-seeker/profile', as: 'job_seeker', main: jobSeekerProfileOwn },
  {
    route: '/job-seeker/resume',
    url: '/job-seeker/resume',
    as: 'job_seeker',
    main: jobSeekerProfileOwn,
    isUncached: true,
  },
  { route: '/job-seeker/saved-searches', url: '/job-seeker/saved-searches', as: 'job_seeker', main: savedSearchesOwn },
  {
    route: '/employer/application/$id',
    url: '/employer/application/1',
    as: 'employer',
    main: applicationsOne,
    missing: 'it is not for one of your listings',
  },
  { route: '/employer/applications', url: '/employer/applications', as: 'employer', main: receivedApplicationsAll },
  { route: '/employer/dashboard', url: '/employer/dashboard', as: 'employer', main: jobListsOwn },
  { route: '/employer/dashboard', url: '/employer/dashboard?tab=analytics', as: 'employer', main: analyticsFigures },
  {
    route: '/employer/edit-job/$id',
    url: '/employer/edit-job/1',
    as: 'employer',
    main: jobsOne,
    missing: 'You are not authorized to edit this job listing.',
  },
  { route: '/employer/integrations', url: '/employer/integrations', as: 'employer', main: apiKeysOwn },
  { route: '/employer/job/$id', url: '/employer/job/1', as: 'employer', main: jobsOne, missing: 'isn’t yours' },
  { route: '/employer/listings', url: '/employer/listings', as: 'employer', main: jobListsOwn },
  { route: '/employer/payments', url: '/employer/payments', as: 'employer', main: paymentsOwn },
  {
    route: '/employer/post-job',
    url: '/employer/post-job?draft=1',
    as: 'employer',
    main: jobDraftsOne,
    isUncached: true,
    missing: 'It was posted or deleted',
  },
  { route: '/employer/team', url: '/employer/team', as: 'employer', main: teamList },
  { route: '/employer/workplaces', url: '/employer/workplaces', as: 'employer', main: workplacesAll },
  { route: '/employer/talent-pool', url: '/employer/talent-pool', as: 'employer', main: talentPoolAll },
  // Whether the company is verified, the search itself says, too.
  { route: '/employer/candidates', url: '/employer/candidates', as: 'employer' },
  { route: '/employer/profile', url: '/employer/profile', as: 'employer', main: employerProfileOwn },
  { route: '/admin/audit', url: '/admin/audit', as: 'admin', main: auditList },
  { route: '/admin/dashboard', url: '/admin/dashboard', as: 'admin', main: administrationSummary },
  { route: '/admin/database-management', url: '/admin/database-management', as: 'admin', main: administrationStatus },
  { route: '/admin/work', url: '/admin/work', as: 'admin', main: administrationQueues },
  { route: '/admin/payments', url: '/admin/payments', as: 'admin', main: adminPaymentsAll },
  { route: '/admin/reports', url: '/admin/reports', as: 'admin', main: reportsOpen },
  { route: '/admin/users/$id', url: '/admin/users/1', as: 'admin', main: userPagesUser, missing: 'Page Not Found' },
];

/** Answers that make every page show something. */
export function serveEverything(api: StandInApi): StandInApi {
  const methods = sampleOf(linkedIdentitiesMethods);
  return api
    .answer(linkedIdentitiesMethods, { ...methods, secondFactor: { ...methods.secondFactor, isMissing: true } })
    .answer(jobsOne, { ...sampleOf(jobsOne), employerId: PEOPLE.employer.id })
    .answer(applicationsOne, firstOf(receivedApplicationsAll))
    .answer(receivedApplicationsSee, firstOf(receivedApplicationsAll))
    .answer(conversationsOwn, [firstOf(conversationsOwn)])
    .answer(companyInvitationRead, sampleOf(companyInvitationRead))
    .answer(messagesConfirm, firstOf(messagesThread).message);
}
