import { Button, Table, type TableColumnsType, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { Icon } from '@/light/marks/icon.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { t } from '@/lib/language/t.ts';
import styles from './record-table.module.css';

/** A column of a record table. */
export interface RecordColumn<Row> {
  title: string;
  /** Hides the title, for columns of buttons. */
  untitled?: boolean;
  /** CSS width on wide screens. */
  width?: string;
  /** Whether screens of middle width, where a compact table is still a table, leave it out. */
  isExtra?: boolean;
  /** The orders of the list by this column. */
  sorts?: Partial<Record<'ascend' | 'descend', string>>;
  render: (row: Row) => ReactNode;
}

/** The expandable content of a row. */
interface RecordDetails<Row> {
  /** Names the button that shows it. */
  label: (row: Row) => string;
  render: (row: Row) => ReactNode;
}

/** Checkboxes before the rows. */
interface RecordSelection<Row> {
  /** Ids of rows. */
  selected: readonly number[];
  onSelect: (ids: readonly number[]) => void;
  /** Names the checkbox of a row. */
  label: (row: Row) => string;
  isDisabled: (row: Row) => boolean;
}

interface RecordTableProps<Row> {
  label: string;
  /** The first column is the header of its row. */
  columns: readonly RecordColumn<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  /** The field that identifies a row. */
  rowKey?: keyof Row & string;
  /** Whether newer rows are loading. */
  isStale?: boolean;
  details?: RecordDetails<Row>;
  selection?: RecordSelection<Row>;
  /** Whether each row is a single line, for long lists. */
  isCompact?: boolean;
  /** The order of the list. */
  sort?: string;
  /** Undefined for the usual order. */
  onSort?: (sort: string | undefined) => void;
}

/** A table of records with a sticky header; on small screens each record is a card. */
export function RecordTable<Row extends object>(props: RecordTableProps<Row>) {
  const { label, columns, rows, rowKey = 'id', isStale = false, details, selection } = props;
  const { isCompact = false, sort, onSort } = props;
  if (!rows) return <Loading rows={5} />;
  return (
    <Table<Row>
      className={isCompact ? `${styles.table} ${styles.compact}` : styles.table}
      aria-label={label}
      aria-busy={isStale}
      rowKey={rowKey}
      columns={columns.map((column, index) => antdColumn(column, index, sort))}
      dataSource={rows}
      pagination={false}
      showSorterTooltip={false}
      onChange={(_pages, _filters, sorter) => {
        const { columnKey, order } = [sorter].flat()[0] ?? {};
        onSort?.(order ? columns.find(({ title }) => title === columnKey)?.sorts?.[order] : undefined);
      }}
      expandable={details && expandable(details, isCompact)}
      rowSelection={selection && selectable(selection)}
    />
  );
}

function expandable<Row>({ label, render }: RecordDetails<Row>, isCompact: boolean): TableProps<Row>['expandable'] {
  return {
    columnTitle: <span className="visually-hidden">{t('Details')}</span>,
    columnWidth: isCompact ? '2.75rem' : '4.5rem',
    expandedRowRender: render,
    expandIcon: ({ record, expanded, onExpand }) => (
      <Button
        type="text"
        shape="circle"
        size={isCompact ? 'small' : 'middle'}
        icon={<Icon name="chevron" />}
        aria-label={label(record)}
        aria-expanded={expanded}
        data-tip={label(record)}
        onClick={(event) => onExpand(record, event)}
      />
    ),
  };
}

function selectable<Row>({
  selected,
  onSelect,
  label,
  isDisabled,
}: RecordSelection<Row>): TableProps<Row>['rowSelection'] {
  return {
    selectedRowKeys: [...selected],
    onChange: (keys) => onSelect(keys.map(Number)),
    getCheckboxProps: (row) => ({ 'aria-label': label(row), disabled: isDisabled(row) }),
    getTitleCheckboxProps: () => ({ 'aria-label': t('Select all shown') }),
  };
}

function antdColumn<Row>(column: RecordColumn<Row>, index: number, sort?: string): TableColumnsType<Row>[number] {
  const { title, untitled = false, width, isExtra = false, sorts, render } = column;
  const isHead = index === 0;
  return {
    key: title,
    title: untitled ? <span className="visually-hidden">{title}</span> : title,
    width,
    ...(sorts && sorted(sorts, sort)),
    ...(isExtra && { responsive: ['xs', 'xl'] as const }),
    rowScope: isHead ? 'row' : undefined,
    onCell: () => labeled(isHead || untitled ? undefined : title),
    render: (_value, row) => apart(render(row)),
  };
}

/** How a column sorts the list. */
function sorted(sorts: NonNullable<RecordColumn<object>['sorts']>, sort: string | undefined) {
  const directions = (['ascend', 'descend'] as const).filter((direction) => sorts[direction] !== undefined);
  const order = directions.find((direction) => sorts[direction] === sort) ?? null;
  return { sorter: true, sortDirections: directions, sortOrder: order };
}

/** On small screens the header is hidden, so cells carry the titles of their columns. */
function labeled(title: string | undefined) {
  return { className: styles.cell, 'data-label': title };
}

/** A text that somebody may have written has a direction of its own, so that it does not mix with the title. */
function apart(content: ReactNode): ReactNode {
  return typeof content === 'string' && content !== '' ? <bdi>{content}</bdi> : content;
}
