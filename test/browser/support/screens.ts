import type { DemoRecords } from './demo-records.js';
import type { Viewer } from './sign-in.js';

/** A screen as seen by one viewer. */
export interface Screen {
  /** Also used for the names of screenshots. */
  name: string;
  viewer: Viewer;
  path: (records: DemoRecords) => string;
}

const tabs = (viewer: Viewer, name: string, path: string, values: readonly string[]): Screen[] =>
  values.map((tab) => ({ name: `${name}-${tab}`, viewer, path: () => `${path}?tab=${tab}` }));

/** Every screen and every tab. */
export const screens: readonly Screen[] = [
  { name: 'landing', viewer: 'visitor', path: () => '/' },
  { name: 'login', viewer: 'visitor', path: () => '/auth' },
  { name: 'register', viewer: 'visitor', path: () => '/auth?role=employer' },
  { name: 'sign-in-code', viewer: 'visitor', path: () => '/auth/code' },
  { name: 'sign-in-expired', viewer: 'visitor', path: () => '/auth/finish' },
  { name: 'forgot-password', viewer: 'visitor', path: () => '/forgot-password' },
  { name: 'reset-password', viewer: 'visitor', path: () => '/reset-password#some-token' },
  { name: 'email-link', viewer: 'visitor', path: () => '/email/undo#some-token' },
  { name: 'admin-invitation', viewer: 'visitor', path: () => '/admin-invitation#some-token' },
  { name: 'company-invitation', viewer: 'visitor', path: () => '/company-invitation#some-token' },
  { name: 'unsubscribe', viewer: 'visitor', path: () => '/unsubscribe/some-token' },
  { name: 'search', viewer: 'visitor', path: () => '/job-seeker/search' },
  { name: 'search-filtered', viewer: 'visitor', path: () => '/job-seeker/search?category=hotels&jobType=full_time' },
  { name: 'search-empty', viewer: 'visitor', path: () => '/job-seeker/search?keywords=lamplighter' },
  { name: 'job', viewer: 'visitor', path: ({ openJob }) => `/jobs/${openJob}` },
  { name: 'job-closed', viewer: 'visitor', path: ({ closedJob }) => `/jobs/${closedJob}` },
  { name: 'job-unknown', viewer: 'visitor', path: () => '/jobs/999999' },
  { name: 'job-report', viewer: 'visitor', path: ({ openJob }) => `/jobs/${openJob}/report` },
  { name: 'company', viewer: 'visitor', path: ({ company }) => `/companies/${company}` },
  { name: 'public-profile', viewer: 'visitor', path: ({ applicant }) => `/profile/${applicant}` },
  { name: 'profile-unknown', viewer: 'visitor', path: () => '/profile/999999' },
  { name: 'about', viewer: 'visitor', path: () => '/about/about-us' },
  { name: 'not-found', viewer: 'visitor', path: () => '/no/such/page' },

  ...tabs('seeker', 'seeker-dashboard', '/job-seeker/dashboard', ['overview', 'applications', 'saved', 'recommended']),
  ...tabs('seeker', 'seeker-profile', '/job-seeker/profile', [
    'basic',
    'skills',
    'education',
    'certifications',
    'resume',
  ]),
  { name: 'written-resume', viewer: 'seeker', path: () => '/job-seeker/resume' },
  { name: 'saved-searches', viewer: 'seeker', path: () => '/job-seeker/saved-searches' },
  { name: 'apply', viewer: 'seeker', path: ({ openJob }) => `/job-seeker/apply/${openJob}` },
  { name: 'job-signed-in', viewer: 'seeker', path: ({ openJob }) => `/jobs/${openJob}` },

  ...tabs('employer', 'employer-dashboard', '/employer/dashboard', ['active', 'archived', 'applications', 'analytics']),
  { name: 'company-profile', viewer: 'employer', path: () => '/employer/profile' },
  { name: 'company-profile-edit', viewer: 'employer', path: () => '/employer/profile?edit=true' },
  { name: 'talent-pool', viewer: 'employer', path: () => '/employer/talent-pool' },
  { name: 'candidates', viewer: 'employer', path: () => '/employer/candidates' },
  { name: 'post-job', viewer: 'employer', path: () => '/employer/post-job' },
  { name: 'employer-job', viewer: 'employer', path: ({ openJob }) => `/employer/job/${openJob}` },
  {
    name: 'employer-job-applications',
    viewer: 'employer',
    path: ({ openJob }) => `/employer/job/${openJob}?tab=applications`,
  },
  { name: 'edit-job', viewer: 'employer', path: ({ openJob }) => `/employer/edit-job/${openJob}` },
  { name: 'applications', viewer: 'employer', path: () => '/employer/applications' },
  { name: 'applications-board', viewer: 'employer', path: () => '/employer/applications?view=board' },
  { name: 'application', viewer: 'employer', path: ({ application }) => `/employer/application/${application}` },

  { name: 'employer-payments', viewer: 'employer', path: () => '/employer/payments' },
  { name: 'company-verification', viewer: 'employer', path: () => '/employer/verify#some-token' },
  { name: 'settings', viewer: 'employer', path: () => '/settings' },
  { name: 'listings', viewer: 'employer', path: () => '/employer/listings' },
  { name: 'workplaces', viewer: 'employer', path: () => '/employer/workplaces' },
  { name: 'team', viewer: 'employer', path: () => '/employer/team' },
  { name: 'integrations', viewer: 'employer', path: () => '/employer/integrations' },
  { name: 'messages', viewer: 'employer', path: () => '/messages' },
  {
    name: 'conversation',
    viewer: 'employer',
    path: ({ conversation }) => `/messages?conversationId=${conversation}`,
  },

  { name: 'admin-today', viewer: 'admin', path: () => '/admin/dashboard' },
  { name: 'admin-work', viewer: 'admin', path: () => '/admin/work' },
  { name: 'admin-reports', viewer: 'admin', path: () => '/admin/reports' },
  ...tabs('admin', 'admin-dashboard', '/admin/dashboard', ['pending', 'listings', 'users']),
  { name: 'admin-payments', viewer: 'admin', path: () => '/admin/payments' },
  { name: 'audit-log', viewer: 'admin', path: () => '/admin/audit' },
  { name: 'admin-user', viewer: 'admin', path: ({ applicant }) => `/admin/users/${applicant}` },
  { name: 'admin-company', viewer: 'admin', path: ({ company }) => `/admin/users/${company}` },
  ...tabs('admin', 'database-management', '/admin/database-management', ['status', 'backups', 'protection']),
];
