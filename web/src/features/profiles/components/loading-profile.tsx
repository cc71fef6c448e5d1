import { Skeleton } from '@/public/skeleton.tsx';
import styles from './profile-page.module.css';

/** Holds the place of a profile that is being edited. */
export function LoadingProfile() {
  return (
    <div className={`page ${styles.page}`}>
      <Skeleton rows={1} height="4rem" />
      <div className={styles.layout}>
        <Skeleton rows={1} height="24rem" />
        <Skeleton rows={1} height="36rem" />
      </div>
    </div>
  );
}
