import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'outlined' | 'secondary' | 'default' | 'success' | 'destructive';

/** A short status label. */
export function LightBadge({ tone = 'default', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
