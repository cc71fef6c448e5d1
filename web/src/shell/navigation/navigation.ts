import type { User } from '@/features/auth/user.ts';
import { homeOf } from '@/features/auth/user.ts';
import type { IconName } from '@/light/marks/icon.tsx';

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
  { label: 'See Jobs', to: '/job-seeker/search' },
  { label: 'For Employers', to: '/about/for-employers' },
  { label: 'Resources', to: '/about/resources' },
  { label: 'About Us', to: '/about/about-us' },
];

const ROLE_NAVIGATION: Record<User['role'], NavigationItem[]> = {
  job_seeker: [
    { label: 'My Profile', to: '/job-seeker/profile', icon: 'user' },
    { label: 'Search Jobs', to: '/job-seeker/search', icon: 'search' },
    { label: 'Saved Searches', to: '/job-seeker/saved-searches', icon: 'bookmark' },
  ],
  employer: [
    { label: 'Company Profile', to: '/employer/profile', icon: 'building' },
    { label: 'Post a Job', to: '/employer/post-job', icon: 'plus' },
  ],
  admin: [],
};

/** The links of the avatar menu. */
export function accountNavigation(user: User): NavigationItem[] {
  return [
    { label: 'Dashboard', to: homeOf(user), icon: 'compass' },
    { label: 'Messages', to: '/messages', icon: 'message', showsUnread: true },
    ...ROLE_NAVIGATION[user.role],
    { label: 'Settings', to: '/settings', icon: 'shield' },
  ];
}

const jobSeekerSignUp = { to: '/auth', search: { role: 'job-seeker' } };

/** The footer's link columns. */
export const footerColumns: { title: string; items: NavigationItem[] }[] = [
  {
    title: 'For Job Seekers',
    items: [
      { label: 'Browse Jobs', to: '/job-seeker/search' },
      { label: 'Create an Account', ...jobSeekerSignUp },
      { label: 'Job Alerts', to: '/job-seeker/search' },
      { label: 'Career Resources', to: '/about/career-resources' },
      { label: 'Resume Builder', to: '/job-seeker/profile', search: { tab: 'resume' } },
    ],
  },
  {
    title: 'For Employers',
    items: [
      { label: 'Post a Job', to: '/employer/post-job' },
      { label: 'Pricing', to: '/about/pricing' },
      { label: 'Employer Resources', to: '/about/employer-resources' },
      { label: 'Candidate Search', to: '/employer/applications' },
      { label: 'Success Stories', to: '/about/success-stories' },
    ],
  },
  {
    title: 'Support',
    items: [
      { label: 'Help Center', to: '/about/help-center' },
      { label: 'Contact Us', to: '/about/contact-us' },
      { label: 'Privacy Policy', to: '/about/privacy-policy' },
      { label: 'Terms of Service', to: '/about/terms-of-service' },
      { label: 'About Us', to: '/about/about-us' },
    ],
  },
];
