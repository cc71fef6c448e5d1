import { t } from '@/lib/language/t.ts';
import { PERIOD_LABELS } from './active-filters.ts';
import { PAY_PERIODS, type PayPeriod } from '../search/job-search-params.ts';
import styles from './filter-form.module.css';

/** Offered; any other currency of a link is kept. */
const CURRENCIES = ['USD', 'EUR', 'GBP', 'AED', 'AUD', 'CAD', 'CHF', 'JPY', 'QAR', 'SAR', 'SEK', 'THB', 'TRY', 'ZAR'];

/** What the fields hold: the amount as typed. */
export interface LeastPayDraft {
  payAtLeast: string;
  payCurrency: string;
  payPeriod: PayPeriod;
}

interface LeastPayFieldsProps {
  value: LeastPayDraft;
  onChange: (change: Partial<LeastPayDraft>) => void;
}

/** Pay of at least an amount, in the currency and for the period that people think in. */
export function LeastPayFields({ value, onChange }: LeastPayFieldsProps) {
  const currencies = CURRENCIES.includes(value.payCurrency) ? CURRENCIES : [value.payCurrency, ...CURRENCIES];
  return (
    <fieldset className={styles.pay}>
      <legend>{t('Pay at least')}</legend>
      <input
        name="payAtLeast"
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        aria-label={t('Amount')}
        value={value.payAtLeast}
        onChange={(event) => onChange({ payAtLeast: event.target.value })}
      />
      <select
        name="payCurrency"
        aria-label={t('Currency')}
        value={value.payCurrency}
        onChange={(event) => onChange({ payCurrency: event.target.value })}
      >
        {currencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </select>
      <select
        name="payPeriod"
        aria-label={t('Period')}
        value={value.payPeriod}
        onChange={(event) => onChange({ payPeriod: PAY_PERIODS.find((one) => one === event.target.value) ?? 'year' })}
      >
        {PAY_PERIODS.map((period) => (
          <option key={period} value={period}>
            {PERIOD_LABELS[period]}
          </option>
        ))}
      </select>
    </fieldset>
  );
}
