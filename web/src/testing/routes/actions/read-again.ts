import { PEOPLE } from '@/testing/app.tsx';

/** What other pages read, by the keys of their queries. */
export const READ_ELSEWHERE = {
  account: ['account', 'elsewhere'],
  administration: ['administration', 'elsewhere'],
  applications: ['applications', 'elsewhere'],
  bookmarks: ['bookmarks', 'elsewhere'],
  candidates: ['candidates', 'elsewhere'],
  companies: ['companies', 'elsewhere'],
  'contact-requests': ['contact-requests', 'elsewhere'],
  findability: ['findability', 'elsewhere'],
  integrations: ['integrations', 'elsewhere'],
  jobs: ['jobs', 'elsewhere'],
  drafts: ['jobs', 'drafts'],
  'message-templates': ['message-templates', 'elsewhere'],
  messaging: ['messaging', 'elsewhere'],
  profiles: ['profiles', 'elsewhere'],
  'public profile': ['profiles', 'public', PEOPLE.job_seeker.id],
  'saved-searches': ['saved-searches', 'elsewhere'],
  session: ['session', 'elsewhere'],
  'talent-pool': ['talent-pool', 'elsewhere'],
  'talent-pool-consents': ['talent-pool-consents', 'elsewhere'],
} as const;

type Read = keyof typeof READ_ELSEWHERE;

const ALL = Object.keys(READ_ELSEWHERE) as Read[];

/** What is read again on other pages after what people did. After everything else nothing is. */
const READ_AGAIN: [reads: readonly Read[], actions: string[]][] = [
  [
    ['administration', 'applications', 'jobs', 'drafts'],
    [
      'archives a listing',
      'unarchives a listing',
      'renews a listing',
      'approves a listing',
      'suspends an employer and rejects all that waits',
      'renews the selected listings',
      'duplicates the selected listings',
      'archives the selected listings',
      'unarchives the selected listings',
      'rejects a listing',
      'refuses premium',
      'rejects the selected listings',
      'approves the selected listings',
      'discards a change',
      'changes when a listing appears',
      'changes the deadline of the selected listings',
    ],
  ],
  [
    ['applications'],
    [
      'withdraws an application',
      'takes a time for an interview',
      'proposes other times for an interview',
      'changes the status of an application',
      'calls an interview off',
      'changes the letter',
      'sends the current resume',
      'moves an application',
      'writes a note',
      'changes a note',
      'deletes a note',
      'assigns an application',
      'offers an interview',
    ],
  ],
  [
    ['saved-searches'],
    [
      'deletes a saved search',
      'changes the alerts of a search',
      'sets the hour of alerts',
      'saves a search',
      'changes what a saved search looks for',
      'renames a saved search',
    ],
  ],
  [
    ALL,
    [
      'deletes the account',
      'verifies a company',
      'withdraws the verification of a company',
      'confirms a new address',
      'undoes a change of the address',
      'verifies the address',
      'proves the domain of the company',
      'deletes an account',
    ],
  ],
  [
    ['jobs', 'drafts'],
    ['changes the company', 'adds a hotel', 'changes a hotel where it is', 'moves a hotel', 'removes a hotel'],
  ],
  [
    ['administration', 'jobs', 'drafts'],
    [
      'suspends an account',
      'lifts a suspension',
      'lifts a suspension after an objection',
      'dismisses reports',
      'approves a company profile',
      'approves a hotel',
      'takes a reported listing off the site',
    ],
  ],
  [
    ['administration'],
    ['marks a payment as paid', 'rejects an objection', 'marks a payment as refunded', 'retries a mail'],
  ],
  [['message-templates'], ['changes a template', 'deletes a template', 'adds a template']],
  [['session'], ['leaves the company', 'sets a password by a link', 'joins a company']],
  [['talent-pool'], ['notes something about a person', 'deletes a note about a person', 'removes a person']],
  [
    ['contact-requests'],
    ['shows the name to companies', 'can no longer be found', 'declines the request of a company'],
  ],
  [['bookmarks'], ['saves a job', 'removes a bookmark']],
  [['talent-pool-consents'], ['renews a consent', 'withdraws a consent']],
  [['public profile'], ['adds a skill', 'shows the profile to everybody']],
  [['drafts'], ['duplicates a listing']],
  [['integrations'], ['ends all access']],
  [['contact-requests', 'messaging'], ['accepts the request of a company']],
];

/** What is read again elsewhere after an action. */
export function readAgainAfter(action: string): Read[] {
  return ALL.filter((read) => READ_AGAIN.some(([reads, actions]) => actions.includes(action) && reads.includes(read)));
}
