import type { ReactNode } from 'react';
import styles from './dashboard-welcome.module.css';

/** The head of a dashboard: a greeting with the main actions beside it. */
export function DashboardWelcome({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`page ${styles.welcome}`}>
      <h1>{title}</h1>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
