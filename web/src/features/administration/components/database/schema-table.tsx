import type { TableStatusBody } from '@/api/generated/types.gen';
import { Badge } from '@/public/badge.tsx';
import { RecordTable, type RecordColumn } from '@/components/record-table.tsx';
import { tableRows, type TableRow } from '@/features/administration/table-rows.ts';
import styles from './database.module.css';

const ROWS = new Intl.NumberFormat('en-US');

const COLUMNS: readonly RecordColumn<TableRow>[] = [
  { title: 'Table', width: '17rem', render: ({ id }) => <code>{id}</code> },
  {
    title: 'Status',
    render: ({ valid, error }) => (
      <span className={styles.standing}>
        <Badge tone={valid ? 'success' : 'destructive'}>{valid ? 'Valid' : 'Error'}</Badge>
        {error === undefined ? null : <span className={styles.fault}>{error}</span>}
      </span>
    ),
  },
  { title: 'Rows', width: '9rem', render: ({ count }) => ROWS.format(count) },
];

interface SchemaTableProps {
  tables: Readonly<Record<string, TableStatusBody>>;
  isStale: boolean;
}

/** Every table of the database: whether it is as it should be, and how many rows it has. */
export function SchemaTable({ tables, isStale }: SchemaTableProps) {
  return <RecordTable label="Tables" columns={COLUMNS} rows={tableRows(tables)} isStale={isStale} />;
}
