import { EmptyState } from '@/components/states/empty-state.tsx';
import { t } from '@/lib/language/t.ts';
import { ConversationFilter } from './conversations/conversation-filter.tsx';
import { ConversationList } from './conversations/conversation-list.tsx';
import styles from './messages-page.module.css';
import type { ConversationFilter as Filter } from './messaging-queries.ts';
import { Thread } from './thread/thread.tsx';
import type { ThreadTools } from './thread/thread-tools.ts';

interface MessagesPageProps extends ThreadTools {
  userId: number;
  filter: Filter;
  /** The open conversation. */
  conversationId: number | undefined;
}

/** The conversations next to the open one; on small screens, one at a time. */
export function MessagesPage({ userId, filter, conversationId, ...tools }: MessagesPageProps) {
  return (
    <div className={`page ${styles.page}`} data-open={conversationId !== undefined}>
      <h1>{t('Messages')}</h1>
      <div className={styles.cards}>
        <section className={`${styles.card} ${styles.list}`} aria-labelledby="conversations">
          <h2 id="conversations">{t('Conversations')}</h2>
          <ConversationFilter filter={filter} settles={tools.settles ?? false} />
          <ConversationList filter={filter} />
        </section>
        <section className={`${styles.card} ${styles.thread}`} aria-label={t('Conversation')}>
          {conversationId === undefined ? (
            <div className={styles.nothing}>
              <EmptyState text={t('Select a conversation')} />
            </div>
          ) : (
            <Thread key={conversationId} conversationId={conversationId} userId={userId} {...tools} />
          )}
        </section>
      </div>
    </div>
  );
}
