import { capitalized } from '@/lib/format/sentence.ts';
import type { Site } from '@/lib/page/site.ts';
import { t } from '@/lib/language/t.ts';
import type { Topic } from './topic.ts';

/** Terms and privacy policy. They name the operator, and link to the operator's own texts if there are any. */
export function legalTopics(site: Site): Record<string, Topic> {
  const operator = site.operator ?? t('the operator of {host}', { host: new URL(site.origin).host });
  const contact = site.contactEmail
    ? t('Write to {contactEmail}.', { contactEmail: site.contactEmail })
    : t('See the Contact Us page for how to reach us.');
  const links = (own: string | undefined, label: string) => () => [
    ...(own ? [{ label, to: own }] : []),
    { label: t('Contact Us'), to: '/about/contact-us' },
  ];
  return {
    'terms-of-service': termsOfService(operator, links(site.termsUrl, t('Read Our Terms'))),
    'privacy-policy': privacyPolicy(operator, contact, links(site.privacyUrl, t('Read Our Privacy Policy'))),
  };
}

function termsOfService(operator: string, links: Topic['links']): Topic {
  return {
    title: t('Terms of Service'),
    paragraphs: [
      t(
        'These terms apply between you and {operator} (“we”) when you use this site. By creating an account you accept them.',
        { operator },
      ),
    ],
    sections: [
      {
        title: t('Your account'),
        texts: [
          t('Provide accurate information, keep your password to yourself and use one account per role.'),
          t('You are responsible for all activity on your account.'),
        ],
      },
      {
        title: t('Job seekers'),
        texts: [
          t('Searching, saving and applying for jobs is free.'),
          t('You decide what your profile says. Employers you apply to can see it.'),
        ],
      },
      {
        title: t('Employers'),
        texts: [
          t('Post real positions only, and describe them truthfully and without discrimination.'),
          t('Use what applicants send you only to fill the position, and delete it when you no longer need it.'),
          t('Premium listings cost $49.99 each.'),
        ],
      },
      {
        title: t('What we do'),
        texts: [
          t('We review listings before they appear and may archive those that break these terms.'),
          t(
            'We put job seekers and employers in touch. We are not a party to any employment contract and do not guarantee that you will find a job or fill a position.',
          ),
          t('We may close accounts that break these terms. The law of our place of business applies.'),
        ],
      },
    ],
    links,
  };
}

function privacyPolicy(operator: string, contact: string, links: Topic['links']): Topic {
  return {
    title: t('Privacy Policy'),
    paragraphs: [
      `${t('{operator} is responsible for the personal data on this site.', { operator: capitalized(operator) })} ${contact}`,
    ],
    sections: [
      {
        title: t('What we store'),
        texts: [
          t('Your account: name, username, email address and a password hash.'),
          t('What you enter or upload: profile, resume, photo, listings, applications and messages.'),
          t(
            'Who viewed a listing, for a day or two, so that every viewer counts once. After that, only counts by day and by type of link remain.',
          ),
        ],
      },
      {
        title: t('Who sees it'),
        texts: [
          t('Public profiles show no email address, phone number or resume.'),
          t('Employers see email, phone and resume once you apply to one of their jobs.'),
          t('We do not sell data, and this site uses no advertising networks.'),
        ],
      },
      {
        title: t('Your browser'),
        texts: [
          t(
            'One cookie keeps you signed in, another the language that you choose; a third tells us your time zone when you sign in. The theme and unsent drafts stay in your browser.',
          ),
          t('Fonts, images and scripts all come from this site.'),
        ],
      },
      {
        title: t('How long we keep it'),
        texts: [
          t(
            'Account data stays until you delete your account in the settings. Archived listings are deleted after 60 days with their applications.',
          ),
          t(
            'Companies keep applications to their listings. Some delete them earlier: a number of days after a rejection, or after the listing has ended. The form says so before you apply. A company can delete everything that it holds about you; you then get an email.',
          ),
          t('Backups are kept for a limited time and then deleted.'),
        ],
      },
      {
        title: t('Your rights'),
        texts: [t('You can ask for a copy of your data, and have it corrected or deleted.'), contact],
      },
    ],
    links,
  };
}
