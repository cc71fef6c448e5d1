import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PaymentBody } from '@/api/generated/types.gen';
import { PageHead } from '@/components/layout/page-head.tsx';
import { PagedList } from '@/components/lists/paged-list.tsx';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { t } from '@/lib/language/t.ts';
import { PAYMENT_COLUMNS } from './payment-columns.tsx';
import { ownPaymentsQuery } from './payment-queries.ts';

const LISTING: RecordColumn<PaymentBody> = {
  title: t('Premium listing'),
  render: ({ jobId, title }) =>
    jobId === null ? (
      title
    ) : (
      <Link to="/employer/job/$id" params={{ id: jobId }}>
        {title}
      </Link>
    ),
};

/** An employer's payments for premium listings. */
export function OwnPayments() {
  const list = useInfiniteQuery(ownPaymentsQuery);
  return (
    <>
      <PageHead title={t('Payments')} />
      <PagedList
        list={list}
        what={t('payments')}
        failureTitle={t('We couldn’t load the payments')}
        empty={<EmptyState text={t('No payments')} hint={t('Your payments for premium listings appear here.')} />}
      >
        {(payments) => (
          <RecordTable label={t('Your payments')} columns={[LISTING, ...PAYMENT_COLUMNS]} rows={payments} />
        )}
      </PagedList>
    </>
  );
}
