import type { PaymentBody, PaymentStatus } from '@/api/generated/types.gen';

/** What a status is called. */
export const PAYMENT_STATUSES: Record<PaymentStatus, string> = {
  open: 'Not paid yet',
  invoiced: 'Invoiced',
  paid: 'Paid',
  cancelled: 'Cancelled',
  refunding: 'Refund on its way',
  refunded: 'Refunded',
};

/** The amount, as in “$49.99”. */
export function formatAmount({ amount, currency }: Pick<PaymentBody, 'amount' | 'currency'>): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
