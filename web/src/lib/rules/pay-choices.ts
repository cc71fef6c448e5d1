import { locale, t } from '@/lib/language/t.ts';

/** The periods that pay can be for. */
export const PERIODS = [
  { value: 'hour', label: t('Per hour') },
  { value: 'day', label: t('Per day') },
  { value: 'week', label: t('Per week') },
  { value: 'month', label: t('Per month') },
  { value: 'season', label: t('For the season') },
  { value: 'year', label: t('Per year') },
];

const names = new Intl.DisplayNames(locale(), { type: 'currency' });
const FREQUENT = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'AED', 'THB'];

/** The currencies of the world, frequent ones first. */
export const CURRENCIES = [...new Set([...FREQUENT, ...Intl.supportedValuesOf('currency')])].map((value) => {
  const name = names.of(value);
  return { value, label: name === value ? value : `${value} - ${name}` };
});
