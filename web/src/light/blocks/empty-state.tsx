import type { ReactNode } from 'react';
import { EmptyPicture } from '@/light/marks/empty-picture.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  text: string;
  hint?: string;
  /** Without the picture, if more content follows. */
  isSlim?: boolean;
  /** What to do next. */
  children?: ReactNode;
}

/** Placeholder for an empty list. */
export function LightEmptyState({ text, hint, isSlim = false, children }: EmptyStateProps) {
  return (
    <div className={isSlim ? `${styles.empty} ${styles.slim}` : styles.empty}>
      {isSlim ? null : <EmptyPicture />}
      <p className={styles.text}>{text}</p>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
      {children}
    </div>
  );
}
