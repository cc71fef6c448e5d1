import type { User } from '@/features/auth/user.ts';
import { homeOf, mayOpen } from '@/features/auth/user.ts';
import type { IconName } from '@/light/marks/icon.tsx';
import { msg } from '@/lib/language/t.ts';

export interface NavigationItem {
  label: string;
  to: string;
  search?: Record<string, string>;
  icon?: IconName;
  /** Shows the unread count. */
  showsUnread?: boolean;
}

/** The header links. */
export const mainNavigation: readonly NavigationItem[] = [
  { label: msg('See Jobs'), to: '/job-seeker/search' },
  { label: msg('For Employers'), to: '/about/for-employers' },
  { label: msg('Resources'), to: '/about/resources' },
  { label: msg('About Us'), to: '/about/about-us' },
];

const ROLE_NAVIGATION: Record<User['role'], NavigationItem[]> = {
  job_seeker: [
    { label: msg('My Profile'), to: '/job-seeker/profile', icon: 'user' },
    { label: msg('Search Jobs'), to: '/job-seeker/search', icon: 'search' },
    { label: msg('Saved Searches'), to: '/job-seeker/saved-searches', icon: 'bookmark' },
  ],
  employer: [
    { label: msg('Company Profile'), to: '/employer/profile', icon: 'building' },
    { label: msg('Post a Job'), to: '/employer/post-job', icon: 'plus' },
  ],
  admin: [],
};

/** The links of the avatar menu. */
export function accountNavigation(user: User): NavigationItem[] {
  const items: NavigationItem[] = [
    { label: msg('Dashboard'), to: homeOf(user), icon: 'compass' },
    { label: msg('Messages'), to: '/messages', icon: 'message', showsUnread: true },
    ...ROLE_NAVIGATION[user.role],
    { label: msg('Settings'), to: '/settings', icon: 'shield' },
  ];
  return items.filter(({ to }) => mayOpen(user, to));
}

const jobSeekerSignUp = { to: '/auth', search: { role: 'job-seeker' } };

/** The footer's link columns. */
export const footerColumns: { title: string; items: NavigationItem[] }[] = [
  {
    title: msg('For Job Seekers'),
    items: [
      { label: msg('Browse Jobs'), to: '/job-seeker/search' },
      { label: msg('Create an Account'), ...jobSeekerSignUp },
      { label: msg('Job Alerts'), to: '/job-seeker/search' },
      { label: msg('Career Resources'), to: '/about/career-resources' },
      { label: msg('Resume Builder'), to: '/job-seeker/resume' },
    ],
  },
  {
    title: msg('For Employers'),
    items: [
      { label: msg('Post a Job'), to: '/employer/post-job' },
      { label: msg('Pricing'), to: '/about/pricing' },
      { label: msg('Employer Resources'), to: '/about/employer-resources' },
      { label: msg('Candidate Search'), to: '/employer/applications' },
      { label: msg('Success Stories'), to: '/about/success-stories' },
    ],
  },
  {
    title: msg('Support'),
    items: [
      { label: msg('Help Center'), to: '/about/help-center' },
      { label: msg('Contact Us'), to: '/about/contact-us' },
      { label: msg('Privacy Policy'), to: '/about/privacy-policy' },
      { label: msg('Terms of Service'), to: '/about/terms-of-service' },
      { label: msg('About Us'), to: '/about/about-us' },
    ],
  },
];
