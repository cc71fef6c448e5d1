import { homeOf, type User } from '@/features/auth/user.ts';
import type { NavigationItem } from './navigation.ts';

/** A link of the second bar. */
interface SecondaryLink extends NavigationItem {
  /** Path prefix of the screens that belong to it. */
  section?: string;
}

const MESSAGES: SecondaryLink = { label: 'Messages', to: '/messages', showsUnread: true };

const LINKS: Record<User['role'], SecondaryLink[]> = {
  job_seeker: [
    { label: 'Jobs', to: '/job-seeker/search' },
    { label: 'Applications', to: '/job-seeker/dashboard', search: { tab: 'applications' } },
    MESSAGES,
    { label: 'Profile', to: '/job-seeker/profile' },
  ],
  employer: [
    { label: 'Applications', to: '/employer/applications', section: '/employer/application' },
    MESSAGES,
    { label: 'Profile', to: '/employer/profile' },
    { label: 'Post a Job', to: '/employer/post-job' },
  ],
  admin: [
    { label: 'Listings', to: '/admin/dashboard', search: { tab: 'listings' } },
    { label: 'Users', to: '/admin/dashboard', search: { tab: 'users' } },
    MESSAGES,
    { label: 'Database', to: '/admin/database-management' },
  ],
};

/** The links of the second bar, by role; later ones are more specific. */
export function secondaryLinks(user: User): SecondaryLink[] {
  const to = homeOf(user);
  return [{ label: 'Dashboard', to, section: user.role === 'employer' ? '/employer/' : to }, ...LINKS[user.role]];
}

/** The link to which a screen belongs. */
export function currentLink(
  links: readonly SecondaryLink[],
  pathname: string,
  search: Record<string, unknown>,
): SecondaryLink | undefined {
  return links.findLast(
    (link) =>
      (link.section === undefined ? pathname === link.to : pathname.startsWith(link.section)) &&
      Object.entries(link.search ?? {}).every(([name, value]) => search[name] === value),
  );
}
