import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { LoadMore } from '@/components/lists/load-more.tsx';
import { useNow } from '@/lib/format/use-now.ts';
import { t } from '@/lib/language/t.ts';
import { foundConversationsQuery, type ConversationFilter } from '../messaging-queries.ts';
import styles from './conversation-list.module.css';
import { conversationsIn } from './conversation-pages.ts';
import { ConversationRow } from './conversation-row.tsx';

/** The user's conversations, newest first. */
export function ConversationList({ filter }: { filter: ConversationFilter }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...foundConversationsQuery(filter),
    placeholderData: keepPreviousData,
  });
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const now = useNow();
  if (!data && error) {
    return (
      <div className={styles.placeholder}>
        <LoadFailure title={t('We couldn’t load your conversations')} error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) {
    return (
      <div className={styles.placeholder}>
        <Loading rows={5} avatar title={{ width: '50%' }} paragraph={{ rows: 1 }} />
      </div>
    );
  }
  const items = conversationsIn(data);
  if (items.length === 0) {
    return (
      <div className={styles.placeholder}>
        {isFiltered ? (
          <EmptyState text={t('No conversations found')} hint={t('Try other words, or show all conversations.')} />
        ) : (
          <EmptyState
            text={t('No messages yet')}
            hint={t("When you contact employers or job seekers, they'll appear here.")}
          />
        )}
      </div>
    );
  }
  return (
    <div className={styles.scroller}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.conversation.id}>
            <ConversationRow item={item} now={now} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <div className={styles.placeholder}>
          <LoadMore
            shown={items.length}
            total={data.pages[0]?.total ?? items.length}
            what={t('conversations')}
            hasMore
            loading={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
          />
        </div>
      ) : null}
    </div>
  );
}
