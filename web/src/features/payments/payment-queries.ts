import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  adminPaymentsAll,
  adminPaymentsMark,
  paymentsCheck,
  paymentsCheckout,
  paymentsOwn,
} from '@/api/generated/calls/payments.gen';
import type { MarkPaymentRequest, PaymentStatus } from '@/api/generated/types.gen';
import { pagedQuery } from '@/lib/query/paged-query.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';

/** The employer's payments, page by page. */
export const ownPaymentsQuery = pagedQuery([...queryScopes.jobs, 'payments'], (cursor, options) =>
  paymentsOwn({ query: { cursor, limit: 20 }, ...options }),
);

/** The payments of all employers, page by page. */
export const adminPaymentsQuery = (status: PaymentStatus | undefined) =>
  pagedQuery([...queryScopes.administration, 'payments', status], (cursor, options) =>
    adminPaymentsAll({ query: { status, cursor, limit: 20 }, ...options }),
  );

/** A payment, checked with the payment provider when the employer returns from the checkout. */
export const checkedPaymentQuery = (id: number) =>
  queryOptions({
    queryKey: ['checked-payment', id],
    queryFn: ({ signal }) => paymentsCheck({ path: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/** Redirects to the checkout of the payment provider. */
export function useCheckout() {
  return useSingleMutation({
    mutationFn: (jobId: number) => paymentsCheckout({ path: { id: jobId } }),
    onSuccess: ({ url }) => location.assign(url),
  });
}

/** Marks an invoice as paid or refunded, then reloads the list. */
export function useMarkPayment() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, status }: { id: number } & MarkPaymentRequest) =>
      adminPaymentsMark({ path: { id }, body: { status } }),
    // Also after a failure, because the payment may have changed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryScopes.administration }),
    meta: { success: { title: t('Payment updated') }, failure: t('Failed to update the payment') },
  });
}
