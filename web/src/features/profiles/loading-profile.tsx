import { Card, Skeleton } from 'antd';
import styles from './profile-page.module.css';

/** Placeholder for a profile editor while it loads. */
export function LoadingProfile() {
  return (
    <div className={`page ${styles.page}`}>
      <Skeleton paragraph={{ rows: 1 }} />
      <div className={styles.layout}>
        <Card loading />
        <Card>
          <Skeleton paragraph={{ rows: 14 }} />
        </Card>
      </div>
    </div>
  );
}
