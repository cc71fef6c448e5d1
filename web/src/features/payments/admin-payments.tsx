import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, Flex, Select } from 'antd';
import type { AdminPaymentBody, PaymentStatus } from '@/api/generated/types.gen';
import { PagedList } from '@/components/lists/paged-list.tsx';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { optionsOf } from '@/lib/rules/job-options.ts';
import { CLEARABLE } from '@/components/fields/clearable.tsx';
import { t } from '@/lib/language/t.ts';
import { PAYMENT_COLUMNS } from './payment-columns.tsx';
import { adminPaymentsQuery, useMarkPayment } from './payment-queries.ts';
import { PAYMENT_STATUSES } from './payment-labels.ts';

const FACTS: readonly RecordColumn<AdminPaymentBody>[] = [
  { title: t('Premium listing'), render: ({ title }) => title },
  {
    title: t('Employer'),
    width: '10rem',
    render: ({ employerId, employerName }) =>
      employerId === null ? (
        '–'
      ) : (
        <Link to="/admin/users/$id" params={{ id: employerId }}>
          {employerName}
        </Link>
      ),
  },
  ...PAYMENT_COLUMNS,
];

interface AdminPaymentsProps {
  status: PaymentStatus | undefined;
  onFilter: (status: PaymentStatus | undefined) => void;
}

/** The payments of all employers; admins mark invoices as paid. */
export function AdminPayments({ status, onFilter }: AdminPaymentsProps) {
  const list = useInfiniteQuery({ ...adminPaymentsQuery(status), placeholderData: keepPreviousData });
  const mark = useMarkPayment();
  const actions: RecordColumn<AdminPaymentBody> = {
    title: t('Actions'),
    untitled: true,
    width: '10rem',
    render: ({ id, title, provider, status: now }) => {
      const next = provider === null && NEXT[now];
      return next ? (
        <Button
          aria-label={`${next.label}: ${title}`}
          disabled={mark.isPending}
          onClick={() => mark.mutate({ id, status: next.status })}
        >
          {next.label}
        </Button>
      ) : null;
    },
  };
  return (
    <Flex vertical gap="middle">
      <Select
        aria-label={t('Status')}
        placeholder={t('Any status')}
        allowClear={CLEARABLE}
        options={optionsOf(PAYMENT_STATUSES)}
        value={status}
        onChange={onFilter}
        style={{ width: '12rem' }}
      />
      <PagedList
        list={list}
        what={t('payments')}
        failureTitle={t('We couldn’t load the payments')}
        empty={
          <EmptyState text={t('No payments')} hint={t('Invoices and payments for premium listings appear here.')} />
        }
      >
        {(payments, isStale) => (
          <RecordTable label={t('Payments')} columns={[...FACTS, actions]} rows={payments} isStale={isStale} />
        )}
      </PagedList>
    </Flex>
  );
}

/** The manual steps for payments without a provider. */
const NEXT: Partial<Record<PaymentStatus, { label: string; status: 'paid' | 'refunded' }>> = {
  invoiced: { label: t('Mark as paid'), status: 'paid' },
  refunding: { label: t('Mark as refunded'), status: 'refunded' },
};
