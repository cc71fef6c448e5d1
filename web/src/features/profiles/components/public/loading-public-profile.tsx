import { Skeleton } from '@/public/skeleton.tsx';
import { useTopWhileLoading } from '@/lib/use-top-while-loading.ts';
import styles from './public-profile-page.module.css';

/** Holds the place of a public profile. */
export function LoadingPublicProfile() {
  useTopWhileLoading();
  return (
    <div className={`page ${styles.page}`}>
      <Skeleton rows={1} height="18rem" />
      <Skeleton rows={1} height="24rem" />
    </div>
  );
}
