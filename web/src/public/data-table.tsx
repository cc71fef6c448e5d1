import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface DataTableProps {
  label: string;
  columns: readonly string[];
  /** Rows; each cell but the row's header carries its column's name in `data-label`, for small screens. */
  children: ReactNode;
}

/** A table that stacks its cells on small screens. */
export function DataTable({ label, columns, children }: DataTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
