import { Link } from '@tanstack/react-router';
import { Flex } from 'antd';
import type { CompanyNameBody } from '@/api/generated/types.gen';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { formatDate } from '@/lib/format/format-date.ts';
import { Said } from '@/lib/language/said.tsx';
import { t } from '@/lib/language/t.ts';
import { VerifyButton, WithdrawButton } from '../users/actions/verify-button.tsx';

const COLUMNS: readonly RecordColumn<CompanyNameBody>[] = [
  {
    title: t('Company'),
    render: ({ employerId, companyName, memberSince }) => (
      <>
        <Link to="/admin/users/$id" params={{ id: employerId }}>
          <bdi>{companyName}</bdi>
        </Link>
        <br />
        {t('Member since {date}', { date: formatDate(memberSince) })}
      </>
    ),
  },
  { title: t('Controls'), width: '14rem', render: ({ domain }) => domain },
  {
    title: t('Check before you decide'),
    render: ({ hints }) =>
      hints.length === 0
        ? '–'
        : hints.map(({ rule, sentence, quote }) => (
            <p key={rule}>
              <Said text={sentence} /> {quote === null ? null : <q dir="auto">{quote}</q>}
            </p>
          )),
  },
  {
    title: t('Actions'),
    untitled: true,
    width: '15rem',
    render: ({ employerId, ...company }) => (
      <Flex wrap gap="small">
        <VerifyButton id={employerId} company={company} />
        <WithdrawButton id={employerId} company={company} />
      </Flex>
    ),
  },
];

/** Companies that have proven their domain and whose names an admin has to check. */
export function CompanyNameTable({ companies }: { readonly companies: CompanyNameBody[] }) {
  return <RecordTable label={t('Company names to check')} rowKey="employerId" columns={COLUMNS} rows={companies} />;
}
