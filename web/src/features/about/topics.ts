/** A short page about one thing: what there is today, said plainly, and where to go next. */
export interface Topic {
  title: string;
  paragraphs: string[];
  next: { label: string; to: string };
}

const browse = { label: 'Browse jobs', to: '/job-seeker/search' };
const seekerAccount = { label: 'Create a job seeker account', to: '/auth?role=job-seeker' };
const employerAccount = { label: 'Create an employer account', to: '/auth?role=employer' };

/** The pages by the last part of their path. */
export const topics: Record<string, Topic | undefined> = {
  resources: {
    title: 'Resources',
    paragraphs: [
      'We have no guides to offer yet. When we do, they will be about work in this industry: seasons, visas, shifts and what employers look for.',
      'What helps today: a complete profile. It shows what share is filled in, and employers read it with every application.',
    ],
    next: browse,
  },
  'about-us': {
    title: 'About Us',
    paragraphs: [
      'Wayfare is a job board for one industry: hotels, airlines, cruise lines, travel agencies, theme parks, events, tours and everything around them.',
      'Job seekers find, save and apply for jobs. Employers post listings, which our team reviews before they appear, and answer applicants directly.',
    ],
    next: browse,
  },
  'job-alerts': {
    title: 'Job Alerts',
    paragraphs: [
      'We do not send alerts by email yet. The newest listings always come first in the search, and there is an RSS feed of them.',
      'The address of a search holds its filters, so a bookmark in your browser brings it back as you left it.',
    ],
    next: browse,
  },
  'career-resources': {
    title: 'Career Resources',
    paragraphs: [
      'There is no library of articles here yet.',
      'When you apply, lead with tourism experience, the languages you speak, cultural awareness and specific achievements: this is what employers in hospitality read first.',
    ],
    next: seekerAccount,
  },
  'resume-builder': {
    title: 'Resume Builder',
    paragraphs: [
      'We do not build the document for you. Your profile takes a resume as PDF, DOC or DOCX of up to 5 MB, and goes along with every application.',
      'Skills, languages, education and certifications have their own places in the profile, so employers find them without opening a file.',
    ],
    next: seekerAccount,
  },
  pricing: {
    title: 'Pricing',
    paragraphs: [
      'A premium listing costs $49.99. It carries a badge and is shown above the results of matching searches.',
      'Every listing is reviewed by our team, typically within 24 hours, and stays active for 30 days unless you set another deadline.',
    ],
    next: employerAccount,
  },
  'employer-resources': {
    title: 'Employer Resources',
    paragraphs: [
      'How posting works: submit the listing, our team reviews it, typically within 24 hours, it appears once approved, and applications arrive in your dashboard.',
      'Archive a listing when the position is filled. Archived listings are deleted automatically after 60 days.',
    ],
    next: employerAccount,
  },
  'candidate-search': {
    title: 'Candidate Search',
    paragraphs: [
      'Profiles cannot be searched yet. Employers meet candidates through their applications, with resume, profile and contact details.',
      'From an application you can write to the applicant directly.',
    ],
    next: employerAccount,
  },
  'success-stories': {
    title: 'Success Stories',
    paragraphs: [
      'No stories are told here yet, and we would rather have none than invented ones.',
      "Found your job or your new colleague through Wayfare? We'd love to publish it here, with your consent.",
    ],
    next: browse,
  },
  'help-center': {
    title: 'Help Center',
    paragraphs: [
      'Job seekers: search, open a job, choose Apply Now. You follow your applications in the dashboard, under My Applications.',
      'Employers: post a job from the dashboard. New listings wait for approval first; edits to an approved listing may need it again.',
    ],
    next: browse,
  },
  'contact-us': {
    title: 'Contact Us',
    paragraphs: [
      'Questions about a job or an application are best asked in Messages, where you reach the employer or the applicant directly.',
      'For questions about this site, write to the people who run this installation of Wayfare.',
    ],
    next: { label: 'Open messages', to: '/messages' },
  },
  'privacy-policy': {
    title: 'Privacy Policy',
    paragraphs: [
      'We keep what you enter: your account, profile, files, applications and messages. Employers see your email, phone and resume only after you apply to one of their jobs.',
      'A cookie keeps you signed in; theme and unsent drafts stay in your browser. Fonts, images and scripts all come from this site, so nobody else is told that you were here.',
    ],
    next: { label: 'Go to Homepage', to: '/' },
  },
  'terms-of-service': {
    title: 'Terms of Service',
    paragraphs: [
      'Post listings only for real positions, describe them truthfully, and use what applicants send you for filling the position only.',
      'Listings are reviewed before they appear and can be archived by our team. The full terms are set by the people who run this installation of Wayfare.',
    ],
    next: { label: 'Go to Homepage', to: '/' },
  },
  'social-media': {
    title: 'Social Media',
    paragraphs: [
      'Wayfare has no accounts on social networks yet, so there is nowhere to send you from here.',
      'Every job page has buttons to share it on Facebook, Twitter and LinkedIn, or to copy its link.',
    ],
    next: browse,
  },
};
