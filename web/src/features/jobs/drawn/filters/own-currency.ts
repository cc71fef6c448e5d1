import { ownRegions } from '@/lib/browser/own-regions.ts';

/** The currencies of regions; those of the euro are listed below. */
const CURRENCIES: Readonly<Record<string, string>> = {
  GB: 'GBP',
  CH: 'CHF',
  LI: 'CHF',
  AE: 'AED',
  AU: 'AUD',
  CA: 'CAD',
  JP: 'JPY',
  QA: 'QAR',
  SA: 'SAR',
  SE: 'SEK',
  TH: 'THB',
  TR: 'TRY',
  ZA: 'ZAR',
};
const EURO = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA'.split(' ');

/** The currency that a person probably thinks in, by the region of their language; else dollars. */
export function ownCurrency(languages?: readonly string[]): string {
  const [region = ''] = ownRegions(languages);
  return EURO.includes(region) ? 'EUR' : (CURRENCIES[region] ?? 'USD');
}
