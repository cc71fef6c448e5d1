import type { UserBody } from '@/api/generated/types.gen';
export type Role = 'job_seeker' | 'employer' | 'admin';

/** The signed-in user. */
export interface User {
  id: number;
  username: string;
  email: string;
  fullName: string;
  role: Role;
  avatar: string | null;
  /** The chosen language; null for that of the browser. */
  language: UserBody['language'];
  createdAt: string;
}

const DASHBOARDS: Record<Role, string> = {
  job_seeker: '/job-seeker/dashboard',
  employer: '/employer/dashboard',
  admin: '/admin/dashboard',
};

/** Where a user starts: the dashboard of the role, or the landing page. */
export function homeOf(user: User | null | undefined): string {
  return (user && DASHBOARDS[user.role]) ?? '/';
}
