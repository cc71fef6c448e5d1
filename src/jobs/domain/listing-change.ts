import { checked } from '#shared/domain/field-checks.js';
import { changedFields, type JobDetails, type JobForm } from './job-details.js';
import { NoPayRange } from './job-errors.js';
import { checkJobFacts, HOUSING_FACTS, type FactsForm, type JobFacts } from './offer/job-facts.js';
import { payText, raisedRange, SalaryRange, type EnteredSalary } from './offer/salary-range.js';
import { checkQuestions, type QuestionForm } from './offer/screening.js';

/** The part of a change of many listings that raises pay, in percent. */
export const RAISE = { min: 0.1, max: 100 } as const;

type HousingForm = Pick<FactsForm, (typeof HOUSING_FACTS)[number]>;

/** What is changed in many listings at once. Omitted parts stay as they are; null removes a date. */
export type ListingChange = {
  /** Replaces the range of each listing. */
  readonly pay?: EnteredSalary | null;
  /** Raises both ends of each range, by so many percent. */
  readonly raise?: number | null;
  readonly startsOn?: string | null;
  readonly endsOn?: string | null;
  readonly deadline?: string | null;
  /** Replaces everything about housing. */
  readonly housing?: HousingForm | null;
  /** Replace all questions. */
  readonly questions?: readonly QuestionForm[] | null;
};

export const LISTING_PARTS = ['pay', 'dates', 'housing', 'deadline', 'questions', 'others'] as const;
export type ListingPart = (typeof LISTING_PARTS)[number];

/** @throws InvalidFields for a change of nothing, of pay in two ways, or that no listing can have */
export function checkChange(change: ListingChange): ListingChange {
  const { pay, raise, housing, questions } = change;
  return checked((checks) => {
    const isDated = [change.startsOn, change.endsOn, change.deadline].some((day) => day !== undefined);
    if (!pay && raise == null && !isDated && !housing && !questions) checks.add('change', 'Choose what to change');
    if (pay && raise != null) checks.add('raise', 'Set the pay or raise it, not both');
    if (raise != null && !(raise >= RAISE.min && raise <= RAISE.max)) {
      checks.add('raise', `A raise must be from ${RAISE.min} to ${RAISE.max} percent`);
    }
    if (pay) SalaryRange.check(checks, pay);
    checkJobFacts(checks, { startsOn: change.startsOn, endsOn: change.endsOn, ...housing });
    checkQuestions(checks, questions);
    return change;
  });
}

/**
 * The form that makes a change in one listing.
 * @throws NoPayRange
 */
export function formOf(change: ListingChange, latest: JobDetails): JobForm {
  const { raise, deadline, questions } = change;
  const pay = raise == null ? change.pay : raisedPay(latest, raise);
  const facts = factsOf(change, latest);
  return {
    ...(pay && { ...pay, salary: payText(pay) ?? latest.salary }),
    ...(facts && { facts }),
    ...(deadline !== undefined && { deadline }),
    ...(questions && { questions }),
  } as JobForm;
}

function raisedPay({ salaryRange }: JobDetails, percent: number): EnteredSalary {
  if (salaryRange.min === null && salaryRange.max === null) throw new NoPayRange();
  return raisedRange(salaryRange, percent);
}

function factsOf({ startsOn, endsOn, housing }: ListingChange, { facts }: JobDetails): FactsForm | undefined {
  if (startsOn === undefined && endsOn === undefined && !housing) return undefined;
  const others = Object.entries(facts).filter(([fact]) => !isAboutHousing(fact));
  return {
    ...(housing ? { ...Object.fromEntries(others), ...housing } : facts),
    ...(startsOn !== undefined && { startsOn }),
    ...(endsOn !== undefined && { endsOn }),
  };
}

/** The parts in which two versions of a listing differ. */
export function changedParts(before: JobDetails, after: JobDetails): readonly ListingPart[] {
  const fields = changedFields(before, after);
  const parts = new Set(
    fields.flatMap((field) => (field === 'facts' ? factParts(before, after) : (PARTS[field] ?? 'others'))),
  );
  return LISTING_PARTS.filter((part) => parts.has(part));
}

const PARTS: Partial<Record<keyof JobDetails, ListingPart>> = {
  salary: 'pay',
  salaryRange: 'pay',
  deadline: 'deadline',
  questions: 'questions',
};

function factParts({ facts: before }: JobDetails, { facts: after }: JobDetails): ListingPart[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof JobFacts)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return changed.map((name) => (isDate(name) ? 'dates' : isAboutHousing(name) ? 'housing' : 'others'));
}

function isDate(fact: string): boolean {
  return fact === 'startsOn' || fact === 'endsOn';
}

function isAboutHousing(fact: string): boolean {
  return HOUSING_FACTS.some((one) => one === fact);
}
