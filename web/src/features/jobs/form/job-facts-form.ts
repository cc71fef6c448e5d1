import * as z from 'zod/mini';
import type { JobFactsBody, JobFactsInput } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';

/** Yes-or-no facts with their labels. */
export const YES_OR_NO = {
  meals: t('Meals'),
  tips: t('Tips'),
  uniform: t('Uniform provided'),
  training: t('Training'),
  visaSponsorship: t('Visa sponsorship'),
  relocationHelp: t('Relocation help'),
  sharedHousing: t('Shared room'),
  couples: t('Couples welcome'),
  pets: t('Pets welcome'),
} as const;

type YesOrNo = keyof typeof YES_OR_NO;

/** Facts that are shown only if there is housing. */
export const ABOUT_HOUSING: readonly YesOrNo[] = ['sharedHousing', 'couples', 'pets'];

const answers = Object.keys(YES_OR_NO) as YesOrNo[];

function amount(label: string, max: number) {
  const error = t('{label} must be a whole number from 1 to {max}', { label, max: String(max) });
  return z.nullable(
    z.number(error).check(z.refine((value) => Number.isInteger(value) && value >= 1 && value <= max, { error })),
  );
}

const text = (label: string) =>
  z.string().check(z.trim(), z.maxLength(100, t('{label} can have at most 100 characters', { label })));

/** Facts as form values; an empty string means unknown. */
export const factsShape = {
  startsOn: z.string(),
  endsOn: z.string(),
  housing: z.string(),
  housingCost: amount(t('Rent'), 1_000_000_000),
  meals: z.string(),
  tips: z.string(),
  uniform: z.string(),
  training: z.string(),
  visaSponsorship: z.string(),
  relocationHelp: z.string(),
  sharedHousing: z.string(),
  couples: z.string(),
  pets: z.string(),
  /** Code, level and whether it is required: "pt:B2:required". */
  languages: z.array(z.string()),
  shifts: z.array(z.string()),
  hoursPerWeek: amount(t('Hours per week'), 100),
  contractMonths: amount(t('Contract length (months)'), 60),
  joiningPort: text(t('Joining port')),
  certificates: z.array(text(t('Certificate'))).check(z.maxLength(20, t('A job can list at most 20 certificates'))),
  /** Codes of the countries where remote workers may live. */
  hiresIn: z.array(z.string()).check(z.maxLength(50, t('A job can list at most 50 countries'))),
  /** Empty if the text tells it. */
  writtenIn: z.string(),
};

const shape = z.object(factsShape);

export type FactsValues = z.infer<typeof shape>;

/** Whether a season ends before it begins. */
export function endsTooEarly({ startsOn, endsOn }: Pick<FactsValues, 'startsOn' | 'endsOn'>): boolean {
  return startsOn !== '' && endsOn !== '' && endsOn < startsOn;
}

/** The facts of a listing as form values. */
export function factsFormOf(facts: JobFactsBody): FactsValues {
  const known = Object.fromEntries(
    answers.map((fact) => [fact, facts[fact] === undefined ? '' : facts[fact] ? 'yes' : 'no']),
  ) as Record<YesOrNo, string>;
  return {
    ...known,
    startsOn: facts.startsOn ?? '',
    endsOn: facts.endsOn ?? '',
    housing: facts.housing ?? '',
    housingCost: facts.housingCost ?? null,
    languages: (facts.languages ?? []).map(({ code, level, isRequired }) =>
      languageText(code, level ?? '', isRequired),
    ),
    shifts: facts.shifts ?? [],
    hoursPerWeek: facts.hoursPerWeek ?? null,
    contractMonths: facts.contractMonths ?? null,
    joiningPort: facts.joiningPort ?? '',
    certificates: facts.certificates ?? [],
    hiresIn: facts.hiresIn ?? [],
    writtenIn: facts.writtenIn ?? '',
  };
}

/** A form without facts. */
export const NO_FACTS = factsFormOf({});

/** The stated facts of a valid form. */
export function toFacts(form: FactsValues): JobFactsInput {
  const { languages, ...rest } = form;
  const stated = Object.entries(rest).filter(([name]) => isStated(form, name as keyof FactsValues));
  const facts = Object.fromEntries(
    stated.map(([name, value]) => [name, Object.hasOwn(YES_OR_NO, name) ? value === 'yes' : value]),
  );
  const named = languages.map(languageOf).filter(({ code }) => code !== '');
  return named.length > 0 ? { ...facts, languages: named } : facts;
}

/** Encodes a language as a form value. */
export function languageText(code: string, level: string, isRequired: boolean): string {
  return [code, level, isRequired ? 'required' : 'plus'].join(':');
}

/** Decodes a form value. */
export function languageOf(value: string) {
  const [code = '', level = '', need] = value.split(':');
  return {
    code,
    level: (level || null) as NonNullable<JobFactsInput['languages']>[number]['level'] & (string | null),
    isRequired: need !== 'plus',
  };
}

/** Whether the form states any facts of the job. The language of the listing is not one, and stands beside its text. */
export function hasFacts(form: Partial<FactsValues>): boolean {
  return Object.keys(factsShape).some((name) => name !== 'writtenIn' && isStated(form, name as keyof FactsValues));
}

function isStated(form: Partial<FactsValues>, name: keyof FactsValues): boolean {
  const value = form[name];
  return Array.isArray(value) ? value.length > 0 : value !== '' && value != null;
}
