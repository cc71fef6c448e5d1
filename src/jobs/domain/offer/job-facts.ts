import type { FieldChecks } from '#shared/domain/field-checks.js';
import { readUtcDay, type UtcDay } from '#shared/domain/values/utc-day.js';

export const HOUSING = ['none', 'free', 'paid'] as const;
export type Housing = (typeof HOUSING)[number];

export const SHIFTS = ['day', 'evening', 'night', 'weekend', 'split', 'rotating'] as const;
export type Shift = (typeof SHIFTS)[number];

/** Levels of the Common European Framework of Reference for Languages. */
export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** Boolean facts. */
export const YES_OR_NO = [
  'sharedHousing',
  'couples',
  'pets',
  'meals',
  'visaSponsorship',
  'relocationHelp',
  'tips',
  'uniform',
  'training',
] as const;
type YesOrNo = (typeof YES_OR_NO)[number];

/** What is told about housing; the last three only if there is any. */
export const HOUSING_FACTS = ['housing', 'housingCost', 'sharedHousing', 'couples', 'pets'] as const;

/** Facts that apply only to listings with housing. */
const ABOUT_HOUSING: ReadonlySet<string> = new Set(['sharedHousing', 'couples', 'pets']);

export const FACT_LIMITS = {
  housingCost: 1_000_000_000,
  hoursPerWeek: 100,
  contractMonths: 60,
  languages: 10,
  countries: 50,
  certificates: 20,
  joiningPort: { label: 'Joining port', max: 100 },
  certificate: { label: 'Certificate', max: 100 },
} as const;

type JobLanguage = {
  /** ISO 639-1. */
  readonly code: string;
  readonly level: LanguageLevel | null;
  /** False for a language that is only a plus. */
  readonly isRequired: boolean;
};

/** Structured facts about a job; an absent fact is unknown. */
export type JobFacts = {
  readonly [Fact in YesOrNo]?: boolean;
} & {
  readonly startsOn?: UtcDay;
  readonly endsOn?: UtcDay;
  readonly housing?: Housing;
  /** Per month, in the currency of the pay. */
  readonly housingCost?: number;
  readonly languages?: readonly JobLanguage[];
  readonly shifts?: readonly Shift[];
  readonly hoursPerWeek?: number;
  readonly contractMonths?: number;
  readonly joiningPort?: string;
  readonly certificates?: readonly string[];
  /** Countries where remote workers may live, ISO 3166-1 alpha-2. */
  readonly hiresIn?: readonly string[];
  /** The language of the listing itself, ISO 639-1; if it is absent, the language is told from the text. */
  readonly writtenIn?: string;
};

/** Facts as entered; null or omitted means unknown. */
export type FactsForm = {
  readonly [Fact in Exclude<keyof JobFacts, YesOrNo | 'languages' | 'shifts' | 'housing'>]?: JobFacts[Fact] | null;
} & {
  readonly [Fact in YesOrNo]?: boolean | string | null;
} & {
  readonly housing?: string | null;
  readonly shifts?: readonly string[] | null;
  readonly languages?:
    | readonly { readonly code: string; readonly level?: string | null; readonly isRequired?: boolean | null }[]
    | null;
};

/** Validates the facts of a listing. Errors name the fact as their field. */
export function checkJobFacts(checks: FieldChecks, form: FactsForm | null | undefined): JobFacts {
  const entered = form ?? {};
  const housing = checks.optionalOption('housing', 'housing', HOUSING, entered.housing);
  const hasHousing = housing !== undefined && housing !== 'none';
  const answers = YES_OR_NO.filter((fact) => hasHousing || !ABOUT_HOUSING.has(fact)).map(
    (fact) => [fact, answerOf(checks, fact, entered[fact])] as const,
  );
  const facts: JobFacts = {
    ...checkSeason(checks, entered),
    housing,
    housingCost:
      housing === 'paid' ? amountOf(checks, 'housingCost', 'Rent', FACT_LIMITS.housingCost, entered) : undefined,
    ...Object.fromEntries(answers),
    languages: checkLanguages(checks, entered.languages ?? []),
    shifts: checkShifts(checks, entered.shifts ?? []),
    hoursPerWeek: amountOf(checks, 'hoursPerWeek', 'Hours per week', FACT_LIMITS.hoursPerWeek, entered),
    contractMonths: amountOf(checks, 'contractMonths', 'Contract length (months)', FACT_LIMITS.contractMonths, entered),
    joiningPort: checks.optional('joiningPort', entered.joiningPort, FACT_LIMITS.joiningPort) ?? undefined,
    certificates: checkCertificates(checks, entered.certificates ?? []),
    hiresIn: checkCountries(checks, entered.hiresIn ?? []),
    writtenIn: checkWrittenIn(checks, entered.writtenIn),
  };
  return known(facts);
}

function checkSeason(checks: FieldChecks, entered: FactsForm): Pick<JobFacts, 'startsOn' | 'endsOn'> {
  const [startsOn, endsOn] = (['startsOn', 'endsOn'] as const).map((field) => {
    const text = entered[field]?.trim();
    const day = text ? readUtcDay(text) : undefined;
    if (text && day === undefined) checks.add(field, 'Please enter a valid date for the season');
    return day;
  });
  // ISO days compare as text.
  if (startsOn && endsOn && endsOn < startsOn) checks.add('endsOn', 'The season must not end before it begins');
  return { startsOn, endsOn };
}

function checkLanguages(checks: FieldChecks, entered: NonNullable<FactsForm['languages']>): JobLanguage[] | undefined {
  if (entered.length > FACT_LIMITS.languages) {
    checks.add('languages', `A job can list at most ${FACT_LIMITS.languages} languages`);
  }
  const languages = entered.map(({ code, level, isRequired }) => {
    if (!isLanguage(code)) checks.add('languages', 'Language must be an ISO 639-1 code such as en or pt');
    return {
      code,
      level: checks.optionalOption('languages', 'languages', LANGUAGE_LEVELS, level) ?? null,
      isRequired: isRequired ?? true,
    };
  });
  if (new Set(languages.map(({ code }) => code)).size < languages.length) {
    checks.add('languages', 'Each language can be listed only once');
  }
  return some(languages);
}

function checkWrittenIn(checks: FieldChecks, entered: string | null | undefined): string | undefined {
  const code = entered?.trim() || undefined;
  if (code !== undefined && !isLanguage(code))
    checks.add('writtenIn', 'Language must be an ISO 639-1 code such as en or pt');
  return code;
}

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function checkCountries(checks: FieldChecks, entered: readonly string[]): string[] | undefined {
  if (entered.length > FACT_LIMITS.countries)
    checks.add('hiresIn', `A job can list at most ${FACT_LIMITS.countries} countries`);
  if (!entered.every((code) => /^[A-Z]{2}$/.test(code) && COUNTRY_NAMES.of(code) !== undefined))
    checks.add('hiresIn', 'Country must be an ISO 3166 code such as PT');
  return some([...new Set(entered)]);
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Whether a code is an ISO 639-1 code. */
function isLanguage(code: string): boolean {
  return /^[a-z]{2}$/.test(code) && LANGUAGE_NAMES.of(code) !== undefined;
}

function checkShifts(checks: FieldChecks, entered: readonly string[]): Shift[] | undefined {
  const shifts = new Set(entered.map((shift) => checks.optionalOption('shifts', 'shifts', SHIFTS, shift)));
  return some(SHIFTS.filter((shift) => shifts.has(shift)));
}

function checkCertificates(checks: FieldChecks, entered: readonly string[]): string[] | undefined {
  if (entered.length > FACT_LIMITS.certificates) {
    checks.add('certificates', `A job can list at most ${FACT_LIMITS.certificates} certificates`);
  }
  const names = entered.map((name) => checks.required('certificates', name, FACT_LIMITS.certificate));
  return some([...new Set(names)]);
}

function answerOf(
  checks: FieldChecks,
  fact: YesOrNo,
  answer: boolean | string | null | undefined,
): boolean | undefined {
  if (typeof answer === 'string') checks.add(fact, `${fact} must be true or false`);
  return typeof answer === 'boolean' ? answer : undefined;
}

function amountOf(
  checks: FieldChecks,
  field: 'housingCost' | 'hoursPerWeek' | 'contractMonths',
  label: string,
  most: number,
  entered: FactsForm,
): number | undefined {
  const value = entered[field] ?? undefined;
  if (value === undefined || (Number.isInteger(value) && value >= 1 && value <= most)) return value;
  checks.add(field, `${label} must be a whole number from 1 to ${most}`);
  return undefined;
}

function some<Item>(items: Item[]): Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

function known(facts: JobFacts): JobFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
