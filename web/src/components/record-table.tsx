import { Table, type TableColumnsType, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { IconButton } from '@/public/icon-button.tsx';
import styles from './record-table.module.css';
import { Skeleton } from '@/public/skeleton.tsx';

/** A column of a record table. */
export interface RecordColumn<Row> {
  title: string;
  /** What needs no words above it, as buttons do. */
  untitled?: boolean;
  /** CSS width on large screens. */
  width?: string;
  render: (row: Row) => ReactNode;
}

/** What a row shows when it is opened. */
interface RecordDetails<Row> {
  label: (row: Row) => string;
  render: (row: Row) => ReactNode;
}

interface RecordTableProps<Row> {
  label: string;
  /** The first column heads its row. */
  columns: readonly RecordColumn<Row>[];
  /** Unknown while the first are loading. */
  rows: readonly Row[] | undefined;
  /** Whether these rows stay only until others have come. */
  isStale: boolean;
  details?: RecordDetails<Row>;
}

/** A long table of records whose heading stays in sight; on small screens every record is a card. */
export function RecordTable<Row extends { id: number | string }>(props: RecordTableProps<Row>) {
  const { label, columns, rows, isStale, details } = props;
  if (!rows) return <Skeleton height="4.5rem" rows={5} />;
  return (
    <Table<Row>
      className={styles.table}
      aria-label={label}
      aria-busy={isStale}
      rowKey="id"
      columns={columns.map(antdColumn)}
      dataSource={rows}
      pagination={false}
      expandable={details && expandable(details)}
    />
  );
}

function expandable<Row>({ label, render }: RecordDetails<Row>): TableProps<Row>['expandable'] {
  return {
    columnTitle: <span className="visually-hidden">Details</span>,
    columnWidth: '4.5rem',
    expandedRowRender: render,
    expandIcon: ({ record, expanded, onExpand }) => (
      <IconButton
        icon="chevron"
        label={label(record)}
        aria-expanded={expanded}
        onClick={(event) => onExpand(record, event)}
      />
    ),
  };
}

function antdColumn<Row>(column: RecordColumn<Row>, index: number): TableColumnsType<Row>[number] {
  const { title, untitled = false, width, render } = column;
  const isHead = index === 0;
  return {
    key: title,
    title: untitled ? <span className="visually-hidden">{title}</span> : title,
    width,
    rowScope: isHead ? 'row' : undefined,
    onCell: () => labelled(isHead || untitled ? undefined : title),
    render: (_value, row) => render(row),
  };
}

/** On small screens, where the heading is out of sight, a cell says itself what it holds. */
function labelled(title: string | undefined) {
  return { className: styles.cell, 'data-label': title };
}
