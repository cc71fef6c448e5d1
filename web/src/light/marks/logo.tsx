import styles from './logo.module.css';

/** The logo, a sun above a wave shaped like a W, and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
        <rect width="40" height="40" rx="11" className={styles.plate} />
        <circle cx="20" cy="13.5" r="4.75" className={styles.sun} />
        <path
          d="M6.5 19.500c1.6 6.6 4 10 6.6 10 3.6 0 4.2-6 6.9-6s3.3 6 6.9 6c2.6 0 5-3.4 6.6-10"
          className={styles.wave}
        />
      </svg>
      <span>Wayfare</span>
    </span>
  );
}
