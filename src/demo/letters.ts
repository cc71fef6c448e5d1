import type { ApplicationStatus } from '../applications/domain/application-status.js';
import type { JobForm } from '../jobs/domain/job-details.js';
import type { Person } from './people/person.js';
import type { Random } from './random.js';

const BEGINNINGS = [
  'I read your listing for the position of {title} twice: the first time with curiosity, the second with a pen.',
  'A former colleague sent me your listing ({title}) with the words “this is you”. I think that she is right.',
  'I would like to apply for the position of {title} in {location}.',
  'I have followed {company} for some time and was happy to see that you are looking for someone: {title}, in {location}.',
  'Here is my application for {title}. I have kept it short, because you will have many to read.',
] as const;

const ENDINGS = [
  'I would be glad to tell you more in a conversation and can arrange my time freely.',
  'A short call would tell us both more than a long letter. I look forward to it.',
  'References are available whenever you wish, and I could start within eight weeks.',
  'Thank you for reading. I would love to see the place, and to meet the team.',
] as const;

/** What employers write for themselves about applicants. */
const NOTES: Partial<Record<ApplicationStatus, readonly string[]>> = {
  reviewed: ['Good letter. Ask about notice period.', 'Compare with the two from last week.'],
  shortlisted: [
    'Call this week.',
    'Would fit the team well. Languages are a plus.',
    'Trial shift before the interview.',
  ],
  interviewed: [
    'Very good conversation, second round with the general manager.',
    'Warm, precise, asked the best question.',
  ],
  offered: ['Offer sent, answer by Friday.', 'Yes from everybody. Needs help with housing.'],
  rejected: ['Too little experience for this one; keep in mind for the season.', 'Withdrew: start date did not fit.'],
};

/** A cover letter; null for people who write none. */
export function coverLetter(person: Person, job: JobForm, random: Random): string | null {
  if (person.letter === undefined || random.next() < 0.12) return null;
  const beginning = random
    .pick(BEGINNINGS)
    .replace('{title}', job.title ?? '')
    .replace('{company}', job.company ?? '')
    .replace('{location}', job.location ?? '');
  return [
    `Dear ${job.company} team,`,
    beginning,
    person.letter,
    random.pick(ENDINGS),
    `Kind regards,\n${person.fullName}`,
  ].join('\n\n');
}

/** A note of the employer; null for applications about which there is none. */
export function employerNote(status: ApplicationStatus, random: Random): string | null {
  const notes = NOTES[status];
  return notes && random.next() < 0.6 ? random.pick(notes) : null;
}
