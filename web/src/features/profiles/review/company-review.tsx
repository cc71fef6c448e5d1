import { Button } from 'antd';
import { useState } from 'react';
import type { CompanyReviewBody } from '@/api/generated/types.gen';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { ReviewDrawer } from '@/components/lists/review-drawer.tsx';
import { t } from '@/lib/language/t.ts';
import { storedWord } from '@/lib/words/stored-words.ts';
import { changesOf, useApproveCompany, type CompanyChange } from './company-review-queries.ts';

const COLUMNS: readonly RecordColumn<CompanyChange>[] = [
  { title: t('Field'), width: '8rem', render: ({ label }) => <strong>{label}</strong> },
  { title: t('Published'), render: (change) => <Value change={change} value={change.from} /> },
  { title: t('Proposed'), render: (change) => <Value change={change} value={change.to} /> },
];

interface CompanyReviewProps {
  review: CompanyReviewBody;
  onClosed: () => void;
}

/** The changes to a company profile, to review before approving them. */
export function CompanyReview({ review, onClosed }: CompanyReviewProps) {
  const [isOpen, setOpen] = useState(true);
  const approve = useApproveCompany();
  return (
    <ReviewDrawer
      title={review.published.companyName}
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      actions={
        <Button type="primary" disabled={approve.isPending} onClick={() => approve.mutate(review)}>
          {approve.isPending ? t('Approving…') : t('Approve')}
        </Button>
      }
    >
      <ErrorAlert error={approve.error} />
      <RecordTable label={t('Changes')} rowKey="field" columns={COLUMNS} rows={changesOf(review)} />
    </ReviewDrawer>
  );
}

function Value({ change, value }: { change: CompanyChange; value: string | null }) {
  if (value === null) return <i>{t('none')}</i>;
  if (change.field === 'companyLogo') return <img src={`${value}?size=96`} alt={change.label} width={48} height={48} />;
  return storedWord(value);
}
