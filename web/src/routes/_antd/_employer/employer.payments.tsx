import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/language/t.ts';
import styles from '@/shell/dashboard.module.css';
import { OwnPayments } from '@/features/payments/own-payments.tsx';
import { ownPaymentsQuery } from '@/features/payments/payment-queries.ts';

export const Route = createFileRoute('/_antd/_employer/employer/payments')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchInfiniteQuery(ownPaymentsQuery),
  head: () => ({ meta: [{ title: t('Payments · Wayfare') }] }),
  component: PaymentsPage,
});

function PaymentsPage() {
  return (
    <div className={`page ${styles.screen}`}>
      <OwnPayments />
    </div>
  );
}
