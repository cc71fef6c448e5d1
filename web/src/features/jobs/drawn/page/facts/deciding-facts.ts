import type { PublicJobBody } from '@/api/generated/types.gen';
import { formatUtcDay } from '@/lib/format/format-date.ts';
import { formatAmount } from '@/lib/format/format-salary.ts';

/** What decides whether somebody can take a job: housing, meals, visa and start, where the listing states them. */
export function decidingFacts({ facts, currency }: Pick<PublicJobBody, 'facts' | 'currency'>): string[] {
  const { startsOn, meals, visaSponsorship } = facts;
  return [
    housingOf(facts, currency),
    either(meals, 'Meals included', 'No meals'),
    either(visaSponsorship, 'Visa sponsorship', 'No visa sponsorship'),
    startsOn && `Starts ${formatUtcDay(startsOn)}`,
  ].filter((fact): fact is string => Boolean(fact));
}

function housingOf({ housing, housingCost }: PublicJobBody['facts'], currency: string): string | undefined {
  switch (housing) {
    case undefined:
      return undefined;
    case 'none':
      return 'No housing';
    case 'free':
      return 'Free housing';
    case 'paid':
      return housingCost === undefined
        ? 'Housing for rent'
        : `Housing for ${formatAmount(housingCost, currency)} a month`;
  }
}

function either(fact: boolean | undefined, yes: string, no: string): string | undefined {
  return fact === undefined ? undefined : fact ? yes : no;
}
