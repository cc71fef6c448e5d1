import styles from './ring.module.css';

/** A share as a ring around its number; the words beside it say the same. */
export function Ring({ percent }: { percent: number }) {
  const drawn = Math.min(percent, 100);
  return (
    <span className={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 100 100" focusable="false">
        <circle cx="50" cy="50" r="42" className={styles.ground} />
        {drawn > 0 ? (
          <circle
            cx="50"
            cy="50"
            r="42"
            pathLength="100"
            className={styles.share}
            strokeDasharray={`${drawn} ${100 - drawn}`}
          />
        ) : null}
      </svg>
      <span>{percent}%</span>
    </span>
  );
}
