import { Button, Flex } from 'antd';

interface LoadMoreProps {
  shown: number;
  total: number;
  /** Plural noun for the items, such as “listings”. */
  what: string;
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
}

/** Shows how many items of a list are visible, and a button for more. */
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
