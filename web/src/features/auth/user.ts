import type { CompanyRole, UserBody } from '@/api/generated/types.gen';
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
  /** The chosen time zone; null for that of the device. */
  timeZone: string | null;
  createdAt: string;
  /** Whom an employer acts for; null after leaving a company, and for others. */
  employerId: number | null;
  companyRole: CompanyRole | null;
}

/** Whose conversations and applications the user sees: the company of an employer, otherwise their own. */
export function partyOf({ id, employerId }: User): number {
  return employerId ?? id;
}

const DASHBOARDS: Record<Role, string> = {
  job_seeker: '/job-seeker/dashboard',
  employer: '/employer/dashboard',
  admin: '/admin/dashboard',
};

/** The screens of employers that members of a company with fewer rights may not open. */
const OWNERS_ONLY = /^\/employer\/(profile|payments|integrations)$/;

/** What reviewers may open of them. */
const REVIEWED = /^\/employer\/application(s|\/\d+)$/;

/** Whether the user may open a screen of employers, or the messages. */
export function mayOpen({ role, companyRole }: User, path: string): boolean {
  if (role !== 'employer') return true;
  if (path === '/messages') return companyRole === 'owner' || companyRole === 'recruiter';
  if (companyRole === 'recruiter') return !OWNERS_ONLY.test(path);
  return companyRole !== 'reviewer' || !path.startsWith('/employer/') || REVIEWED.test(path);
}

/** Where a user starts: the dashboard of the role, or the landing page. Reviewers have only the applications. */
export function homeOf(user: User | null | undefined): string {
  if (user?.companyRole === 'reviewer') return '/employer/applications';
  return (user && DASHBOARDS[user.role]) ?? '/';
}
