import type { Site } from '@/lib/page/site.ts';
import { msg, t } from '@/lib/language/t.ts';
import { legalTopics } from './legal-topics.ts';
import type { Reader, Topic, TopicLink } from './topic.ts';

const browseJobs = (): TopicLink => ({ label: t('Browse Jobs'), to: '/job-seeker/search' });
const postJob = (): TopicLink => ({ label: t('Post a Job'), to: '/employer/post-job' });
const completeProfile = (): TopicLink => ({ label: t('Complete Your Profile'), to: '/job-seeker/profile' });
const openMessages = (): TopicLink => ({ label: t('Open Messages'), to: '/messages' });
const seekerSignUp = (): TopicLink => ({ label: t('Create an Account'), to: '/auth', search: { role: 'job-seeker' } });
const employerSignUp = (): TopicLink => ({ label: t('Post a Job'), to: '/auth', search: { role: 'employer' } });

const browse = () => [browseJobs()];
const forSeekers = (reader: Reader) => [reader === 'visitor' ? seekerSignUp() : completeProfile(), browseJobs()];

/** Links of the pages for employers, by reader. */
const forEmployers = (reader: Reader): TopicLink[] => employerLinks()[reader];

const employerLinks = (): Record<Reader, TopicLink[]> => ({
  visitor: [employerSignUp(), { label: t('Employer Sign In'), to: '/auth' }],
  employer: [postJob(), { label: t('Go to Your Dashboard'), to: '/employer/dashboard' }],
  job_seeker: [browseJobs()],
  admin: [{ label: t('Review Pending Jobs'), to: '/admin/dashboard' }],
});

const TOPICS: Record<string, Topic> = {
  'for-employers': {
    title: msg('For Employers'),
    paragraphs: [
      msg('Hire people who know hospitality.'),
      msg(
        'Wayfare is a job board for tourism and hospitality only. Your listing reaches people looking for exactly this kind of work: in hotels, airlines, cruise lines, events and tours.',
      ),
    ],
    sections: [
      {
        title: msg('How it works'),
        texts: [
          msg('Submit your listing. The form takes a few minutes and saves a draft.'),
          msg('Our team reviews it, typically within 24 hours. It appears in search results once approved.'),
          msg('Applications arrive in your dashboard with profile, resume and cover letter.'),
          msg('Set a status, take notes and message applicants without leaving Wayfare.'),
        ],
      },
      {
        title: msg('What it costs'),
        texts: [
          msg(
            'You can post standard listings without payment details. They stay active for 30 days unless you set a deadline.',
          ),
          msg('A premium listing costs $49.99. It carries a badge and appears above the results of matching searches.'),
        ],
      },
      {
        title: msg('What you need'),
        texts: [
          msg(
            'An employer account with your company name. A job seeker account cannot post jobs, so use another email address if you already have one.',
          ),
          msg('A company profile with a logo makes your listings stand out.'),
        ],
      },
    ],
    links: forEmployers,
  },
  resources: {
    title: msg('Resources'),
    paragraphs: [msg('Short guides for both sides of the desk.')],
    sections: [
      {
        title: msg('For job seekers'),
        texts: [msg('Career Resources: what to put first in a profile and a cover letter.')],
      },
      {
        title: msg('For employers'),
        texts: [msg('Employer Resources: how to write a listing that attracts the right people.')],
      },
      {
        title: msg('Questions'),
        texts: [msg('The Help Center answers the most common questions for each type of account.')],
      },
    ],
    links: () => [
      { label: t('Career Resources'), to: '/about/career-resources' },
      { label: t('Employer Resources'), to: '/about/employer-resources' },
      { label: t('Help Center'), to: '/about/help-center' },
    ],
  },
  'about-us': {
    title: msg('About Us'),
    paragraphs: [
      msg(
        'Wayfare is a job board for one industry: hotels, airlines, cruise lines, travel agencies, theme parks, events, tours and everything around them.',
      ),
      msg(
        'Job seekers find, save and apply for jobs. Employers post listings, which our team reviews before they appear, and answer applicants directly.',
      ),
    ],
    credit: {
      text: msg('Towns and cities come from'),
      source: 'GeoNames',
      to: 'https://www.geonames.org',
      license: 'CC BY 4.0',
    },
    links: browse,
  },
  'career-resources': {
    title: msg('Career Resources'),
    paragraphs: [msg('What hospitality employers look for first, and how to say it.')],
    sections: [
      {
        title: msg('Your profile'),
        texts: [
          msg('Begin with your tourism experience: where, in which role and for how long.'),
          msg('List every language you speak, with an honest level. Guests notice.'),
          msg('Name specific achievements, such as “ran a 60-seat breakfast service alone”.'),
        ],
      },
      {
        title: msg('Your cover letter'),
        texts: [
          msg('Three short paragraphs are enough: why this place, what you bring, when you can start.'),
          msg('Say where you are and whether you need housing or a visa. It saves both sides a message.'),
        ],
      },
      {
        title: msg('The season'),
        texts: [
          msg('Summer contracts are often filled between January and April, winter ones between August and October.'),
          msg('Ask about tips, meals and housing. Together they can outweigh a difference in pay.'),
        ],
      },
    ],
    links: forSeekers,
  },
  pricing: {
    title: msg('Pricing'),
    paragraphs: [
      msg('A premium listing costs $49.99. It carries a badge and appears above the results of matching searches.'),
      msg(
        'Every listing is reviewed by our team, typically within 24 hours, and stays active for 30 days unless you set another deadline.',
      ),
    ],
    links: forEmployers,
  },
  'employer-resources': {
    title: msg('Employer Resources'),
    paragraphs: [msg('How to write a listing that attracts the right people.')],
    sections: [
      {
        title: msg('Write it'),
        texts: [
          msg(
            'Use the job title that people search for. “Front Desk Agent” is found more often than “Guest Happiness Hero”.',
          ),
          msg('State pay, tips and extras such as housing and meals.'),
          msg('Give shifts, season and start date in the first paragraph.'),
        ],
      },
      {
        title: msg('Answer applicants'),
        texts: [
          msg('Set a status soon: applicants see it in their dashboard.'),
          msg('Ask open questions in Messages. The conversation stays with the application.'),
        ],
      },
      {
        title: msg('Close it'),
        texts: [msg('Archive a listing when the position is filled. Archived listings are deleted after 60 days.')],
      },
    ],
    links: forEmployers,
  },
  'success-stories': {
    title: msg('Success Stories'),
    paragraphs: [
      msg('We publish only true stories, and only with consent. There are none yet.'),
      msg('Did you find your job or your new colleague through Wayfare? Write to us and be the first.'),
    ],
    links: () => [{ label: t('Contact Us'), to: '/about/contact-us' }, browseJobs()],
  },
  'help-center': {
    title: msg('Help Center'),
    paragraphs: [msg('Answers to the most common questions.')],
    sections: [
      {
        title: msg('Job seekers'),
        texts: [
          msg(
            'How do I apply? Open a job, choose Apply Now and add a cover letter if you like. Your profile and resume are included.',
          ),
          msg('Where are my applications? In your dashboard under My Applications, each with its status.'),
          msg('Who sees my email, phone and resume? Employers see them once you apply to one of their jobs.'),
          msg(
            'Which files can I upload? A resume as PDF, DOC or DOCX of up to 5 MB, and a photo as JPEG, PNG or SVG of up to 2 MB.',
          ),
        ],
      },
      {
        title: msg('Employers'),
        texts: [
          msg(
            'When does my job appear? Once our team has approved it, typically within 24 hours. Changes to an approved job may need approval again.',
          ),
          msg('How long does it stay online? 30 days, or until the deadline you set.'),
          msg(
            'Can I take it down? Yes, archive it in your dashboard. You can restore it within 60 days; after that, it is deleted.',
          ),
          msg('How do I reach an applicant? Open the application and choose Message Applicant.'),
        ],
      },
      {
        title: msg('Everyone'),
        texts: [
          msg('Can I sign in with my email address? Yes, in place of the username.'),
          msg('Can one account do both? No. An account belongs either to a job seeker or to an employer.'),
        ],
      },
    ],
    links: (reader) => [
      { label: t('Contact Us'), to: '/about/contact-us' },
      reader === 'employer' ? { label: t('Go to Your Dashboard'), to: '/employer/dashboard' } : browseJobs(),
    ],
  },
  'social-media': {
    title: msg('Social Media'),
    paragraphs: [
      msg('Wayfare has no page on this network yet.'),
      msg('Every job page has buttons to share it on Facebook, Twitter and LinkedIn, or to copy its link.'),
    ],
    links: browse,
  },
};

/** The page whose path ends with this name. */
export function topicOf(name: string, site: Site): Topic | undefined {
  if (name === 'contact-us') return contact(site);
  const topic = TOPICS[name];
  return legalTopics(site)[name] ?? (topic && translated(topic));
}

function contact({ contactEmail }: Site): Topic {
  return {
    title: t('Contact Us'),
    paragraphs: [
      contactEmail
        ? t('Write to {contactEmail} with questions about this site or your account.', { contactEmail })
        : t('The operator of this site has not published an email address.'),
      t(
        'Questions about a job or an application are best asked in Messages, where you reach the employer or the applicant directly.',
      ),
    ],
    links: () => [
      ...(contactEmail ? [{ label: t('Write an Email'), to: `mailto:${contactEmail}` }] : []),
      openMessages(),
      { label: t('Help Center'), to: '/about/help-center' },
    ],
  };
}

function translated({ title, paragraphs, sections, credit, links }: Topic): Topic {
  return {
    title: t(title),
    paragraphs: paragraphs.map((text) => t(text)),
    ...(sections && {
      sections: sections.map((section) => ({ title: t(section.title), texts: section.texts.map((text) => t(text)) })),
    }),
    ...(credit && { credit: { ...credit, text: t(credit.text) } }),
    links,
  };
}
