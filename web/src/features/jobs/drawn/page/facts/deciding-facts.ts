import type { PublicJobBody } from '@/api/generated/types.gen';
import { formatUtcDay } from '@/lib/format/format-date.ts';
import { formatAmount } from '@/lib/format/format-salary.ts';
import { t } from '@/lib/language/t.ts';

/** What decides whether somebody can take a job: housing, meals, visa and start, where the listing states them. */
export function decidingFacts({ facts, currency }: Pick<PublicJobBody, 'facts' | 'currency'>): string[] {
  const { startsOn, meals, visaSponsorship } = facts;
  return [
    housingOf(facts, currency),
    either(meals, t('Meals included'), t('No meals')),
    either(visaSponsorship, t('Visa sponsorship'), t('No visa sponsorship')),
    startsOn && t('Starts {date}', { date: formatUtcDay(startsOn) }),
  ].filter((fact): fact is string => Boolean(fact));
}

function housingOf({ housing, housingCost }: PublicJobBody['facts'], currency: string): string | undefined {
  switch (housing) {
    case undefined:
      return undefined;
    case 'none':
      return t('No housing');
    case 'free':
      return t('Free housing');
    case 'paid':
      return housingCost === undefined
        ? t('Housing for rent')
        : t('Housing for {housingCost} a month', { housingCost: formatAmount(housingCost, currency) });
  }
}

function either(fact: boolean | undefined, yes: string, no: string): string | undefined {
  return fact === undefined ? undefined : fact ? yes : no;
}
