import { homeOf, type User } from '@/features/auth/user.ts';
import type { NavigationItem } from './navigation.ts';

/** A destination of daily work. */
export interface Place extends NavigationItem {
  /** Paths of the screens that belong to it begin with this. */
  section?: string;
}

const MESSAGES: Place = { label: 'Messages', to: '/messages', showsUnread: true };

const PLACES: Record<User['role'], Place[]> = {
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

/** The links of the second bar, by role; a later one is more specific than the ones before. */
export function placesOf(user: User): Place[] {
  const to = homeOf(user);
  return [{ label: 'Dashboard', to, section: user.role === 'employer' ? '/employer/' : to }, ...PLACES[user.role]];
}

/** The place to which a screen belongs. */
export function currentPlace(
  places: readonly Place[],
  pathname: string,
  search: Record<string, unknown>,
): Place | undefined {
  return places.findLast(
    (place) =>
      (place.section === undefined ? pathname === place.to : pathname.startsWith(place.section)) &&
      Object.entries(place.search ?? {}).every(([name, value]) => search[name] === value),
  );
}
