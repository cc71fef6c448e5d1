import { AggregateRoot } from '../../shared/domain/aggregate-root.js';
import { FieldChecks, type TextRule } from '../../shared/domain/field-checks.js';
import { checkDay } from './calendar-day.js';
import { completionOf } from './completion.js';
import { ifSent, sentOnly } from './if-sent.js';
import {
  checkCertification,
  checkEducation,
  checkLanguage,
  checkList,
  checkWorkExperience,
  ENTRY_LIMITS,
  type Certification,
  type Education,
  type Entered,
  type Language,
  type WorkExperience,
} from './profile-entries.js';

/** Bounds of what job seekers write about themselves, in characters. */
export const JOB_SEEKER_LIMITS = {
  headline: { label: 'Headline', max: 100, tooLong: 'Headline must be less than 100 characters' },
  bio: { label: 'Bio', max: 500, tooLong: 'Bio must be less than 500 characters' },
  location: { label: 'Location', max: 100 },
  phone: { label: 'Phone', max: 30 },
} as const satisfies Record<string, TextRule>;

/** Most years of experience that can be entered. */
export const MOST_EXPERIENCE = 50;

/** What a job seeker may change. A field left out stays as it is; `null` or empty text clears it. */
export type JobSeekerChanges = {
  readonly headline?: string | null;
  readonly bio?: string | null;
  readonly location?: string | null;
  readonly phone?: string | null;
  /** Whole years. */
  readonly experience?: number | '' | null;
  readonly availableFrom?: string | null;
  readonly skills?: readonly string[] | null;
  readonly desiredRoles?: readonly string[] | null;
  readonly languages?: readonly Entered<Language>[] | null;
  readonly education?: readonly Entered<Education>[] | null;
  readonly certifications?: readonly Entered<Certification>[] | null;
  readonly workExperience?: readonly Entered<WorkExperience>[] | null;
  readonly isPublic?: boolean | null;
};

/** What a job seeker tells employers about themselves. */
type JobSeekerDetails = {
  readonly headline: string | null;
  readonly bio: string | null;
  readonly location: string | null;
  readonly phone: string | null;
  readonly experience: number | null;
  /** A day as `YYYY-MM-DD`. */
  readonly availableFrom: string | null;
  readonly skills: readonly string[];
  readonly desiredRoles: readonly string[];
  readonly languages: readonly Language[];
  readonly education: readonly Education[];
  readonly certifications: readonly Certification[];
  readonly workExperience: readonly WorkExperience[];
  /** Whether others than the owner may see the public part. */
  readonly isPublic: boolean;
};

const EMPTY: JobSeekerDetails = {
  headline: null,
  bio: null,
  location: null,
  phone: null,
  experience: null,
  availableFrom: null,
  skills: [],
  desiredRoles: [],
  languages: [],
  education: [],
  certifications: [],
  workExperience: [],
  isPublic: true,
};

/** The profile of a job seeker, public and empty at first. */
export class JobSeekerProfile extends AggregateRoot {
  private _details: JobSeekerDetails;
  private _resume: string | null = null;

  constructor(
    readonly id: number,
    readonly userId: number,
    details: JobSeekerDetails,
  ) {
    super();
    this._details = details;
  }

  /** The profile of a new job seeker. */
  static of(id: number, userId: number): JobSeekerProfile {
    return new JobSeekerProfile(id, userId, EMPTY);
  }

  get details(): JobSeekerDetails {
    return this._details;
  }

  /** The key of the resume's file. */
  get resume(): string | null {
    return this._resume;
  }

  /**
   * Changes the fields that were sent.
   * @throws InvalidFields when any of them is invalid; then nothing changes
   */
  edit(changes: JobSeekerChanges): void {
    const checks = new FieldChecks();
    const changed = { ...checkTexts(checks, changes), ...checkLists(checks, changes) };
    checks.finish();
    this._details = { ...this._details, ...changed };
  }

  /** Sets a new resume and returns the key of the previous one. */
  replaceResume(key: string): string | null {
    const former = this._resume;
    this._resume = key;
    return former;
  }

  /** Percentage of the eleven fields of a full profile that are filled. */
  get completion(): number {
    const { phone: _phone, workExperience: _workExperience, isPublic: _isPublic, ...counted } = this._details;
    return completionOf([this._resume, ...Object.values(counted)]);
  }
}

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
    isPublic: ifSent(changes.isPublic, (value) => value ?? true),
  });
}

function checkExperience(checks: FieldChecks, value: number | '' | null): number | null {
  if (value === '' || value === null) return null;
  if (!Number.isInteger(value) || value < 0 || value > MOST_EXPERIENCE) {
    checks.add('experience', `Experience must be a whole number of years from 0 to ${MOST_EXPERIENCE}`);
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
  });
}

function textEntry(rule: TextRule) {
  return (checks: FieldChecks, entry: string, path: string) => checks.required(path, entry, rule);
}
