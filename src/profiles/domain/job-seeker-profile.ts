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
export class JobSeekerProfile {
  readonly id!: number;
  readonly userId!: number;
  readonly headline: string | null = null;
  readonly bio: string | null = null;
  /** The key of the resume's file; only an upload sets it. */
  readonly resume: string | null = null;
  readonly experience: number | null = null;
  readonly certifications: readonly Certification[] = [];
  readonly languages: readonly Language[] = [];
  readonly desiredRoles: readonly string[] = [];
  readonly location: string | null = null;
  /** A day as `YYYY-MM-DD`. */
  readonly availableFrom: string | null = null;
  readonly skills: readonly string[] = [];
  readonly education: readonly Education[] = [];
  readonly phone: string | null = null;
  readonly workExperience: readonly WorkExperience[] = [];
  /** Whether others than the owner may see the public part. */
  readonly isPublic: boolean = true;

  /** The empty profile of a new job seeker. */
  static of(userId: number): JobSeekerProfile {
    return Object.assign(new JobSeekerProfile(), { userId });
  }

  /**
   * Takes over the fields that were sent.
   * @throws InvalidFields when one is wrong; then nothing changes
   */
  edit(changes: JobSeekerChanges): void {
    const checks = new FieldChecks();
    const changed = { ...checkTexts(checks, changes), ...checkLists(checks, changes) };
    checks.finish();
    Object.assign(this, changed);
  }

  /** Takes a new resume; answers the key of the one before it. */
  replaceResume(key: string): string | null {
    const former = this.resume;
    Object.assign(this, { resume: key });
    return former;
  }

  /** Percentage of the eleven fields of a full profile that are filled. */
  get completion(): number {
    return completionOf([
      this.headline,
      this.bio,
      this.resume,
      this.experience,
      this.certifications,
      this.languages,
      this.desiredRoles,
      this.location,
      this.availableFrom,
      this.skills,
      this.education,
    ]);
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
