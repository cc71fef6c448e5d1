import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ApplicationStatus } from '../applications/domain/application-status.js';
import type { JOB_CATEGORIES, JobType } from '../jobs/domain/job-options.js';
import type { MessageStatus } from '../messaging/domain/message-status.js';
import type { JobSeekerChanges } from '../profiles/domain/job-seeker-profile.js';

/** Where people work for a company. */
export type Workplace = {
  /** As the listing names it. */
  readonly location: string;
  /** The same within a sentence, with its preposition: "at our inn in Bergen". */
  readonly at: string;
  /** What the place is like. */
  readonly setting: string;
  /** Wages compared with those of Western Europe. */
  readonly pay: number;
};

/** An employer with its company profile and what it is looking for. */
export type Company = {
  readonly username: string;
  /** Who signs in for the company. */
  readonly contact: string;
  readonly companyName: string;
  readonly companyWebsite: string | null;
  readonly industry: string;
  readonly companySize: string | null;
  readonly location: string;
  readonly about: string | null;
  readonly founded: string | null;
  readonly workplaces: Readonly<Record<string, Workplace>>;
  /** Sentences on how people work together here. */
  readonly culture: readonly string[];
  readonly benefits: readonly string[];
  /** What comes on top of the wage, as it is added to the salary text. */
  readonly onTop: string;
  /** Last words of a listing. */
  readonly closings: readonly string[];
  /** The jobs on offer and where. */
  readonly openings: readonly (readonly [role: string, workplace: string])[];
};

/** A kind of job as any company may offer it. `{at}` stands for the workplace, `{company}` for the company's name. */
export type RoleTemplate = {
  /** Taken in turn, so that two companies rarely use the same words. */
  readonly titles: readonly string[];
  readonly category: (typeof JOB_CATEGORIES)[number];
  readonly jobType: JobType;
  readonly experience: 'entry' | 'junior' | 'mid' | 'senior' | 'expert' | 'executive';
  readonly department: string;
  /** US dollars a year where wages are those of Western Europe. */
  readonly pay: readonly [least: number, most: number];
  /** What the job is; one of these begins the description. */
  readonly openings: readonly [string, string];
  /** What the work is like; one of these follows what is said of the company. */
  readonly details: readonly [string, string];
  readonly responsibilities: readonly string[];
  readonly requirements: readonly string[];
  readonly skills: readonly string[];
};

/** A job seeker, with as much of a profile as they have filled in. */
export type Person = {
  readonly username: string;
  readonly fullName: string;
  readonly profile: JobSeekerChanges;
  /** What they apply for, most wanted first. */
  readonly wants: readonly RoleTemplate['category'][];
  /** What they say of themselves in a cover letter; without it they write none. */
  readonly letter?: string;
};

/** What one of the two wrote, so many days ago; it was read unless it says otherwise. */
export type Line = { readonly daysAgo: number; readonly status?: MessageStatus } & (
  { readonly company: string } | { readonly person: string }
);

/** What an employer and a job seeker, named by their usernames, write to each other. */
export type DemoConversation = {
  readonly company: string;
  readonly person: string;
  /** Title of the listing that the person applied for; null when it is about none. */
  readonly about: string | null;
  /** Oldest first; whoever wrote the first one started the conversation. */
  readonly lines: readonly Line[];
};

/** Parts of cover letters, and what employers write for themselves about applicants. */
export type Phrases = {
  readonly beginnings: readonly string[];
  readonly endings: readonly string[];
  readonly notes: Readonly<Partial<Record<ApplicationStatus, readonly string[]>>>;
};

export type DemoData = {
  /** The one of the demo account first, and so for people. */
  readonly companies: readonly Company[];
  readonly people: readonly Person[];
  readonly roles: Readonly<Record<string, RoleTemplate>>;
  readonly conversations: readonly DemoConversation[];
  readonly phrases: Phrases;
};

/** The files in the order of what they hold: another order makes other demo data. */
const FILES = {
  companies: [
    'grand-hotel',
    'city-and-mountain-hotels',
    'resorts-and-retreats',
    'cruise-lines',
    'airlines',
    'tour-operators',
    'travel-agencies',
    'parks-and-attractions',
    'nature-lodges',
    'events-and-restaurants',
  ],
  people: ['maria', 'hoteliers', 'cooks-and-hosts', 'travelers', 'outdoors-and-ideas'],
  roles: [
    'reception',
    'hotel',
    'food-service',
    'airline',
    'cruise',
    'travel-agency',
    'theme-park',
    'event',
    'tour-operator',
    'ecotourism',
    'tourism-marketing',
    'attraction',
    'other',
  ],
  conversations: ['marias', 'grand-hotel'],
} as const;

/** Reads all companies, people, jobs and conversations from the folder `data`. */
export function readDemoData(): DemoData {
  return {
    companies: list<Company>('companies'),
    people: list<Person>('people'),
    roles: Object.assign({}, ...FILES.roles.map((name) => read(`roles/${name}`))) as DemoData['roles'],
    conversations: list<DemoConversation>('conversations'),
    phrases: read('phrases') as Phrases,
  };
}

function list<Item>(folder: 'companies' | 'people' | 'conversations'): Item[] {
  return FILES[folder].flatMap((name) => read(`${folder}/${name}`) as Item[]);
}

function read(name: string): unknown {
  return parse(readFileSync(new URL(`data/${name}.yml`, import.meta.url), 'utf8'));
}
