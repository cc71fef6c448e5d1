import type { Site } from '@/lib/page/site.ts';
import { legalTopics } from './legal-topics.ts';
import type { Reader, Topic, TopicLink } from './topic.ts';

const BROWSE: TopicLink = { label: 'Browse Jobs', to: '/job-seeker/search' };
const POST: TopicLink = { label: 'Post a Job', to: '/employer/post-job' };
const PROFILE: TopicLink = { label: 'Complete Your Profile', to: '/job-seeker/profile' };
const MESSAGES: TopicLink = { label: 'Open Messages', to: '/messages' };
const SEEKER_SIGN_UP: TopicLink = { label: 'Create an Account', to: '/auth', search: { role: 'job-seeker' } };
const EMPLOYER_SIGN_UP: TopicLink = { label: 'Post a Job', to: '/auth', search: { role: 'employer' } };

const browse = () => [BROWSE];
const forSeekers = (reader: Reader) => [reader === 'visitor' ? SEEKER_SIGN_UP : PROFILE, BROWSE];

/** Links of the pages for employers, by reader. */
const forEmployers: Record<Reader, TopicLink[]> = {
  visitor: [EMPLOYER_SIGN_UP, { label: 'Employer Sign In', to: '/auth' }],
  employer: [POST, { label: 'Go to Your Dashboard', to: '/employer/dashboard' }],
  job_seeker: [BROWSE],
  admin: [{ label: 'Review Pending Jobs', to: '/admin/dashboard' }],
};

const TOPICS: Record<string, Topic> = {
  'for-employers': {
    title: 'For Employers',
    paragraphs: [
      'Hire people who know hospitality.',
      'Wayfare is a job board for tourism and hospitality only. Your listing reaches people looking for exactly this kind of work: in hotels, airlines, cruise lines, events and tours.',
    ],
    sections: [
      {
        title: 'How it works',
        texts: [
          'Submit your listing. The form takes a few minutes and saves a draft.',
          'Our team reviews it, typically within 24 hours. It appears in search results once approved.',
          'Applications arrive in your dashboard with profile, resume and cover letter.',
          'Set a status, take notes and message applicants without leaving Wayfare.',
        ],
      },
      {
        title: 'What it costs',
        texts: [
          'You can post standard listings without payment details. They stay active for 30 days unless you set a deadline.',
          'A premium listing costs $49.99. It carries a badge and appears above the results of matching searches.',
        ],
      },
      {
        title: 'What you need',
        texts: [
          'An employer account with your company name. A job seeker account cannot post jobs, so use another email address if you already have one.',
          'A company profile with a logo makes your listings stand out.',
        ],
      },
    ],
    links: (reader) => forEmployers[reader],
  },
  resources: {
    title: 'Resources',
    paragraphs: ['Short guides for both sides of the desk.'],
    sections: [
      { title: 'For job seekers', texts: ['Career Resources: what to put first in a profile and a cover letter.'] },
      { title: 'For employers', texts: ['Employer Resources: how to write a listing that attracts the right people.'] },
      { title: 'Questions', texts: ['The Help Center answers the most common questions for each type of account.'] },
    ],
    links: () => [
      { label: 'Career Resources', to: '/about/career-resources' },
      { label: 'Employer Resources', to: '/about/employer-resources' },
      { label: 'Help Center', to: '/about/help-center' },
    ],
  },
  'about-us': {
    title: 'About Us',
    paragraphs: [
      'Wayfare is a job board for one industry: hotels, airlines, cruise lines, travel agencies, theme parks, events, tours and everything around them.',
      'Job seekers find, save and apply for jobs. Employers post listings, which our team reviews before they appear, and answer applicants directly.',
    ],
    credit: {
      text: 'Towns and cities come from',
      source: 'GeoNames',
      to: 'https://www.geonames.org',
      license: 'CC BY 4.0',
    },
    links: browse,
  },
  'career-resources': {
    title: 'Career Resources',
    paragraphs: ['What hospitality employers look for first, and how to say it.'],
    sections: [
      {
        title: 'Your profile',
        texts: [
          'Begin with your tourism experience: where, in which role and for how long.',
          'List every language you speak, with an honest level. Guests notice.',
          'Name specific achievements, such as “ran a 60-seat breakfast service alone”.',
        ],
      },
      {
        title: 'Your cover letter',
        texts: [
          'Three short paragraphs are enough: why this place, what you bring, when you can start.',
          'Say where you are and whether you need housing or a visa. It saves both sides a message.',
        ],
      },
      {
        title: 'The season',
        texts: [
          'Summer contracts are often filled between January and April, winter ones between August and October.',
          'Ask about tips, meals and housing. Together they can outweigh a difference in pay.',
        ],
      },
    ],
    links: forSeekers,
  },
  pricing: {
    title: 'Pricing',
    paragraphs: [
      'A premium listing costs $49.99. It carries a badge and appears above the results of matching searches.',
      'Every listing is reviewed by our team, typically within 24 hours, and stays active for 30 days unless you set another deadline.',
    ],
    links: (reader) => forEmployers[reader],
  },
  'employer-resources': {
    title: 'Employer Resources',
    paragraphs: ['How to write a listing that attracts the right people.'],
    sections: [
      {
        title: 'Write it',
        texts: [
          'Use the job title that people search for. “Front Desk Agent” is found more often than “Guest Happiness Hero”.',
          'State pay, tips and extras such as housing and meals.',
          'Give shifts, season and start date in the first paragraph.',
        ],
      },
      {
        title: 'Answer applicants',
        texts: [
          'Set a status soon: applicants see it in their dashboard.',
          'Ask open questions in Messages. The conversation stays with the application.',
        ],
      },
      {
        title: 'Close it',
        texts: ['Archive a listing when the position is filled. Archived listings are deleted after 60 days.'],
      },
    ],
    links: (reader) => forEmployers[reader],
  },
  'success-stories': {
    title: 'Success Stories',
    paragraphs: [
      'We publish only true stories, and only with consent. There are none yet.',
      'Did you find your job or your new colleague through Wayfare? Write to us and be the first.',
    ],
    links: () => [{ label: 'Contact Us', to: '/about/contact-us' }, BROWSE],
  },
  'help-center': {
    title: 'Help Center',
    paragraphs: ['Answers to the most common questions.'],
    sections: [
      {
        title: 'Job seekers',
        texts: [
          'How do I apply? Open a job, choose Apply Now and add a cover letter if you like. Your profile and resume are included.',
          'Where are my applications? In your dashboard under My Applications, each with its status.',
          'Who sees my email, phone and resume? Employers see them once you apply to one of their jobs.',
          'Which files can I upload? A resume as PDF, DOC or DOCX of up to 5 MB, and a photo as JPEG, PNG or SVG of up to 2 MB.',
        ],
      },
      {
        title: 'Employers',
        texts: [
          'When does my job appear? Once our team has approved it, typically within 24 hours. Changes to an approved job may need approval again.',
          'How long does it stay online? 30 days, or until the deadline you set.',
          'Can I take it down? Yes, archive it in your dashboard. You can restore it within 60 days; after that, it is deleted.',
          'How do I reach an applicant? Open the application and choose Message Applicant.',
        ],
      },
      {
        title: 'Everyone',
        texts: [
          'Can I sign in with my email address? Yes, in place of the username.',
          'Can one account do both? No. An account belongs either to a job seeker or to an employer.',
        ],
      },
    ],
    links: (reader) => [
      { label: 'Contact Us', to: '/about/contact-us' },
      reader === 'employer' ? { label: 'Go to Your Dashboard', to: '/employer/dashboard' } : BROWSE,
    ],
  },
  'social-media': {
    title: 'Social Media',
    paragraphs: [
      'Wayfare has no page on this network yet.',
      'Every job page has buttons to share it on Facebook, Twitter and LinkedIn, or to copy its link.',
    ],
    links: browse,
  },
};

/** The page whose path ends with this name. */
export function topicOf(name: string, site: Site): Topic | undefined {
  if (name === 'contact-us') return contact(site);
  return legalTopics(site)[name] ?? TOPICS[name];
}

function contact({ contactEmail }: Site): Topic {
  return {
    title: 'Contact Us',
    paragraphs: [
      contactEmail
        ? `Write to ${contactEmail} with questions about this site or your account.`
        : 'The operator of this site has not published an email address.',
      'Questions about a job or an application are best asked in Messages, where you reach the employer or the applicant directly.',
    ],
    links: () => [
      ...(contactEmail ? [{ label: 'Write an Email', to: `mailto:${contactEmail}` }] : []),
      MESSAGES,
      { label: 'Help Center', to: '/about/help-center' },
    ],
  };
}
