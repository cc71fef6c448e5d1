import type { PaymentBody, PaymentStatus } from '@/api/generated/types.gen';

/** Labels of payment statuses. */
export const PAYMENT_STATUSES: Record<PaymentStatus, string> = {
  open: 'Not paid yet',
  invoiced: 'Invoiced',
  paid: 'Paid',
  cancelled: 'Canceled',
  refunding: 'Refund in progress',
  refunded: 'Refunded',
};

/** The amount, such as “$49.99”. */
export function formatAmount({ amount, currency }: Pick<PaymentBody, 'amount' | 'currency'>): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
