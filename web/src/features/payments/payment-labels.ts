import type { PaymentBody, PaymentStatus } from '@/api/generated/types.gen';
import { currencyDisplay } from '@/lib/format/format-salary.ts';
import { locale, t } from '@/lib/language/t.ts';

/** Labels of payment statuses. */
export const PAYMENT_STATUSES: Record<PaymentStatus, string> = {
  open: t('Not paid yet'),
  invoiced: t('Invoiced'),
  paid: t('Paid'),
  cancelled: t('Canceled'),
  refunding: t('Refund in progress'),
  refunded: t('Refunded'),
};

/** The amount, such as “$49.99”. */
export function formatAmount({ amount, currency }: Pick<PaymentBody, 'amount' | 'currency'>): string {
  const format = new Intl.NumberFormat(locale(), { style: 'currency', currency, currencyDisplay: currencyDisplay() });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
