import { Tag } from 'antd';
import type { PaymentBody, PaymentStatus } from '@/api/generated/types.gen';
import type { RecordColumn } from '@/components/lists/record-table.tsx';
import { formatDate } from '@/lib/format/format-date.ts';
import { t } from '@/lib/language/t.ts';
import { formatAmount, PAYMENT_STATUSES } from './payment-labels.ts';

const COLORS: Partial<Record<PaymentStatus, string>> = {
  invoiced: 'warning',
  paid: 'success',
  refunding: 'processing',
};

/** The columns that employers and admins see. */
export const PAYMENT_COLUMNS: readonly RecordColumn<PaymentBody>[] = [
  { title: t('Amount'), width: '6rem', render: (payment) => formatAmount(payment) },
  {
    title: t('Status'),
    width: '7rem',
    render: ({ status }) => <Tag color={COLORS[status]}>{PAYMENT_STATUSES[status]}</Tag>,
  },
  {
    title: t('Invoice'),
    width: '12rem',
    render: ({ provider, reference }) => (provider === null ? <small>{reference}</small> : t('Paid online')),
  },
  { title: t('Invoiced'), width: '9rem', render: ({ invoicedAt }) => (invoicedAt ? formatDate(invoicedAt) : '–') },
  { title: t('Paid'), width: '9rem', render: ({ paidAt }) => (paidAt ? formatDate(paidAt) : '–') },
];
