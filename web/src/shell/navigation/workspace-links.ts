import { mayOpen, type User } from '@/features/auth/user.ts';
import { msg } from '@/lib/language/t.ts';
import type { IconName } from '@/light/marks/icon.tsx';
import type { NavigationItem } from './navigation.ts';

/** What waits behind a link. */
export type Waiting = 'messages' | 'applicants' | 'review' | 'reports' | 'payments' | 'system';

/** A link of the workspace. */
export interface WorkspaceLink extends NavigationItem {
  icon: IconName;
  /** Paths, and beginnings of paths that end in a slash, of the other screens that belong to it. */
  screens?: readonly string[];
  /** Screens beside each other, of which the link opens the first. */
  parts?: readonly NavigationItem[];
  count?: Waiting;
}

const MESSAGES: WorkspaceLink = { label: msg('Messages'), to: '/messages', icon: 'message', count: 'messages' };

const APPLICANTS: WorkspaceLink = {
  label: msg('Applicants'),
  to: '/employer/applications',
  icon: 'people',
  screens: ['/employer/application/'],
  count: 'applicants',
};

/** The people who apply, those whom the company keeps in mind, and those whom it may find. */
const PEOPLE: readonly NavigationItem[] = [
  { label: msg('Applicants'), to: '/employer/applications' },
  { label: msg('Talent Pool'), to: '/employer/talent-pool' },
  { label: msg('Find People'), to: '/employer/candidates' },
];

const JOB_SEEKER: readonly WorkspaceLink[] = [
  { label: msg('Jobs'), to: '/job-seeker/search', icon: 'search', screens: ['/jobs/', '/job-seeker/apply/'] },
  { label: msg('Saved'), to: '/job-seeker/dashboard', search: { tab: 'saved' }, icon: 'bookmark' },
  {
    label: msg('Applications'),
    to: '/job-seeker/dashboard',
    search: { tab: 'applications' },
    icon: 'file',
    screens: ['/job-seeker/application/'],
  },
  MESSAGES,
  {
    label: msg('Me'),
    to: '/job-seeker/dashboard',
    icon: 'user',
    screens: ['/job-seeker/profile', '/job-seeker/resume', '/job-seeker/saved-searches', '/settings'],
  },
];

/** The screens about the company; members see those that they may open. */
const COMPANY: readonly NavigationItem[] = [
  { label: msg('Profile'), to: '/employer/profile' },
  { label: msg('Team'), to: '/employer/team' },
  { label: msg('Hotels'), to: '/employer/workplaces' },
  { label: msg('Payments'), to: '/employer/payments' },
  { label: msg('Integrations'), to: '/employer/integrations' },
];

function employerLinks(user: User): readonly WorkspaceLink[] {
  const parts = COMPANY.filter(({ to }) => mayOpen(user, to));
  const people = PEOPLE.filter(({ to }) => mayOpen(user, to));
  const links: readonly WorkspaceLink[] = [
    { label: msg('Today'), to: '/employer/dashboard', icon: 'compass' },
    {
      label: msg('Listings'),
      to: '/employer/listings',
      icon: 'briefcase',
      screens: ['/employer/job/', '/employer/edit-job/', '/employer/post-job'],
    },
    { ...APPLICANTS, ...(people.length > 1 && { parts: people }) },
    MESSAGES,
    {
      label: msg('Company'),
      to: parts[0]?.to ?? '/employer/team',
      icon: 'building',
      ...(parts.length > 1 && { parts }),
    },
  ];
  return links.filter(({ to }) => mayOpen(user, to));
}

const DASHBOARD = '/admin/dashboard';

const ADMIN: readonly WorkspaceLink[] = [
  { label: msg('Today'), to: DASHBOARD, icon: 'compass' },
  {
    label: msg('Review'),
    to: DASHBOARD,
    search: { tab: 'pending' },
    icon: 'checks',
    parts: [
      { label: msg('Waiting'), to: DASHBOARD, search: { tab: 'pending' } },
      { label: msg('All listings'), to: DASHBOARD, search: { tab: 'listings' } },
    ],
    count: 'review',
  },
  { label: msg('Reports'), to: '/admin/reports', icon: 'alert', count: 'reports' },
  { label: msg('Users'), to: DASHBOARD, search: { tab: 'users' }, icon: 'people', screens: ['/admin/users/'] },
  { label: msg('Payments'), to: '/admin/payments', icon: 'wallet', count: 'payments' },
  {
    label: msg('System'),
    to: '/admin/database-management',
    icon: 'database',
    parts: [
      { label: msg('Database'), to: '/admin/database-management' },
      { label: msg('Tasks and mail'), to: '/admin/work' },
      { label: msg('Audit log'), to: '/admin/audit' },
    ],
    count: 'system',
  },
];

/** The main destinations of a user, in order: those that the user may open. */
export function workspaceLinks(user: User): readonly WorkspaceLink[] {
  if (user.role === 'job_seeker') return JOB_SEEKER;
  return user.role === 'admin' ? ADMIN : employerLinks(user);
}

/** The link to which a screen belongs: the one that says most about its URL. */
export function currentLink<
  Link extends NavigationItem & { screens?: readonly string[]; parts?: readonly NavigationItem[] },
>(links: readonly Link[], pathname: string, search: Record<string, unknown>): Link | undefined {
  const isAt = (item: NavigationItem) => pathname === item.to && says(item, search);
  const found = links.filter(
    (link) => isAt(link) || link.parts?.some(isAt) || link.screens?.some((screen) => isOf(screen, pathname)),
  );
  return found.find(({ search: wanted }) => wanted !== undefined) ?? found[0];
}

function says({ search: wanted = {} }: NavigationItem, search: Record<string, unknown>): boolean {
  return Object.entries(wanted).every(([name, value]) => search[name] === value);
}

function isOf(screen: string, pathname: string): boolean {
  return screen.endsWith('/') ? pathname.startsWith(screen) : pathname === screen;
}
