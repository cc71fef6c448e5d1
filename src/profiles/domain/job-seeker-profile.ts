import { AggregateRoot } from '#shared/domain/aggregate-root.js';
import { checked, type FieldChecks, type TextRule } from '#shared/domain/field-checks.js';
import { checkDay } from './calendar-day.js';
import { completionOf } from './completion.js';
import { ifSent, sentOnly } from './if-sent.js';
import {
  checkCertification,
  checkEducation,
  checkLanguage,
  checkList,
  checkPaper,
  checkWorkExperience,
  ENTRY_LIMITS,
  type Certification,
  type Education,
  type Entered,
  type Language,
  type Paper,
  type WorkExperience,
} from './profile-entries.js';

/** A job seeker changed what the profile says. */
export class JobSeekerProfileEdited {
  constructor(readonly userId: number) {}
}

/** Lengths in characters. */
export const JOB_SEEKER_LIMITS = {
  headline: { label: 'Headline', max: 100, tooLong: 'Headline must be less than 100 characters' },
  bio: { label: 'Bio', max: 500, tooLong: 'Bio must be less than 500 characters', layout: 'paragraphs' },
  location: { label: 'Location', max: 100 },
  phone: { label: 'Phone', max: 30 },
} as const satisfies Record<string, TextRule>;

/** Years. */
export const MAX_EXPERIENCE = 50;

/** Omitted fields stay unchanged; `null` or empty text clears a field. */
export type JobSeekerChanges = {
  readonly headline?: string | null;
  readonly bio?: string | null;
  readonly location?: string | null;
  readonly phone?: string | null;
  /** Whole years. */
  readonly experience?: number | '' | null;
  readonly availableFrom?: string | null;
  readonly availableUntil?: string | null;
  readonly skills?: readonly string[] | null;
  readonly desiredRoles?: readonly string[] | null;
  readonly languages?: readonly Entered<Language>[] | null;
  readonly education?: readonly Entered<Education>[] | null;
  readonly certifications?: readonly Entered<Certification>[] | null;
  readonly workExperience?: readonly Entered<WorkExperience>[] | null;
  readonly papers?: readonly Entered<Paper>[] | null;
  readonly isPublic?: boolean | null;
};

type JobSeekerDetails = {
  readonly headline: string | null;
  readonly bio: string | null;
  readonly location: string | null;
  readonly phone: string | null;
  readonly experience: number | null;
  /** A day as `YYYY-MM-DD`. */
  readonly availableFrom: string | null;
  /** A day as `YYYY-MM-DD`, not before the first. */
  readonly availableUntil: string | null;
  readonly skills: readonly string[];
  readonly desiredRoles: readonly string[];
  readonly languages: readonly Language[];
  readonly education: readonly Education[];
  readonly certifications: readonly Certification[];
  readonly workExperience: readonly WorkExperience[];
  /** Companies see them with an application only. */
  readonly papers: readonly Paper[];
  /** Whether the public part is visible to others. */
  readonly isPublic: boolean;
};

const EMPTY: JobSeekerDetails = {
  headline: null,
  bio: null,
  location: null,
  phone: null,
  experience: null,
  availableFrom: null,
  availableUntil: null,
  skills: [],
  desiredRoles: [],
  languages: [],
  education: [],
  certifications: [],
  workExperience: [],
  papers: [],
  isPublic: true,
};

/** A new profile is public and empty. */
class MutableJobSeekerProfile extends AggregateRoot {
  /** The key of the resume's file. */
  resume: string | null = null;

  constructor(
    readonly id: number,
    readonly userId: number,
    public details: JobSeekerDetails,
  ) {
    super();
  }

  static of(id: number, userId: number): JobSeekerProfile {
    return new MutableJobSeekerProfile(id, userId, EMPTY);
  }

  /**
   * Changes the fields that were sent.
   * @throws InvalidFields, changing nothing
   */
  edit(changes: JobSeekerChanges): void {
    this.details = checked((checks) => {
      const changed = { ...this.details, ...checkTexts(checks, changes), ...checkLists(checks, changes) };
      const { availableFrom, availableUntil } = changed;
      if (availableFrom !== null && availableUntil !== null && availableUntil < availableFrom)
        checks.add('availableUntil', 'The last day must not be before the first');
      return changed;
    });
    this.record(new JobSeekerProfileEdited(this.userId));
  }

  /** Sets a new resume, or none, and returns the key of the previous one. */
  replaceResume(key: string | null): string | null {
    const former = this.resume;
    this.resume = key;
    return former;
  }

  /** Percentage of the eleven counted fields that are filled in. */
  get completion(): number {
    const { headline, bio, location, experience, availableFrom, ...others } = this.details;
    const { skills, desiredRoles, languages, education, certifications } = others;
    const lists = [skills, desiredRoles, languages, education, certifications];
    return completionOf([this.resume, headline, bio, location, experience, availableFrom, ...lists]);
  }
}

/** Only its methods change its fields. */
export type JobSeekerProfile = Readonly<MutableJobSeekerProfile>;
export const JobSeekerProfile = MutableJobSeekerProfile;

function checkTexts(checks: FieldChecks, changes: JobSeekerChanges) {
  const text = (field: keyof typeof JOB_SEEKER_LIMITS) =>
    ifSent(changes[field], (value) => checks.optional(field, value, JOB_SEEKER_LIMITS[field]));
  return sentOnly({
    headline: text('headline'),
    bio: text('bio'),
    location: text('location'),
    phone: text('phone'),
    experience: ifSent(changes.experience, (value) => checkExperience(checks, value)),
    availableFrom: ifSent(changes.availableFrom, (value) =>
      checkDay(checks, 'availableFrom', value, 'The date from which you are available'),
    ),
    availableUntil: ifSent(changes.availableUntil, (value) =>
      checkDay(checks, 'availableUntil', value, 'The date until which you are available'),
    ),
    isPublic: ifSent(changes.isPublic, (value) => value ?? true),
  });
}

function checkExperience(checks: FieldChecks, value: number | '' | null): number | null {
  if (value === '' || value === null) return null;
  if (!Number.isInteger(value) || value < 0 || value > MAX_EXPERIENCE) {
    checks.add('experience', `Experience must be a whole number of years from 0 to ${MAX_EXPERIENCE}`);
  }
  return value;
}

function checkLists(checks: FieldChecks, changes: JobSeekerChanges) {
  const list = <In, Out>(
    field: keyof JobSeekerChanges,
    entries: readonly In[] | null | undefined,
    check: (checks: FieldChecks, entry: In, path: string) => Out,
  ) => ifSent(entries, (sent) => checkList(checks, field, sent, (entry, path) => check(checks, entry, path)));
  return sentOnly({
    skills: list('skills', changes.skills, textEntry(ENTRY_LIMITS.skill)),
    desiredRoles: list('desiredRoles', changes.desiredRoles, textEntry(ENTRY_LIMITS.desiredRole)),
    languages: list('languages', changes.languages, checkLanguage),
    education: list('education', changes.education, checkEducation),
    certifications: list('certifications', changes.certifications, checkCertification),
    workExperience: list('workExperience', changes.workExperience, checkWorkExperience),
    papers: list('papers', changes.papers, checkPaper),
  });
}

function textEntry(rule: TextRule) {
  return (checks: FieldChecks, entry: string, path: string) => checks.required(path, entry, rule);
}
