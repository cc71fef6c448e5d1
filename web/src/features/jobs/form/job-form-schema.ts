import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import * as z from 'zod/mini';
import type { JobBody, PayBasis, PayPeriod, PlaceBody, PostJobRequest } from '@/api/generated/types.gen';
import { CATEGORY_LABELS, JOB_TYPE_LABELS, type JobType } from '@/lib/rules/job-options.ts';
import type { Question } from '@/lib/rules/screening.ts';
import { t } from '@/lib/language/t.ts';
import { MAX_QUESTIONS, questionsIssue, questionsShape } from './questions/question-form.ts';
import { endsTooEarly, factsFormOf, factsShape, NO_FACTS, toFacts, type FactsValues } from './job-facts-form.ts';

dayjs.extend(utc);

/** Bounds of a description, in characters. */
export const DESCRIPTION_LENGTH = { min: 100, max: 5000 } as const;

/** Maximum characters of the other long texts. */
export const MAX_TEXT_LENGTH = 5000;

const MAX_SKILLS = 50;
const MAX_PLACES = 10;
const MAX_DOLLARS = 100_000_000;
const MAX_AMOUNT = 10_000_000_000;
const JOB_TYPES = Object.keys(JOB_TYPE_LABELS) as JobType[];

/** The category of listings that fit no other. */
export const OTHER_CATEGORY = 'other';

function text(label: string, min: number, max: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, t('{label} is required', { label })),
      z.minLength(min, t('{label} must be at least {min} characters', { label, min })),
      z.maxLength(max, t('{label} must be at most {max} characters', { label, max })),
    );
}

function optionalText(label: string, max: number) {
  return z.string().check(z.trim(), z.maxLength(max, t('{label} must be at most {max} characters', { label, max })));
}

const payShape = {
  salary: text(t('Salary'), 2, 100),
  minSalary: z.nullable(z.number(t('Minimum salary must be a number'))),
  maxSalary: z.nullable(z.number(t('Maximum salary must be a number'))),
  payPeriod: z.string(),
  currency: z.string(),
  payBasis: z.string(),
};

const placeOfWorkShape = {
  /** The hotel; null for none. */
  workplaceId: z.optional(z.nullable(z.number())),
  department: optionalText(t('Department'), 100),
  experience: z.string(),
};

const questions = questionsShape.check(
  z.maxLength(MAX_QUESTIONS, t('A job can ask at most {MAX_QUESTIONS} questions', { MAX_QUESTIONS })),
  z.refine((asked) => questionsIssue(asked) === undefined, {
    error: ({ input }) => questionsIssue(input as Question[]),
  }),
);

/** How far ahead a deadline may be, in days. */
const MAX_DEADLINE_DAYS = 180;

/** Bounds of a deadline, as UTC days; an unchanged one is always accepted. */
export interface DeadlineBounds {
  earliest?: string;
  latest: string;
  unchanged?: string;
}

/** The bounds of a deadline chosen now. */
export function deadlineBounds(bounds: Pick<DeadlineBounds, 'earliest' | 'unchanged'> = {}): DeadlineBounds {
  return { ...bounds, latest: utcDay(MAX_DEADLINE_DAYS) };
}

/** The UTC date today, or a number of days ahead, as an ISO day. */
export function utcDay(daysAhead = 0): string {
  return dayjs.utc().add(daysAhead, 'day').format('YYYY-MM-DD');
}

function deadline({ earliest, latest, unchanged }: DeadlineBounds) {
  // ISO days compare as text.
  return z.string().check(
    z.refine((day) => day === '' || earliest === undefined || day >= earliest, {
      error: t('The deadline must not be in the past'),
    }),
    z.refine((day) => day <= latest || day === unchanged, {
      error: t('The deadline must be within the next {MAX_DEADLINE_DAYS} days', { MAX_DEADLINE_DAYS }),
    }),
  );
}

/** The schema of the job form. */
export function jobFormSchema(bounds: DeadlineBounds) {
  return z
    .object({
      title: z
        .string()
        .check(
          z.trim(),
          z.minLength(5, t('Job title must be at least 5 characters')),
          z.maxLength(100, t('Job title must be less than 100 characters')),
        ),
      company: text(t('Company'), 2, 100),
      location: text(t('Location'), 2, 100),
      /** Id and name of each: "2267057:Lisbon, Portugal". */
      places: z
        .array(z.string())
        .check(z.maxLength(MAX_PLACES, t('A job can have at most {MAX_PLACES} places', { MAX_PLACES }))),
      jobType: z
        .string()
        .check(z.refine((value) => JOB_TYPES.some((type) => type === value), { error: t('Please choose a job type') })),
      category: z.string().check(z.minLength(2, t('Please choose a category'))),
      otherCategory: z.string().check(
        z.trim(),
        z.refine((value) => value === '' || value.length >= 2, { error: t('Category must be at least 2 characters') }),
        z.maxLength(100, t('Category must be at most 100 characters')),
      ),
      ...placeOfWorkShape,
      ...payShape,
      ...factsShape,
      description: z
        .string()
        .check(
          z.trim(),
          z.minLength(DESCRIPTION_LENGTH.min, t('Description must be at least 100 characters')),
          z.maxLength(DESCRIPTION_LENGTH.max, t('Description must be less than 5000 characters')),
        ),
      requirements: optionalText(t('Requirements'), MAX_TEXT_LENGTH),
      responsibilities: optionalText(t('Responsibilities'), MAX_TEXT_LENGTH),
      benefits: optionalText(t('Benefits'), MAX_TEXT_LENGTH),
      skills: z
        .array(z.string().check(z.trim(), z.maxLength(50, t('Skill must be less than 50 characters'))))
        .check(z.maxLength(MAX_SKILLS, t('A job can list at most {MAX_SKILLS} skills', { MAX_SKILLS }))),
      questions,
      deadline: deadline(bounds),
      isPremium: z.boolean(),
    })
    .check(
      salaryCheck('minSalary', t('Minimum salary')),
      salaryCheck('maxSalary', t('Maximum salary')),
      z.refine((form) => !endsTooEarly(form), {
        error: t('The season must not end before it begins'),
        path: ['endsOn'],
        when: ({ value }) => hasFields(value, ['startsOn', 'endsOn']),
      }),
      z.refine(({ minSalary, maxSalary }) => minSalary === null || maxSalary === null || minSalary <= maxSalary, {
        error: t('Minimum salary must not be above the maximum salary'),
        path: ['minSalary'],
        when: ({ value }) => hasFields(value, ['minSalary', 'maxSalary']),
      }),
    );
}

export type JobFormValues = z.infer<ReturnType<typeof jobFormSchema>>;

type AmountField = 'minSalary' | 'maxSalary';
type TypedPay = Record<AmountField, number | null> & { payPeriod: string; currency: string };

function salaryCheck(field: AmountField, label: string) {
  return z.refine<TypedPay>((pay) => amountIssue(pay, field, label) === undefined, {
    error: ({ input }) => amountIssue(input as TypedPay, field, label),
    path: [field],
    when: ({ value }) => hasFields(value, [field, 'payPeriod', 'currency']),
  });
}

/** Amounts up to monthly ones may have cents. */
function amountIssue(pay: TypedPay, field: AmountField, label: string): string | undefined {
  const amount = pay[field];
  const allowsCents = pay.payPeriod !== 'season' && pay.payPeriod !== 'year';
  const max = pay.currency === 'USD' ? MAX_DOLLARS : MAX_AMOUNT;
  if (amount === null) return undefined;
  const isExact = Number.isInteger(amount) || (allowsCents && Number(amount.toFixed(2)) === amount);
  if (isExact && amount >= 0 && amount <= max) return undefined;
  const values = { label, max: String(max) };
  return allowsCents
    ? t('{label} must be an amount with at most two decimals from 0 to {max}', values)
    : t('{label} must be a whole number from 0 to {max}', values);
}

function hasFields(value: unknown, names: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && names.every((name) => name in value);
}

/** An empty form. */
export function emptyJobForm(company: string): JobFormValues {
  return {
    title: '',
    workplaceId: null,
    company,
    location: '',
    places: [],
    jobType: '',
    category: '',
    otherCategory: '',
    experience: '',
    department: '',
    salary: '',
    minSalary: null,
    maxSalary: null,
    payPeriod: 'year',
    currency: 'USD',
    payBasis: '',
    ...NO_FACTS,
    description: '',
    requirements: '',
    responsibilities: '',
    benefits: '',
    skills: [],
    questions: [],
    deadline: '',
    isPremium: false,
  };
}

/** A place as a form value. */
export function placeText({ id, label }: Pick<PlaceBody, 'id' | 'label'>): string {
  return `${id}:${label}`;
}

/** The name of a place that is a form value. */
export function placeName(place: string): string {
  return place.slice(place.indexOf(':') + 1);
}

/** The form of an existing listing. */
export function jobFormOf(job: JobBody): JobFormValues {
  const offered = job.category === '' || Object.hasOwn(CATEGORY_LABELS, job.category);
  return {
    title: job.title,
    workplaceId: job.workplaceId,
    company: job.company,
    location: job.location,
    places: (job.places ?? []).map(placeText),
    jobType: job.jobType,
    category: offered ? job.category : OTHER_CATEGORY,
    otherCategory: offered ? '' : job.category,
    experience: job.experience ?? '',
    department: job.department ?? '',
    salary: job.salary,
    minSalary: job.minSalary,
    maxSalary: job.maxSalary,
    payPeriod: job.payPeriod,
    currency: job.currency,
    payBasis: job.payBasis ?? '',
    ...factsFormOf(job.facts),
    description: job.description,
    requirements: job.requirements ?? '',
    responsibilities: job.responsibilities ?? '',
    benefits: job.benefits ?? '',
    skills: job.skills,
    questions: job.questions,
    deadline: job.deadline?.slice(0, 10) ?? '',
    isPremium: job.isPremium || job.premiumRequested === true,
  };
}

/** The request for a valid form; empty fields are cleared. */
export function toJobRequest(form: JobFormValues): PostJobRequest {
  const { otherCategory, places, ...rest } = form;
  const fields = Object.fromEntries(Object.entries(rest).filter(([name]) => !Object.hasOwn(factsShape, name))) as Omit<
    typeof rest,
    keyof FactsValues
  >;
  const hasCustomCategory = form.category === OTHER_CATEGORY && otherCategory !== '';
  return {
    ...fields,
    workplaceId: form.workplaceId ?? null,
    placeIds: places.length > 0 ? places.map((place) => Number.parseInt(place, 10)) : null,
    jobType: form.jobType as JobType,
    category: hasCustomCategory ? otherCategory : form.category,
    payPeriod: form.payPeriod as PayPeriod,
    payBasis: (form.payBasis || null) as PayBasis | null,
    facts: toFacts(form),
    experience: form.experience || null,
    department: form.department || null,
    requirements: form.requirements || null,
    responsibilities: form.responsibilities || null,
    benefits: form.benefits || null,
    deadline: form.deadline || null,
  };
}
