import styles from './loading-job.module.css';

/** Stands where a listing will. */
export function LoadingJob() {
  return (
    <div className={styles.place} role="status">
      <span className={styles.ring} aria-hidden="true" />
      Loading job details...
    </div>
  );
}
