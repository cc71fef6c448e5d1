import type { JobFactsBody, PublicJobBody } from '@/api/generated/types.gen';
import { capitalized } from '@/lib/format/sentence.ts';
import { formatUtcDay } from '@/lib/format/format-date.ts';
import { formatAmount } from '@/lib/format/format-salary.ts';
import { countryName, languageName, SHIFTS } from '@/lib/rules/job-facts.ts';
import { msg, t } from '@/lib/language/t.ts';
import { listOf, withMore } from '@/lib/format/list-of.ts';

type ListingWithFacts = Pick<PublicJobBody, 'facts' | 'currency' | 'payBasis' | 'minSalary' | 'maxSalary'> &
  Partial<Pick<PublicJobBody, 'places'>>;

const OFFERS = [
  ['meals', msg('Meals')],
  ['tips', msg('Tips')],
  ['uniform', msg('Uniform')],
  ['training', msg('Training')],
  ['visaSponsorship', msg('Visa sponsorship')],
  ['relocationHelp', msg('Relocation help')],
] as const;

const HOUSING = { none: msg('Not provided'), free: msg('Free'), paid: msg('Provided, for rent') } as const;

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
    [t('Season'), seasonOf(facts)],
    [t('Housing'), housingOf(facts, currency)],
    ...OFFERS.map(([fact, label]): [string, string | undefined] => [t(label), yesOrNo(facts[fact])]),
    [t('Languages'), facts.languages && listOf(facts.languages.map(languageOf))],
    [t('Shifts'), facts.shifts && capitalized(listOf(facts.shifts.map((shift) => SHIFTS[shift])))],
    [
      t('Hours'),
      facts.hoursPerWeek === undefined ? undefined : t('{hoursPerWeek} a week', { hoursPerWeek: facts.hoursPerWeek }),
    ],
    [
      t('Contract'),
      facts.contractMonths === undefined
        ? undefined
        : t('{months, plural, one {# month} other {# months}}', { months: facts.contractMonths }),
    ],
    [t('Joining port'), facts.joiningPort],
    [t('Places'), places && places.length > 1 ? places.map(({ label }) => label).join('; ') : undefined],
    [t('Hires in'), facts.hiresIn && listOf(facts.hiresIn.map(countryName))],
    [t('Certificates'), facts.certificates && listOf(facts.certificates)],
    [
      t('Amounts are'),
      hasRange && payBasis ? (payBasis === 'net' ? t('Net, after taxes') : t('Gross, before taxes')) : undefined,
    ],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

function seasonOf({ startsOn, endsOn }: JobFactsBody): string | undefined {
  if (startsOn && endsOn) return `${formatUtcDay(startsOn)} - ${formatUtcDay(endsOn)}`;
  if (startsOn) return t('From {day}', { day: formatUtcDay(startsOn) });
  return endsOn && t('Until {day}', { day: formatUtcDay(endsOn) });
}

function housingOf({ housing, housingCost, sharedHousing, couples, pets }: JobFactsBody, currency: string) {
  if (housing === undefined) return undefined;
  const cost =
    housingCost === undefined
      ? undefined
      : t('{housingCost} a month', { housingCost: formatAmount(housingCost, currency) });
  const room = sharedHousing === undefined ? undefined : sharedHousing ? t('shared') : t('a room of your own');
  return withMore([cost ?? t(HOUSING[housing]), room, couplesText(couples), petsText(pets)]);
}

function couplesText(couples: boolean | undefined): string | undefined {
  return couples === undefined ? undefined : couples ? t('couples welcome') : t('no couples');
}

function petsText(pets: boolean | undefined): string | undefined {
  return pets === undefined ? undefined : pets ? t('pets welcome') : t('no pets');
}

function languageOf({ code, level, isRequired }: NonNullable<JobFactsBody['languages']>[number]): string {
  const name = level === null ? languageName(code) : `${languageName(code)} ${level}`;
  return isRequired ? name : t('{name} (a plus)', { name });
}

function yesOrNo(fact: boolean | undefined): string | undefined {
  return fact === undefined ? undefined : fact ? t('Yes') : t('No');
}
