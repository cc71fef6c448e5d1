import styles from './empty-picture.module.css';

/** A calm sea, for empty lists. */
export function EmptyPicture() {
  return (
    <svg viewBox="0 0 120 56" width="120" height="56" className={styles.picture} aria-hidden="true" focusable="false">
      <circle cx="60" cy="30" r="13" className={styles.sun} />
      <path d="M8 36c9-7 17-7 26 0s17 7 26 0 17-7 26 0 17 7 26 0" className={styles.wave} />
      <path d="M22 48c6.500-5 12.500-5 19 0s12.500 5 19 0 12.500-5 19 0 12.500 5 19 0" className={styles.wave} />
    </svg>
  );
}
