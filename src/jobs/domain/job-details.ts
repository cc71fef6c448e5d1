import { checked, type FieldChecks } from '#shared/domain/field-checks.js';
import { JOB_TYPES, type JobType } from './offer/job-options.js';
import { checkJobFacts, type FactsForm, type JobFacts } from './offer/job-facts.js';
import { checkQuestions, type QuestionForm } from './offer/screening.js';
import type { ScreeningQuestion } from '#shared/domain/values/screening-question.js';
import { checkPlaces, type Place } from './offer/place.js';
import { SalaryRange, type PayBasis, type PayPeriod } from './offer/salary-range.js';
import { dayAfter, readUtcDay, utcDayOf, type UtcDay } from '#shared/domain/values/utc-day.js';

/** Lengths of the job form's texts, in characters. */
export const JOB_LIMITS = {
  title: {
    label: 'Job title',
    min: 5,
    max: 100,
    tooShort: 'Job title must be at least 5 characters',
    tooLong: 'Job title must be less than 100 characters',
    mustNotNameSite: true,
  },
  company: { label: 'Company', min: 2, max: 100, mustNotNameSite: true },
  location: { label: 'Location', min: 2, max: 100 },
  description: {
    label: 'Description',
    min: 100,
    max: 5000,
    tooShort: 'Description must be at least 100 characters',
    tooLong: 'Description must be less than 5000 characters',
    layout: 'paragraphs',
  },
  requirements: { label: 'Requirements', max: 5000, layout: 'paragraphs' },
  responsibilities: { label: 'Responsibilities', max: 5000, layout: 'paragraphs' },
  benefits: { label: 'Benefits', max: 5000, layout: 'paragraphs' },
  department: { label: 'Department', max: 100 },
  salary: { label: 'Salary', min: 2, max: 100 },
  category: { label: 'Category', min: 2, max: 100 },
  experience: { label: 'Experience', max: 100 },
  skill: { label: 'Skill', max: 50, tooLong: 'Skill must be less than 50 characters' },
} as const;

export const MAX_DEADLINE_DAYS = 180;

export const MAX_SKILLS = 50;

/** The checked content of a listing. */
export type JobDetails = {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly description: string;
  readonly requirements: string | null;
  readonly responsibilities: string | null;
  readonly benefits: string | null;
  readonly department: string | null;
  /** Free text, shown if there is no range. */
  readonly salary: string;
  readonly salaryRange: SalaryRange;
  readonly jobType: JobType;
  readonly category: string;
  readonly experience: string | null;
  readonly skills: readonly string[];
  readonly facts: JobFacts;
  /** The hotel of the company, from which it has its name and place; null for none. */
  readonly workplaceId: number | null;
  /** Work locations; null if unknown. */
  readonly places: readonly Place[] | null;
  /** Screening questions for applicants. */
  readonly questions: readonly ScreeningQuestion[];
  readonly deadline: UtcDay | null;
  readonly isPremium: boolean;
};

/** Content with the salary range flattened into fields, as in forms and lists. */
export type FlatJobDetails = Omit<JobDetails, 'salaryRange'> & {
  readonly minSalary: number | null;
  readonly maxSalary: number | null;
  readonly payPeriod: PayPeriod;
  readonly currency: string;
  readonly payBasis: PayBasis | null;
};

/** The submitted job form; undefined fields were omitted. */
export type JobForm = {
  readonly [Field in Exclude<keyof FlatJobDetails, Checked>]?: FlatJobDetails[Field] | null;
} & { readonly [Field in Exclude<Checked, 'facts' | 'questions'>]?: string | null } & {
  readonly facts?: FactsForm | null;
  readonly questions?: readonly QuestionForm[] | null;
};

/** Fields with a different type before validation. */
type Checked = 'jobType' | 'payPeriod' | 'payBasis' | 'facts' | 'questions';

export function flatDetails({ salaryRange, ...details }: JobDetails): FlatJobDetails {
  const { min, max, period, currency, basis } = salaryRange;
  return { ...details, minSalary: min, maxSalary: max, payPeriod: period, currency, payBasis: basis };
}

/** What applicants read of a listing: its details without the fields that take effect without an approval. */
export type JobText = Omit<FlatJobDetails, 'deadline' | 'isPremium'>;

export function textOf(details: JobDetails): JobText {
  const { deadline: _deadline, isPremium: _isPremium, ...text } = flatDetails(details);
  return text;
}

/** The details with another text. */
export function withText(details: JobDetails, text: JobText): JobDetails {
  const { minSalary, maxSalary, payPeriod, currency, payBasis, ...rest } = text;
  // Texts that were stored before listings had hotels name none.
  const { workplaceId = details.workplaceId } = text as Partial<JobText>;
  const salaryRange = SalaryRange.restore({
    min: minSalary,
    max: maxSalary,
    period: payPeriod,
    currency,
    basis: payBasis,
  });
  return { ...rest, workplaceId, salaryRange, deadline: details.deadline, isPremium: details.isPremium };
}

/** The fields in which two versions of a listing differ. */
export function changedFields(before: JobDetails, after: JobDetails): (keyof JobDetails)[] {
  return (Object.keys(after) as (keyof JobDetails)[]).filter((field) => !isSame(before[field], after[field]));
}

/** The range of days allowed for a deadline, inclusive. An unchanged deadline is always accepted. */
type DeadlineBounds = {
  readonly earliest?: UtcDay;
  readonly latest: UtcDay;
  readonly unchanged?: UtcDay | null;
};

/**
 * Checks a filled-in job form.
 * @throws InvalidFields
 */
export function checkJobDetails(form: JobForm, bounds: DeadlineBounds): JobDetails {
  return checked((checks) => ({
    title: checks.required('title', form.title, JOB_LIMITS.title),
    company: checks.required('company', form.company, JOB_LIMITS.company),
    location: checks.required('location', form.location, JOB_LIMITS.location),
    description: checks.required('description', form.description, JOB_LIMITS.description),
    requirements: checks.optional('requirements', form.requirements, JOB_LIMITS.requirements),
    responsibilities: checks.optional('responsibilities', form.responsibilities, JOB_LIMITS.responsibilities),
    benefits: checks.optional('benefits', form.benefits, JOB_LIMITS.benefits),
    department: checks.optional('department', form.department, JOB_LIMITS.department),
    salary: checks.required('salary', form.salary, JOB_LIMITS.salary),
    salaryRange: SalaryRange.check(checks, form),
    jobType: checks.requiredOption('jobType', 'Job type', JOB_TYPES, form.jobType?.trim()) ?? JOB_TYPES[0],
    category: checks.required('category', form.category, JOB_LIMITS.category),
    experience: checks.optional('experience', form.experience, JOB_LIMITS.experience),
    skills: checkSkills(checks, form.skills ?? []),
    facts: checkJobFacts(checks, form.facts),
    workplaceId: form.workplaceId ?? null,
    places: checkPlaces(checks, form.places),
    questions: checkQuestions(checks, form.questions),
    deadline: checkDeadline(checks, form.deadline, bounds),
    isPremium: form.isPremium ?? false,
  }));
}

function checkSkills(checks: FieldChecks, entered: readonly string[]): readonly string[] {
  if (entered.length > MAX_SKILLS) checks.add('skills', `A job can list at most ${MAX_SKILLS} skills`);
  const skills = entered.slice(0, MAX_SKILLS).map((skill) => checks.required('skills', skill, JOB_LIMITS.skill));
  return [...new Set(skills)];
}

function checkDeadline(
  checks: FieldChecks,
  entered: string | null | undefined,
  { earliest, latest, unchanged }: DeadlineBounds,
): UtcDay | null {
  const text = entered?.trim();
  if (!text) return null;
  const day = readUtcDay(text);
  if (day === undefined) {
    checks.add('deadline', 'Please enter a valid date for the deadline');
    return null;
  }
  if (day === unchanged) return day;
  // ISO days compare as text.
  if (earliest !== undefined && day < earliest) checks.add('deadline', 'The deadline must not be in the past');
  if (day > latest) checks.add('deadline', `The deadline must be within the next ${MAX_DEADLINE_DAYS} days`);
  return day;
}

function isSame(before: unknown, after: unknown): boolean {
  if (before instanceof SalaryRange && after instanceof SalaryRange) return before.equals(after);
  return JSON.stringify(canonical(before)) === JSON.stringify(canonical(after));
}

/** Sorts keys, because PostgreSQL does not keep the order of JSON keys. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, part]) => [key, canonical(part)]);
}

/**
 * The details of a new listing.
 * @throws InvalidFields
 */
export function newDetails(form: JobForm, now: Date): JobDetails {
  const earliest = utcDayOf(now);
  return checkJobDetails(form, { earliest, latest: dayAfter(earliest, MAX_DEADLINE_DAYS) });
}

/**
 * The details of a complete form for a listing that exists.
 * @throws InvalidFields
 */
export function changedDetails(form: JobForm, now: Date): JobDetails {
  return checkJobDetails(form, { latest: dayAfter(utcDayOf(now), MAX_DEADLINE_DAYS), unchanged: form.deadline });
}

/** Fields that applicants do not read. Changing any other field revokes the approval. */
const FREE_TO_CHANGE: ReadonlySet<keyof JobDetails> = new Set(['deadline', 'isPremium']);

/** Whether changing these fields requires a new approval. */
export function needsApproval(changed: readonly (keyof JobDetails)[]): boolean {
  return changed.some((field) => !FREE_TO_CHANGE.has(field));
}

/**
 * Whether a verified employer may publish this change before an admin sees it: facts such as dates and housing, and
 * higher pay. The free text of the pay may follow a range, which is shown instead of it.
 */
export function isPublishedAtOnce(before: JobDetails, after: JobDetails): boolean {
  const changed = changedFields(before, after).filter((field) => !FREE_TO_CHANGE.has(field));
  const isRaised = changed.includes('salaryRange') && after.salaryRange.isAbove(before.salaryRange);
  return changed.every((field) => field === 'facts' || (isRaised && (field === 'salaryRange' || field === 'salary')));
}

/**
 * The details after an edit, which changes only the fields in the form.
 * @throws InvalidFields
 */
export function editedDetails(before: JobDetails, form: JobForm, now: Date): JobDetails {
  const latest = dayAfter(utcDayOf(now), MAX_DEADLINE_DAYS);
  return checkJobDetails(
    { ...flatDetails(before), ...sentFields(form), places: placesAfter(before, form) },
    { latest, unchanged: before.deadline },
  );
}

/**
 * Places found by the location are looked up again once it changes. Removing places sets an empty list instead of null,
 * so the location is not matched to a place again.
 */
function placesAfter({ places, location }: JobDetails, form: JobForm): JobDetails['places'] {
  const isKept = form.places === undefined || (places !== null && idsOf(form.places) === idsOf(places));
  if (!isKept) return form.places ?? (places === null ? null : []);
  const isMoved = form.location !== undefined && form.location?.trim() !== location;
  return isMoved && places?.some(({ isFound }) => isFound) ? null : places;
}

function idsOf(places: readonly Place[] | null | undefined): string {
  return JSON.stringify(places?.map(({ id }) => id) ?? null);
}

function sentFields(form: JobForm): JobForm {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
}
