import { Icon } from '@/light/marks/icon.tsx';
import { t } from '@/lib/language/t.ts';
import styles from './applied-mark.module.css';

/** Replaces the apply button after applying. */
export function AppliedMark() {
  return (
    <span className={styles.applied}>
      <Icon name="check" /> {t('Applied')}
    </span>
  );
}
