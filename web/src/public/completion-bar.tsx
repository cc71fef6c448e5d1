import { useId } from 'react';
import styles from './completion-bar.module.css';

/** Progress in percent; undefined while unknown. */
export function CompletionBar({ label, percent }: { label: string; percent: number | undefined }) {
  const id = useId();
  return (
    <div className={styles.completion}>
      <span className={styles.words}>
        <span id={id}>{label}</span>
        {percent === undefined ? null : <strong>{percent}%</strong>}
      </span>
      <progress className={styles.bar} aria-labelledby={id} value={percent ?? 0} max={100} />
    </div>
  );
}
