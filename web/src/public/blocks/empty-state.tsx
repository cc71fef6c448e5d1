import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  text: string;
  hint?: string;
  /** Without the picture, where more content follows. */
  isSlim?: boolean;
  /** What to do next. */
  children?: ReactNode;
}

/** Placeholder for an empty list. */
export function EmptyState({ text, hint, isSlim = false, children }: EmptyStateProps) {
  return (
    <div className={isSlim ? `${styles.empty} ${styles.slim}` : styles.empty}>
      {isSlim ? null : (
        <svg viewBox="0 0 120 56" width="120" height="56" aria-hidden="true" focusable="false">
          <circle cx="60" cy="30" r="13" className={styles.sun} />
          <path d="M8 36c9-7 17-7 26 0s17 7 26 0 17-7 26 0 17 7 26 0" className={styles.wave} />
          <path d="M22 48c6.500-5 12.500-5 19 0s12.500 5 19 0 12.500-5 19 0 12.500 5 19 0" className={styles.wave} />
        </svg>
      )}
      <p className={styles.text}>{text}</p>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
      {children}
    </div>
  );
}
