import { createFileRoute } from '@tanstack/react-router';
import styles from '@/shell/dashboard.module.css';
import type { PaymentStatus } from '@/api/generated/types.gen';
import { PageHead } from '@/components/layout/page-head.tsx';
import { AdminPayments } from '@/features/payments/admin-payments.tsx';
import { adminPaymentsQuery } from '@/features/payments/payment-queries.ts';
import { PAYMENT_STATUSES } from '@/features/payments/payment-labels.ts';
import { oneOf, searchOf } from '@/lib/page/search-params.ts';
import { t } from '@/lib/language/t.ts';

const STATUSES = Object.keys(PAYMENT_STATUSES) as PaymentStatus[];

const readSearch = searchOf({ status: oneOf(STATUSES) });

export const Route = createFileRoute('/_antd/_admin/admin/payments')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { status } }) => ({ status }),
  loader: ({ context: { queryClient }, deps }) =>
    void queryClient.prefetchInfiniteQuery(adminPaymentsQuery(deps.status)),
  head: () => ({ meta: [{ title: t('Payments · Wayfare') }] }),
  component: PaymentsPage,
});

function PaymentsPage() {
  const { status } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <div className={`page ${styles.screen}`}>
      <PageHead title={t('Payments')} />
      <AdminPayments
        status={status}
        onFilter={(next) => void navigate({ search: { status: next }, replace: true, resetScroll: false })}
      />
    </div>
  );
}
