import { expect, it } from 'vitest';
import type { User } from '@/features/auth/user.ts';
import { currentLink, workspaceLinks, type WorkspaceLink } from './workspace-links.ts';

const SEEKER = { role: 'job_seeker', companyRole: null } as User;
const OWNER = { role: 'employer', companyRole: 'owner' } as User;
const RECRUITER = { role: 'employer', companyRole: 'recruiter' } as User;
const REVIEWER = { role: 'employer', companyRole: 'reviewer' } as User;
const ADMIN = { role: 'admin', companyRole: null } as User;

it.each<[User, string, Record<string, unknown>, string | undefined]>([
  [SEEKER, '/job-seeker/dashboard', {}, 'Me'],
  [SEEKER, '/job-seeker/dashboard', { tab: 'saved' }, 'Saved'],
  [SEEKER, '/job-seeker/dashboard', { tab: 'applications' }, 'Applications'],
  [SEEKER, '/jobs/12', {}, 'Jobs'],
  [OWNER, '/employer/dashboard', { tab: 'archived' }, 'Today'],
  [OWNER, '/employer/job/12', {}, 'Listings'],
  [OWNER, '/employer/post-job', {}, 'Listings'],
  [OWNER, '/employer/application/12', {}, 'Applicants'],
  [OWNER, '/employer/talent-pool', {}, 'Applicants'],
  [RECRUITER, '/employer/candidates', {}, 'Applicants'],
  [OWNER, '/employer/integrations', {}, 'Company'],
  [RECRUITER, '/employer/team', {}, 'Company'],
  [RECRUITER, '/employer/workplaces', {}, 'Company'],
  [RECRUITER, '/employer/payments', {}, undefined],
  [REVIEWER, '/employer/applications', {}, 'Applicants'],
  [REVIEWER, '/messages', {}, undefined],
  [ADMIN, '/admin/dashboard', {}, 'Today'],
  [ADMIN, '/admin/dashboard', { tab: 'listings' }, 'Review'],
  [ADMIN, '/admin/dashboard', { tab: 'users', search: 'maria' }, 'Users'],
  [ADMIN, '/admin/users/12', {}, 'Users'],
  [ADMIN, '/admin/database-management', { tab: 'backups' }, 'System'],
  [ADMIN, '/admin/audit', { person: 4 }, 'System'],
  [ADMIN, '/about/about-us', {}, undefined],
])('marks the current link of %j at %s %j', (user, path, search, label) => {
  expect(currentLink(workspaceLinks(user), path, search)?.label).toBe(label);
});

const PEOPLE = ['Applicants', 'Talent Pool', 'Find People'];

it.each([
  [OWNER, ['Today', 'Listings', PEOPLE, 'Messages', ['Profile', 'Team', 'Hotels', 'Payments', 'Integrations']]],
  [RECRUITER, ['Today', 'Listings', PEOPLE, 'Messages', ['Team', 'Hotels']]],
  [REVIEWER, ['Applicants']],
])('leads %j only where they may go', (user, places) => {
  const labelsOf = ({ label, parts }: WorkspaceLink) => parts?.map((part) => part.label) ?? label;
  expect(workspaceLinks(user).map(labelsOf)).toEqual(places);
});
