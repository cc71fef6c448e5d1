import { useTopWhileLoading } from '@/lib/dom/use-top-while-loading.ts';
import { t } from '@/lib/language/t.ts';
import styles from './spinner.module.css';

interface SpinnerProps {
  label?: string;
  /** Shows the label below the ring; otherwise it is for assistive technology only. */
  isLabeled?: boolean;
}

/** Fills the space of content that is loading. */
export function Spinner({ label = t('Loading'), isLabeled = false }: SpinnerProps) {
  useTopWhileLoading();
  return (
    <div className={styles.place} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span className={isLabeled ? undefined : 'visually-hidden'}>{label}</span>
    </div>
  );
}
