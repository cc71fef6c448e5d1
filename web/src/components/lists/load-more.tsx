import { Button, Flex } from 'antd';

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
    <Flex vertical align="center" gap="small">
      <output style={{ color: 'var(--color-muted)' }}>
        {shown.toLocaleString('en-US')} of {total.toLocaleString('en-US')} {what}
      </output>
      {hasMore ? (
        <Button disabled={loading} onClick={onMore}>
          {loading ? 'Loading…' : 'Show more'}
        </Button>
      ) : null}
    </Flex>
  );
}
