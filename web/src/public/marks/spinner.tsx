import { useTopWhileLoading } from '@/lib/dom/use-top-while-loading.ts';
import styles from './spinner.module.css';

interface SpinnerProps {
  label?: string;
  /** Shows the label below the ring. */
  isLabelled?: boolean;
}

/** Fills its place while something loads. */
export function Spinner({ label = 'Loading', isLabelled = false }: SpinnerProps) {
  useTopWhileLoading();
  return (
    <div className={styles.place} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span className={isLabelled ? undefined : 'visually-hidden'}>{label}</span>
    </div>
  );
}
