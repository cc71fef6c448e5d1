import styles from './count-mark.module.css';

/** Larger counts are shown as 99+. */
const MAX_SHOWN = 99;

/** A count beside a label, and in words for screen readers; nothing for zero. */
export function CountMark({ count, label }: { count: number; label: string }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      <span className="visually-hidden"> {label}</span>
    </span>
  );
}
