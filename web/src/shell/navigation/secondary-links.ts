import { homeOf, mayOpen, type User } from '@/features/auth/user.ts';
import { msg } from '@/lib/language/t.ts';
import type { NavigationItem } from './navigation.ts';

/** A link of the second bar. */
interface SecondaryLink extends NavigationItem {
  /** Path prefix of the screens that belong to it. */
  section?: string;
}

const MESSAGES: SecondaryLink = { label: msg('Messages'), to: '/messages', showsUnread: true };

const LINKS: Record<User['role'], SecondaryLink[]> = {
  job_seeker: [
    { label: msg('Jobs'), to: '/job-seeker/search' },
    { label: msg('Applications'), to: '/job-seeker/dashboard', search: { tab: 'applications' } },
    MESSAGES,
    { label: msg('Profile'), to: '/job-seeker/profile' },
  ],
  employer: [
    { label: msg('Applications'), to: '/employer/applications', section: '/employer/application' },
    MESSAGES,
    { label: msg('Profile'), to: '/employer/profile' },
    { label: msg('Post a Job'), to: '/employer/post-job' },
  ],
  admin: [
    { label: msg('Listings'), to: '/admin/dashboard', search: { tab: 'listings' } },
    { label: msg('Users'), to: '/admin/dashboard', search: { tab: 'users' } },
    MESSAGES,
    { label: msg('Database'), to: '/admin/database-management' },
  ],
};

/** The links of the second bar, by role; later ones are more specific. */
export function secondaryLinks(user: User): SecondaryLink[] {
  const to = homeOf(user);
  const links = LINKS[user.role].filter((link) => mayOpen(user, link.to));
  if (links.some((link) => link.to === to && !link.search)) return links;
  return [{ label: msg('Dashboard'), to, section: user.role === 'employer' ? '/employer/' : to }, ...links];
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
