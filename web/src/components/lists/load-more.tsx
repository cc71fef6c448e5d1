import { Button, Flex } from 'antd';
import { locale, t } from '@/lib/language/t.ts';

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
        {t('{value} of {value2} {what}', {
          value: shown.toLocaleString(locale()),
          value2: total.toLocaleString(locale()),
          what,
        })}
      </output>
      {hasMore ? (
        <Button disabled={loading} onClick={onMore}>
          {loading ? t('Loading…') : t('Show more')}
        </Button>
      ) : null}
    </Flex>
  );
}
