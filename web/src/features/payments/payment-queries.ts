import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  adminPaymentsAll,
  adminPaymentsMark,
  paymentsCheck,
  paymentsCheckout,
  paymentsOwn,
} from '@/api/generated/calls/payments.gen';
import type { MarkPaymentRequest, PaymentStatus } from '@/api/generated/types.gen';
import { readPage } from '@/api/page.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';

/** The employer's payments, page by page. */
export const ownPaymentsQuery = infiniteQueryOptions({
  queryKey: [...queryScopes.jobs, 'payments'],
  queryFn: ({ pageParam, signal }) =>
    readPage((options) => paymentsOwn({ query: { cursor: pageParam, limit: 20 }, signal, ...options })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
});

/** The payments of all employers, page by page. */
export const adminPaymentsQuery = (status: PaymentStatus | undefined) =>
  infiniteQueryOptions({
    queryKey: [...queryScopes.administration, 'payments', status],
    queryFn: ({ pageParam, signal }) =>
      readPage((options) => adminPaymentsAll({ query: { status, cursor: pageParam, limit: 20 }, signal, ...options })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });

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
    meta: { success: { title: 'Payment updated' }, failure: 'Failed to update the payment' },
  });
}
