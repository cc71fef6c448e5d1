import { Button } from './button.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  shown: number;
  total: number;
  /** What is counted, as in “listings”. */
  what: string;
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
}

/** Says how much of a long list is shown, and shows more of it. */
export function LoadMore({ shown, total, what, hasMore, loading, onMore }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <output>
        {shown.toLocaleString('en-US')} of {total.toLocaleString('en-US')} {what}
      </output>
      {hasMore ? (
        <Button look="outline" size="small" disabled={loading} onClick={onMore}>
          {loading ? 'Loading…' : 'Show more'}
        </Button>
      ) : null}
    </div>
  );
}
