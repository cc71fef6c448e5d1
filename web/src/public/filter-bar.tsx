import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

/** The fields that narrow the list below them. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
