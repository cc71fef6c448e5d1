import { Space, Tag } from 'antd';
import type { TableStatusBody } from '@/api/generated/types.gen';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { Said } from '@/lib/language/said.tsx';
import { locale, t } from '@/lib/language/t.ts';
import { tableRows, type TableRow } from './table-rows.ts';
import styles from './database.module.css';

const COLUMNS: readonly RecordColumn<TableRow>[] = [
  { title: t('Table'), width: '17rem', render: ({ id }) => <code>{id}</code> },
  {
    title: t('Status'),
    render: ({ valid, error }) => (
      <Space wrap>
        <Tag color={valid ? 'success' : 'error'}>{valid ? t('Valid') : t('Error')}</Tag>
        {error === undefined ? null : (
          <span className={styles.fault}>
            <Said text={error} />
          </span>
        )}
      </Space>
    ),
  },
  { title: t('Rows'), width: '9rem', render: ({ count }) => count.toLocaleString(locale()) },
];

interface SchemaTableProps {
  /** Undefined while loading. */
  tables: Readonly<Record<string, TableStatusBody>> | undefined;
  isStale: boolean;
}

/** All database tables with their validity and row counts. */
export function SchemaTable({ tables, isStale }: SchemaTableProps) {
  return <RecordTable label={t('Tables')} columns={COLUMNS} rows={tables && tableRows(tables)} isStale={isStale} />;
}
