import { useId } from 'react';
import styles from './completion-bar.module.css';

/** How much of something is done, in percent. */
export function CompletionBar({ label, percent }: { label: string; percent: number }) {
  const id = useId();
  return (
    <div className={styles.completion}>
      <span className={styles.words}>
        <span id={id}>{label}</span>
        <strong>{percent}%</strong>
      </span>
      <progress className={styles.bar} aria-labelledby={id} value={percent} max={100} />
    </div>
  );
}
