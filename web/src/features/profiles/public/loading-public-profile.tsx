import { Card, Skeleton } from 'antd';
import { useTopWhileLoading } from '@/lib/dom/use-top-while-loading.ts';
import styles from './public-profile-page.module.css';

/** Placeholder for a public profile while it loads. */
export function LoadingPublicProfile() {
  useTopWhileLoading();
  return (
    <div className={`page ${styles.page}`}>
      <Card>
        <Skeleton avatar={{ size: 104 }} paragraph={{ rows: 4 }} />
      </Card>
      <Card>
        <Skeleton paragraph={{ rows: 8 }} />
      </Card>
    </div>
  );
}
