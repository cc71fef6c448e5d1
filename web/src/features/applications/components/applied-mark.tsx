import { Icon } from '@/public/marks/icon.tsx';
import styles from './applied-mark.module.css';

/** Stands where the apply button would, for a listing that was applied to. */
export function AppliedMark() {
  return (
    <span className={styles.applied}>
      <Icon name="check" /> Applied
    </span>
  );
}
