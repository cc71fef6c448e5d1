import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ApplicationStatus } from '#applications/domain/application-status.js';
import type { Retention } from '#applications/domain/retention.js';
import type { JOB_CATEGORIES, JobType } from '#jobs/domain/offer/job-options.js';
import type { CompanyRole } from '#shared/domain/actor.js';
import type { MessageStatus } from '#messaging/domain/message-status.js';
import type { NoticeMode } from '#notifications/domain/application-notice.js';
import type { JobSeekerChanges } from '#profiles/domain/job-seeker-profile.js';

/** A workplace of a company. */
export type Workplace = {
  /** Its name, if it is a hotel of its own. */
  readonly hotel?: string;
  /** The location of its listings. */
  readonly location: string;
  /** The location within a sentence, with its preposition: "at our inn in Bergen". */
  readonly at: string;
  /** A description of the place. */
  readonly setting: string;
  /** Wages relative to those of Western Europe. */
  readonly pay: number;
};

/** A member of a company beside its founder. */
export type Colleague = {
  readonly username: string;
  readonly fullName: string;
  readonly role: CompanyRole;
  /** The workplaces to which a reviewer is limited. */
  readonly hotels?: readonly string[];
};

/** An employer with its company profile and openings. */
export type Company = {
  readonly username: string;
  /** Full name of the account's owner. */
  readonly contact: string;
  readonly companyName: string;
  readonly companyWebsite: string | null;
  readonly industry: string;
  readonly companySize: string | null;
  readonly location: string;
  readonly about: string | null;
  readonly founded: string | null;
  /** Its members beside the founder; most companies have none. */
  readonly team?: readonly Colleague[];
  /** How the founder hears of new applications to workplaces, unless as to others. */
  readonly notices?: Readonly<Record<string, NoticeMode>>;
  /** For how long it keeps applications, unless as the site does. */
  readonly retention?: Retention;
  readonly workplaces: Readonly<Record<string, Workplace>>;
  /** Sentences about working together. */
  readonly culture: readonly string[];
  readonly benefits: readonly string[];
  /** Extras on top of the wage, as the end of the salary text. */
  readonly onTop: string;
  /** Last sentences of a listing. */
  readonly closings: readonly string[];
  /** Roles and workplaces of its listings. */
  readonly openings: readonly (readonly [role: string, workplace: string])[];
};

/**
 * A job that any company may offer. `{at}` and `{company}` are placeholders for the workplace and the company's name.
 */
export type RoleTemplate = {
  /** Used in turn, so that companies rarely use the same title. */
  readonly titles: readonly string[];
  readonly category: (typeof JOB_CATEGORIES)[number];
  readonly jobType: JobType;
  readonly experience: 'entry' | 'junior' | 'mid' | 'senior' | 'expert' | 'executive';
  readonly department: string;
  /** US dollars a year at the wages of Western Europe. */
  readonly pay: readonly [least: number, most: number];
  /** Sentences about the job, one of which starts the description. */
  readonly openings: readonly [string, string];
  /** Sentences about the work. */
  readonly details: readonly [string, string];
  readonly responsibilities: readonly string[];
  readonly requirements: readonly string[];
  readonly skills: readonly string[];
};

/** A job seeker, with a more or less complete profile. */
export type Person = {
  readonly username: string;
  readonly fullName: string;
  readonly profile: JobSeekerChanges;
  /** Categories they apply in, most wanted first. */
  readonly wants: readonly RoleTemplate['category'][];
  /** The personal part of their cover letters; without it they write none. */
  readonly letter?: string;
};

/** A message by one of the two participants; read, unless it has another status. */
export type Line = { readonly daysAgo: number; readonly status?: MessageStatus } & (
  | { readonly company: string }
  | { readonly person: string }
);

/** A conversation between an employer and a job seeker, given by their usernames. */
export type DemoConversation = {
  readonly company: string;
  readonly person: string;
  /** Title of the listing that the job seeker applied to; null if the conversation is about none. */
  readonly about: string | null;
  /** Oldest first; the author of the first one started the conversation. */
  readonly lines: readonly Line[];
};

/** Parts of cover letters, and employers' notes about applicants. */
export type Phrases = {
  readonly beginnings: readonly string[];
  readonly endings: readonly string[];
  readonly notes: Readonly<Partial<Record<ApplicationStatus, readonly string[]>>>;
  readonly replies: readonly string[];
};

export type DemoData = {
  /** Companies and people start with those of the demo accounts. */
  readonly companies: readonly Company[];
  readonly people: readonly Person[];
  readonly roles: Readonly<Record<string, RoleTemplate>>;
  readonly conversations: readonly DemoConversation[];
  readonly phrases: Phrases;
};

/** The data files; their order determines the demo data. */
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
