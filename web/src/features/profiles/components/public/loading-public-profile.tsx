import { Skeleton } from '../../../../components/skeleton.tsx';
import styles from './public-profile-page.module.css';

/** Holds the place of a public profile. */
export function LoadingPublicProfile() {
  return (
    <div className={`page ${styles.page}`}>
      <Skeleton rows={1} height="18rem" />
      <Skeleton rows={1} height="24rem" />
    </div>
  );
}
