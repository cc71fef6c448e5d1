import { expect, it } from 'vitest';
import type { Role, User } from '@/features/auth/user.ts';
import { currentLink, secondaryLinks } from './secondary-links.ts';

it.each<[Role, string, Record<string, unknown>, string | undefined]>([
  ['job_seeker', '/job-seeker/dashboard', {}, 'Dashboard'],
  ['job_seeker', '/job-seeker/dashboard', { tab: 'saved' }, 'Dashboard'],
  ['job_seeker', '/job-seeker/dashboard', { tab: 'applications' }, 'Applications'],
  ['employer', '/employer/job/12', {}, 'Dashboard'],
  ['employer', '/employer/application/12', {}, 'Applications'],
  ['employer', '/employer/post-job', {}, 'Post a Job'],
  ['admin', '/admin/dashboard', { tab: 'users', search: 'maria' }, 'Users'],
  ['admin', '/admin/database-management', { tab: 'backups' }, 'Database'],
  ['admin', '/messages', { conversationId: 4 }, 'Messages'],
  ['admin', '/about/about-us', {}, undefined],
])('marks the current link of %s at %s %j', (role, path, search, label) => {
  expect(currentLink(secondaryLinks({ role, companyRole: 'owner' } as User), path, search)?.label).toBe(label);
});

it.each([
  ['owner', ['Dashboard', 'Applications', 'Messages', 'Profile', 'Post a Job']],
  ['recruiter', ['Dashboard', 'Applications', 'Messages', 'Post a Job']],
  ['reviewer', ['Applications']],
] as const)('leads a %s only where they may go', (companyRole, labels) => {
  expect(secondaryLinks({ role: 'employer', companyRole } as User).map(({ label }) => label)).toEqual(labels);
});
