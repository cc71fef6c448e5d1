import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Short facts side by side, each with an icon. */
export function FactList({ isDense = false, children }: { isDense?: boolean; children: ReactNode }) {
  return (
    <ul className={styles.facts} data-dense={isDense}>
      {children}
    </ul>
  );
}
