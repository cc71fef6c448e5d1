import type { JobFactsBody, PublicJobBody } from '@/api/generated/types.gen';
import { formatUtcDay } from '@/lib/format/format-date.ts';
import { formatAmount } from '@/lib/format/format-salary.ts';
import { countryName, languageName } from '@/lib/rules/job-facts.ts';

type ListingWithFacts = Pick<PublicJobBody, 'facts' | 'currency' | 'payBasis' | 'minSalary' | 'maxSalary'> &
  Partial<Pick<PublicJobBody, 'places'>>;

const OFFERS = [
  ['meals', 'Meals'],
  ['tips', 'Tips'],
  ['uniform', 'Uniform'],
  ['training', 'Training'],
  ['visaSponsorship', 'Visa sponsorship'],
  ['relocationHelp', 'Relocation help'],
] as const;

const HOUSING = { none: 'Not provided', free: 'Free', paid: 'Provided, for rent' } as const;

/** The stated facts of a listing as labels and texts; unknown facts are left out. */
export function glanceOf({
  facts,
  currency,
  payBasis,
  minSalary,
  maxSalary,
  places,
}: ListingWithFacts): [label: string, text: string][] {
  const hasRange = minSalary !== null || maxSalary !== null;
  const rows: [string, string | undefined][] = [
    ['Season', seasonOf(facts)],
    ['Housing', housingOf(facts, currency)],
    ...OFFERS.map(([fact, label]): [string, string | undefined] => [label, yesOrNo(facts[fact])]),
    ['Languages', facts.languages?.map(languageOf).join(', ')],
    ['Shifts', facts.shifts && capitalized(facts.shifts.join(', '))],
    ['Hours', facts.hoursPerWeek === undefined ? undefined : `${facts.hoursPerWeek} a week`],
    ['Contract', facts.contractMonths === undefined ? undefined : count(facts.contractMonths, 'month')],
    ['Joining port', facts.joiningPort],
    ['Places', places && places.length > 1 ? places.map(({ label }) => label).join('; ') : undefined],
    ['Hires in', facts.hiresIn?.map(countryName).join(', ')],
    ['Certificates', facts.certificates?.join(', ')],
    [
      'Amounts are',
      hasRange && payBasis ? `${capitalized(payBasis)}, ${payBasis === 'net' ? 'after' : 'before'} taxes` : undefined,
    ],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

function seasonOf({ startsOn, endsOn }: JobFactsBody): string | undefined {
  if (startsOn && endsOn) return `${formatUtcDay(startsOn)} - ${formatUtcDay(endsOn)}`;
  if (startsOn) return `From ${formatUtcDay(startsOn)}`;
  return endsOn && `Until ${formatUtcDay(endsOn)}`;
}

function housingOf({ housing, housingCost, sharedHousing, couples, pets }: JobFactsBody, currency: string) {
  if (housing === undefined) return undefined;
  const cost = housingCost === undefined ? undefined : `${formatAmount(housingCost, currency)} a month`;
  const room = sharedHousing === undefined ? undefined : sharedHousing ? 'shared' : 'a room of your own';
  return [cost ?? HOUSING[housing], room, welcome('couples', couples), welcome('pets', pets)]
    .filter(Boolean)
    .join(', ');
}

function welcome(who: string, are: boolean | undefined): string | undefined {
  return are === undefined ? undefined : `${are ? '' : 'no '}${who}${are ? ' welcome' : ''}`;
}

function languageOf({ code, level, isRequired }: NonNullable<JobFactsBody['languages']>[number]): string {
  const name = level === null ? languageName(code) : `${languageName(code)} ${level}`;
  return isRequired ? name : `${name} (a plus)`;
}

function yesOrNo(fact: boolean | undefined): string | undefined {
  return fact === undefined ? undefined : fact ? 'Yes' : 'No';
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
