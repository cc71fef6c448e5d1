import { Space, Tag } from 'antd';
import type { TableStatusBody } from '@/api/generated/types.gen';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { tableRows, type TableRow } from './table-rows.ts';
import styles from './database.module.css';

const COLUMNS: readonly RecordColumn<TableRow>[] = [
  { title: 'Table', width: '17rem', render: ({ id }) => <code>{id}</code> },
  {
    title: 'Status',
    render: ({ valid, error }) => (
      <Space wrap>
        <Tag color={valid ? 'success' : 'error'}>{valid ? 'Valid' : 'Error'}</Tag>
        {error === undefined ? null : <span className={styles.fault}>{error}</span>}
      </Space>
    ),
  },
  { title: 'Rows', width: '9rem', render: ({ count }) => count.toLocaleString('en-US') },
];

interface SchemaTableProps {
  /** Undefined while loading. */
  tables: Readonly<Record<string, TableStatusBody>> | undefined;
  isStale: boolean;
}

/** All database tables with their validity and row counts. */
export function SchemaTable({ tables, isStale }: SchemaTableProps) {
  return <RecordTable label="Tables" columns={COLUMNS} rows={tables && tableRows(tables)} isStale={isStale} />;
}
